import { isMine, readFavorite } from '../client/parse-responses.ts'
import { favorites } from '../documents/collections.ts'
import { follow } from './realtime.ts'

/** Who wants to hear of a user's favorites. */
interface FavoriteListener {
  onAdded: (favorite: { gameId: string; recordId: string }) => void
  onRemoved: (favorite: { gameId: string; recordId: string }) => void
  /** Some may have been missed. */
  onBack: () => void
}

/** Follows a user's favorites in other tabs and on other devices. @returns stops it */
export function followFavorites(
  userId: string,
  { onAdded, onRemoved, onBack }: FavoriteListener,
): () => void {
  return follow({
    collection: favorites,
    onBack,
    onChange: ({ deleted, document }) => {
      if (!isMine(document, userId)) return
      try {
        const favorite = readFavorite(document)
        if (deleted) onRemoved(favorite)
        else onAdded(favorite)
      } catch {
        // One that cannot be read is left out of the list as well.
      }
    },
  })
}
