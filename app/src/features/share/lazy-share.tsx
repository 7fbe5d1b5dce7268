import { Skeleton } from '@saha/ui'
import { optionalChunk } from '../errors/lazy-chunk.tsx'

/** Share buttons, loaded lazily and optional. */
export const Share = optionalChunk(
  () => import('./share.tsx'),
  <Skeleton shape="card" className="h-11 w-64 rounded-control" />,
)
