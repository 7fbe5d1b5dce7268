import { Skeleton } from '@saha/ui'
import { optionalChunk } from '../errors/lazy-chunk.tsx'

/** The favorite button of a card. Lazy, because it needs the session and the first paint does not. */
export const CardFavoriteButton = optionalChunk(() => import('./favorite-button.tsx'))

/** The favorite button of a game's page. */
export const FavoriteButton = optionalChunk(
  () => import('./favorite-button.tsx'),
  <Skeleton shape="card" className="h-14 w-38 rounded-control" />,
)
