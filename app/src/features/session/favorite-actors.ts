import { createFavoriteMachine, selectFavoriteBusy } from '@saha/machines/favorite'
import { selectFavoriteRecordId, type createFavoritesMachine } from '@saha/machines/favorites'
import { createActor, type ActorRefFrom } from 'xstate'
import { addFavoriteOrQueue, removeFavoriteOrQueue } from './queued-writes.ts'

type FavoriteActor = ActorRefFrom<ReturnType<typeof createFavoriteMachine>>
type Favorites = ActorRefFrom<ReturnType<typeof createFavoritesMachine>>

/**
 * Creates one favorite actor per game on demand. All buttons of a game share it, so calls never overlap and outlive the
 * screen. An actor stops when no button uses it and it is idle.
 */
export function createFavoriteActors(favorites: Favorites, onSessionEnded: (userId: string | null) => void) {
  const actors = new Map<string, { actor: FavoriteActor; stop: () => void }>()
  const users = new Map<string, number>()
  const readFavorite = (gameId: string) => {
    const snapshot = favorites.getSnapshot()
    return { userId: snapshot.context.userId, recordId: selectFavoriteRecordId(gameId)(snapshot) }
  }

  const machine = createFavoriteMachine({
    addFavorite: addFavoriteOrQueue,
    removeFavorite: ({ gameId, recordId }, signal) =>
      // Only a signed-in user can remove a favorite.
      removeFavoriteOrQueue({ gameId, recordId, userId: readFavorite(gameId).userId ?? '' }, signal),
  })

  const start = (gameId: string) => {
    const actor = createActor(machine, { input: { gameId, ...readFavorite(gameId) } })
    actor.on('added', (record) => favorites.send({ ...record, type: 'favorites.added' }))
    actor.on('removed', (record) => favorites.send({ ...record, type: 'favorites.removed' }))
    actor.on('loginRequired', () => onSessionEnded(actor.getSnapshot().context.userId))
    let lastSent = readFavorite(gameId)
    const subscription = favorites.subscribe(() => {
      const now = readFavorite(gameId)
      if (now.userId === lastSent.userId && now.recordId === lastSent.recordId) return
      lastSent = now
      actor.send({ type: 'session.changed', ...now })
    })
    const stop = () => {
      subscription.unsubscribe()
      actor.stop()
      actors.delete(gameId)
    }
    return { actor: actor.start(), stop }
  }

  /** Returns the actor of a game, which starts it if needed. */
  const get = (gameId: string): FavoriteActor => {
    const started = actors.get(gameId) ?? start(gameId)
    actors.set(gameId, started)
    return started.actor
  }

  /** Stops an unused actor, unless it is busy or has an unreported failure. */
  const stopUnused = (gameId: string) => {
    const started = actors.get(gameId)
    if (!started || (users.get(gameId) ?? 0) > 0) return
    users.delete(gameId)
    const snapshot = started.actor.getSnapshot()
    if (!selectFavoriteBusy(snapshot) && !snapshot.context.failure) started.stop()
  }

  /** Keeps the actor of a game running. @returns a function that releases it */
  const retain = (gameId: string): (() => void) => {
    users.set(gameId, (users.get(gameId) ?? 0) + 1)
    return () => {
      users.set(gameId, (users.get(gameId) ?? 0) - 1)
      // Another button may retain it in the same render.
      queueMicrotask(() => stopUnused(gameId))
    }
  }

  return { get, retain }
}
