import { lazyChunk } from '../../../features/errors/lazy-chunk.tsx'

// An extra lazy chunk keeps the file list of this page out of the entry chunk.
export default lazyChunk(() => import('./content-generator.tsx'))
