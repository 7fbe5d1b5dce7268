import { selectFavoriteRecordId } from '@saha/machines/favorites'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { SessionActors } from './actors.ts'

/**
 * Keeps the hearts of who is signed in the same in every tab and on every device, once the list is known and the page is
 * at rest. Where the backend tells nothing by itself, they are as they were read.
 *
 * @returns stops it
 */
export function followFavorites(favorites: SessionActors['favorites']): () => void {
  let followed: string | null = null
  let stop = () => {}

  const start = (userId: string): (() => void) => {
    let left = false
    let unfollow = () => {}
    const begin = async () => {
      // A part of the script that does not come is one more way of having no realtime.
      const follower = await loadChunk(() => import('../../adapters/appwrite/follow-favorites.ts')).catch(
        () => null,
      )
      if (left || follower === null) return
      unfollow = follower.followFavorites(userId, {
        onAdded: (record) => {
          if (recordOf(record.gameId) !== record.recordId)
            favorites.send({ type: 'favorites.added', ...record })
        },
        onRemoved: (record) => {
          // Of two records of one game the other one may be the one that is known.
          if (recordOf(record.gameId) === record.recordId)
            favorites.send({ type: 'favorites.removed', ...record })
        },
        onBack: () => favorites.send({ type: 'favorites.reload' }),
      })
    }
    const takeBack = whenIdle(() => void begin())
    return () => {
      left = true
      takeBack()
      unfollow()
    }
  }
  const recordOf = (gameId: string) => selectFavoriteRecordId(gameId)(favorites.getSnapshot())

  const subscription = favorites.subscribe((snapshot) => {
    const { userId } = snapshot.context
    if (userId === followed) return
    // Who has just come is followed once their list is known: before, nobody knows whether the backend answers.
    if (userId !== null && !snapshot.matches({ signedIn: 'ready' })) {
      if (followed === null) return
      stop()
      followed = null
      return
    }
    stop()
    followed = userId
    stop = userId === null ? () => {} : start(userId)
  })
  return () => {
    subscription.unsubscribe()
    stop()
  }
}
