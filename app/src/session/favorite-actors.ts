import { createFavoriteMachine } from '@saha/machines/favorite'
import { selectFavoriteRecordId, type createFavoritesMachine } from '@saha/machines/favorites'
import { createActor, type ActorRefFrom } from 'xstate'
import { favoriteAddition, favoriteRemoval } from './waiting.ts'

type FavoriteActor = ActorRefFrom<ReturnType<typeof createFavoriteMachine>>
type Favorites = ActorRefFrom<ReturnType<typeof createFavoritesMachine>>

/**
 * One actor a game, made when it is first asked for and shared by every heart that shows the game: so one call
 * at a time changes it, and the call outlives the screen that it was made on.
 */
export function favoriteActors(favorites: Favorites, onSessionEnded: (userId: string | null) => void) {
  const actors = new Map<string, FavoriteActor>()
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

  const start = (gameId: string): FavoriteActor => {
    const actor = createActor(machine, { input: { gameId, ...known(gameId) } })
    actor.on('added', (record) => favorites.send({ ...record, type: 'favorites.added' }))
    actor.on('removed', (record) => favorites.send({ ...record, type: 'favorites.removed' }))
    actor.on('loginRequired', () => onSessionEnded(actor.getSnapshot().context.userId))
    let told = known(gameId)
    favorites.subscribe(() => {
      const now = known(gameId)
      if (now.userId === told.userId && now.recordId === told.recordId) return
      told = now
      actor.send({ type: 'session.changed', ...now })
    })
    return actor.start()
  }

  return (gameId: string): FavoriteActor => {
    const actor = actors.get(gameId) ?? start(gameId)
    actors.set(gameId, actor)
    return actor
  }
}
