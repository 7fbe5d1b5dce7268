import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Alias, ResolveModulePreloadDependenciesFn } from 'vite'

/** Sends every dynamic import of the build through our preload step instead of Vite's. */
export const chunkPreload: Alias = {
  find: '\0vite/preload-helper.js',
  replacement: fileURLToPath(new URL('src/chunks/preload-files.ts', import.meta.url)),
}

/** The entry with its stylesheet and the bundler's runtime: loaded before any chunk is. */
const isEntryFile = (file: string) => /^assets\/(?:index|rolldown-runtime)-[^/]+$/.test(file)

/**
 * Lists the files of a chunk that are not loaded yet; Vite lists none where a chunk imports no other, and the entry's in
 * every other list.
 */
export const chunkFiles: ResolveModulePreloadDependenciesFn = (file, files, { hostType }) => {
  if (hostType !== 'js') return files
  return [...new Set([file, ...files.filter((each) => !isEntryFile(each))])]
}

const folders = ['src', '../packages/ui/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

/**
 * Matches the modules of a chunk.
 *
 * @param paths below the sources of the portal or the kit
 * @throws when a module does not exist, because a renamed one would silently become a chunk of its own
 */
export function isOneOf(paths: readonly string[]): (module: string) => boolean {
  const modules = new Set(
    paths.map((path) => {
      const module = folders.map((folder) => `${folder}/${path}`).find(existsSync)
      if (!module) throw new Error(`app/vite.config.ts puts ${path} into a chunk, but there is no such file.`)
      return module
    }),
  )
  return (module) => modules.has(module)
}
