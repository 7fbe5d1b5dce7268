import { isOwnedBy, readFavorite } from '../client/parse-responses.ts'
import { favorites } from '../documents/collections.ts'
import { followDocuments } from './realtime.ts'

/** Callbacks for changes of a user's favorites. */
interface FavoriteListener {
  onAdded: (favorite: { gameId: string; recordId: string }) => void
  onRemoved: (favorite: { gameId: string; recordId: string }) => void
  /** Called after a reconnect, when events may have been missed. */
  onBack: () => void
}

/** Subscribes to a user's favorites from other tabs and devices. @returns unsubscribes */
export function followFavorites(
  userId: string,
  { onAdded, onRemoved, onBack }: FavoriteListener,
): () => void {
  return followDocuments({
    collection: favorites,
    onBack,
    onChange: ({ deleted, document }) => {
      if (!isOwnedBy(document, userId)) return
      try {
        const favorite = readFavorite(document)
        if (deleted) onRemoved(favorite)
        else onAdded(favorite)
      } catch {
        // The list skips malformed documents, too.
      }
    },
  })
}
