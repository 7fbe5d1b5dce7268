import { selectFavoriteRecordId } from '@saha/machines/favorites'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { SessionActors } from './session-actors.ts'

/**
 * Applies realtime changes to the user's favorites, once the list is loaded and the page is idle. Without realtime the
 * list stays as loaded.
 *
 * @returns a function that stops it
 */
export function syncFavorites(favorites: SessionActors['favorites']): () => void {
  let syncedUserId: string | null = null
  let stop = () => {}

  const findRecordId = (gameId: string) => selectFavoriteRecordId(gameId)(favorites.getSnapshot())

  const start = (userId: string): (() => void) => {
    let isStopped = false
    let unfollow = () => {}
    const follow = async () => {
      // A missing chunk is treated like missing realtime.
      const chunk = await loadChunk(
        () => import('../../adapters/appwrite/realtime/follow-favorites.ts'),
      ).catch(() => null)
      if (isStopped || chunk === null) return
      unfollow = chunk.followFavorites(userId, {
        onAdded: (record) => {
          if (findRecordId(record.gameId) !== record.recordId)
            favorites.send({ type: 'favorites.added', ...record })
        },
        onRemoved: (record) => {
          // Two tabs can create duplicates: the list may hold the other record.
          if (findRecordId(record.gameId) === record.recordId)
            favorites.send({ type: 'favorites.removed', ...record })
        },
        onBack: () => favorites.send({ type: 'favorites.reload' }),
      })
    }
    const cancel = whenIdle(() => void follow())
    return () => {
      isStopped = true
      cancel()
      unfollow()
    }
  }

  const subscription = favorites.subscribe((snapshot) => {
    const { userId } = snapshot.context
    if (userId === syncedUserId) return
    // A new user's list has to load first, which shows that the backend responds.
    if (userId !== null && !snapshot.matches({ signedIn: 'ready' })) {
      if (syncedUserId === null) return
      stop()
      syncedUserId = null
      return
    }
    stop()
    syncedUserId = userId
    stop = userId === null ? () => {} : start(userId)
  })
  return () => {
    subscription.unsubscribe()
    stop()
  }
}
