import { Skeleton } from '@saha/ui'
import { optionalChunk } from '../errors/lazy-chunk.tsx'

/** The share buttons, without which a page is still whole. */
export const Share = optionalChunk(
  () => import('./share.tsx'),
  <Skeleton shape="card" className="h-11 w-64 rounded-control" />,
)
