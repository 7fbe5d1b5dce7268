import { fileURLToPath } from 'node:url'
import type { Alias, ResolveModulePreloadDependenciesFn } from 'vite'

/** Sends every dynamic import of the build through our preload step instead of Vite's. */
export const chunkPreload: Alias = {
  find: '\0vite/preload-helper.js',
  replacement: fileURLToPath(new URL('src/chunks/preload-files.ts', import.meta.url)),
}

/** Lists every file of a chunk; Vite lists none where a chunk imports no other. */
export const chunkFiles: ResolveModulePreloadDependenciesFn = (file, files, { hostType }) =>
  hostType === 'js' && !files.includes(file) ? [file, ...files] : files
