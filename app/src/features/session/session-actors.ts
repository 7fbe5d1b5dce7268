import {
  createAuthMachine,
  selectAccountBlocked,
  selectAuthBusy,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
  selectUserName,
} from '@saha/machines/auth'
import { createFavoritesMachine } from '@saha/machines/favorites'
import { createActor, waitFor, type ActorRefFrom, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { createAccount, createSession, deleteSession } from '../../adapters/appwrite/account/account.ts'
import { lastAccount } from '../../adapters/storage/last-account.ts'
import { syncAuthAcrossTabs } from './sync-auth-across-tabs.ts'
import { createFavoriteActors } from './favorite-actors.ts'
import { followConnection } from '../../adapters/network/connection.ts'
import { syncFavorites } from './sync-favorites.ts'
import { createGetAccountOrCached, listFavoritesOrCached } from './cached-account.ts'
import type { AuthView } from './session.tsx'
import { sendQueuedWrites } from './queued-writes.ts'

type AuthMachine = ReturnType<typeof createAuthMachine>
type EntryEvent = Extract<EventFromLogic<AuthMachine>, { type: 'auth.signIn' | 'auth.signUp' }>

/** Actors of the session: the user and their favorites. They live as long as the page. */
export interface SessionActors {
  auth: ActorRefFrom<AuthMachine>
  favorites: ActorRefFrom<ReturnType<typeof createFavoritesMachine>>
  /** Signs in or up as soon as the session is known: the machine ignores it while it checks. */
  enter: (event: EntryEvent) => void
  getFavoriteActor: ReturnType<typeof createFavoriteActors>['get']
  retainFavoriteActor: ReturnType<typeof createFavoriteActors>['retain']
  /** Stops all actors, for hosts that outlive the portal, such as stories. Pending calls continue. */
  stop: () => void
}

/** Starts the session's actors. Called once, outside React, which may mount components twice. */
export function startSessionActors(): SessionActors {
  // A confirmed user may have queued writes. They are sent only while the same user is signed in.
  const getAccount = createGetAccountOrCached(
    ({ id }) => void sendQueuedWrites(id, () => lastAccount.get()?.id === id),
  )
  const auth = createActor(createAuthMachine({ getAccount, createAccount, createSession, deleteSession }))
  const favorites = createActor(createFavoritesMachine({ listFavorites: listFavoritesOrCached }), {
    input: { userId: null },
  })
  auth.on('signedIn', ({ user }) => favorites.send({ type: 'session.changed', userId: user.id }))
  auth.on('signedOut', () => {
    lastAccount.remove()
    favorites.send({ type: 'session.changed', userId: null })
  })
  const expire = (userId: string | null) => userId !== null && auth.send({ type: 'auth.expired', userId })
  favorites.subscribe((snapshot) => {
    const { userId, records, failure } = snapshot.context
    if (failure?.kind === 'auth') expire(userId)
    if (userId !== null && snapshot.matches({ signedIn: 'ready' })) lastAccount.setFavorites(userId, records)
  })
  const stopAuthSync = syncAuthAcrossTabs(auth)
  const unfollowConnection = followConnection((offline) => {
    auth.send({ type: 'auth.recheck' })
    if (!offline) favorites.send({ type: 'favorites.reload' })
  })
  const stopFavoritesSync = syncFavorites(favorites)
  favorites.start()
  auth.start()
  const enter = (event: EntryEvent) =>
    void waitFor(auth, (snapshot) => selectAuthStatus(snapshot) !== 'unknown').then(
      () => auth.send(event),
      // The actor was stopped.
      () => undefined,
    )
  const stop = () => {
    stopAuthSync()
    unfollowConnection()
    stopFavoritesSync()
    auth.stop()
    favorites.stop()
  }
  const { get: getFavoriteActor, retain: retainFavoriteActor } = createFavoriteActors(favorites, expire)
  return { auth, favorites, enter, getFavoriteActor, retainFavoriteActor, stop }
}

/** Selects what screens show of the auth actor. */
export function toAuthView(snapshot: SnapshotFrom<AuthMachine>): AuthView {
  const status = selectAuthStatus(snapshot)
  const busy = selectAuthBusy(snapshot)
  const user = selectUser(snapshot)
  const name = selectUserName(snapshot)
  return {
    status,
    user: user !== null && name !== null ? { id: user.id, name, labels: user.labels } : null,
    failure: snapshot.context.failure,
    unreachable: selectConnectionFailed(snapshot),
    blocked: selectAccountBlocked(snapshot),
    entering: busy && status === 'signedOut',
    signingOut: busy && status === 'signedIn',
  }
}
