import { createFavoriteMachine, selectFavoriteBusy } from '@saha/machines/favorite'
import { selectFavoriteRecordId, type createFavoritesMachine } from '@saha/machines/favorites'
import { createActor, type ActorRefFrom } from 'xstate'
import { favoriteAddition, favoriteRemoval } from './waiting.ts'

type FavoriteActor = ActorRefFrom<ReturnType<typeof createFavoriteMachine>>
type Favorites = ActorRefFrom<ReturnType<typeof createFavoritesMachine>>

/**
 * One actor a game, made when it is first asked for and shared by every heart that shows the game: so one call
 * at a time changes it, and the call outlives the screen that it was made on. Of thousands of games that pass by, only
 * those are kept that a heart shows or that have something under way.
 */
export function favoriteActors(favorites: Favorites, onSessionEnded: (userId: string | null) => void) {
  const actors = new Map<string, { actor: FavoriteActor; end: () => void }>()
  const hearts = new Map<string, number>()
  const known = (gameId: string) => {
    const snapshot = favorites.getSnapshot()
    return { userId: snapshot.context.userId, recordId: selectFavoriteRecordId(gameId)(snapshot) }
  }

  const machine = createFavoriteMachine({
    addFavorite: favoriteAddition,
    removeFavorite: ({ gameId, recordId }, signal) =>
      // Nobody removes a favorite without being signed in.
      favoriteRemoval({ gameId, recordId, userId: known(gameId).userId ?? '' }, signal),
  })

  const start = (gameId: string) => {
    const actor = createActor(machine, { input: { gameId, ...known(gameId) } })
    actor.on('added', (record) => favorites.send({ ...record, type: 'favorites.added' }))
    actor.on('removed', (record) => favorites.send({ ...record, type: 'favorites.removed' }))
    actor.on('loginRequired', () => onSessionEnded(actor.getSnapshot().context.userId))
    let told = known(gameId)
    const subscription = favorites.subscribe(() => {
      const now = known(gameId)
      if (now.userId === told.userId && now.recordId === told.recordId) return
      told = now
      actor.send({ type: 'session.changed', ...now })
    })
    const end = () => {
      subscription.unsubscribe()
      actor.stop()
      actors.delete(gameId)
    }
    return { actor: actor.start(), end }
  }

  const of = (gameId: string): FavoriteActor => {
    const started = actors.get(gameId) ?? start(gameId)
    actors.set(gameId, started)
    return started.actor
  }

  /** Ends the actor of a game that no heart shows any more, unless it is busy or has something to tell. */
  const letGo = (gameId: string) => {
    const started = actors.get(gameId)
    if (!started || (hearts.get(gameId) ?? 0) > 0) return
    hearts.delete(gameId)
    const snapshot = started.actor.getSnapshot()
    if (!selectFavoriteBusy(snapshot) && !snapshot.context.failure) started.end()
  }

  /** A heart shows this game's actor until it calls what is returned. */
  const show = (gameId: string): (() => void) => {
    hearts.set(gameId, (hearts.get(gameId) ?? 0) + 1)
    return () => {
      hearts.set(gameId, (hearts.get(gameId) ?? 0) - 1)
      // Another heart may take its place in the same moment.
      queueMicrotask(() => letGo(gameId))
    }
  }

  return { of, show }
}
