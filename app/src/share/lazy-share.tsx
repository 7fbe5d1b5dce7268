import { optionalChunk } from '../chunks/lazy-chunk.tsx'

/** The share buttons, without which a page is still whole. */
export const Share = optionalChunk(() => import('./share.tsx'), <div className="h-11" aria-hidden="true" />)
