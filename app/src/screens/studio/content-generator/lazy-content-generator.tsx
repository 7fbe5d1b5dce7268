import { lazyChunk } from '../../../features/errors/lazy-chunk.tsx'

// A chunk between: the first script, which every visitor downloads, would list all files of a page for editors.
export default lazyChunk(() => import('./content-generator.tsx'))
