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
import { createAccount, createSession, deleteSession, getAccount } from '../adapters/appwrite/account.ts'
import { listFavorites } from '../adapters/appwrite/favorites.ts'
import { followElsewhere } from './elsewhere.ts'
import { favoriteActors } from './favorite-actors.ts'
import { followFavorites } from './follow-favorites.ts'
import type { AuthView } from './session.tsx'

type AuthMachine = ReturnType<typeof createAuthMachine>

/** The actors that live as long as the page: who is here, and what they keep. */
export interface SessionActors {
  auth: ActorRefFrom<AuthMachine>
  favorites: ActorRefFrom<ReturnType<typeof createFavoritesMachine>>
  /** Whether one game is a favorite. */
  favorite: ReturnType<typeof favoriteActors>
  /** Ends who is here and what they keep, for a host that outlives the portal; a call under way goes on. */
  stop: () => void
}

/** Starts the session's actors. Called once, outside React, which may mount things twice. */
export function startActors(): SessionActors {
  const auth = createActor(createAuthMachine({ getAccount, createAccount, createSession, deleteSession }))
  const favorites = createActor(createFavoritesMachine({ listFavorites: listFavorites }), {
    input: { userId: null },
  })
  auth.on('signedIn', ({ user }) => favorites.send({ type: 'session.changed', userId: user.id }))
  auth.on('signedOut', () => favorites.send({ type: 'session.changed', userId: null }))
  const expire = (userId: string | null) => userId !== null && auth.send({ type: 'auth.expired', userId })
  favorites.subscribe(({ context }) => {
    if (context.failure?.kind === 'auth') expire(context.userId)
  })
  const unfollow = followElsewhere(auth)
  const unfollowFavorites = followFavorites(favorites)
  favorites.start()
  auth.start()
  const stop = () => {
    unfollow()
    unfollowFavorites()
    auth.stop()
    favorites.stop()
  }
  return { auth, favorites, favorite: favoriteActors(favorites, expire), stop }
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
