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
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { createAccount, createSession, deleteSession } from '../../adapters/appwrite/account.ts'
import { lastAccount } from '../../adapters/storage/last-account.ts'
import { followElsewhere } from './elsewhere.ts'
import { favoriteActors } from './favorite-actors.ts'
import { followConnection } from '../../adapters/network/connection.ts'
import { followFavorites } from './follow-favorites.ts'
import { accountOr, favoritesOr } from './offline-account.ts'
import type { AuthView } from './session.tsx'
import { sendWaiting } from './waiting.ts'

type AuthMachine = ReturnType<typeof createAuthMachine>

/** The actors that live as long as the page: who is here, and what they keep. */
export interface SessionActors {
  auth: ActorRefFrom<AuthMachine>
  favorites: ActorRefFrom<ReturnType<typeof createFavoritesMachine>>
  /** Whether one game is a favorite. */
  favorite: ReturnType<typeof favoriteActors>['of']
  /** Keeps that actor for as long as a heart shows it. */
  showFavorite: ReturnType<typeof favoriteActors>['show']
  /** Ends who is here and what they keep, for a host that outlives the portal; a call under way goes on. */
  stop: () => void
}

/** Starts the session's actors. Called once, outside React, which may mount things twice. */
export function startActors(): SessionActors {
  // Whoever the backend has just vouched for may have something waiting, and is here once the actor has heard it too.
  const getAccount = accountOr(({ id }) => void sendWaiting(id, () => lastAccount.get()?.id === id))
  const auth = createActor(createAuthMachine({ getAccount, createAccount, createSession, deleteSession }))
  const favorites = createActor(createFavoritesMachine({ listFavorites: favoritesOr }), {
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
  const unfollow = followElsewhere(auth)
  const unwatch = followConnection((offline) => {
    auth.send({ type: 'auth.recheck' })
    if (!offline) favorites.send({ type: 'favorites.reload' })
  })
  const unfollowFavorites = followFavorites(favorites)
  favorites.start()
  auth.start()
  const stop = () => {
    unfollow()
    unwatch()
    unfollowFavorites()
    auth.stop()
    favorites.stop()
  }
  const { of: favorite, show: showFavorite } = favoriteActors(favorites, expire)
  return { auth, favorites, favorite, showFavorite, stop }
}

/** What the screens see of the auth actor. */
export function authViewOf(snapshot: SnapshotFrom<AuthMachine>): AuthView {
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
    entering: busy && status !== 'signedIn',
    signingOut: busy && status === 'signedIn',
  }
}
