import { ImportError } from '../import-error.ts'
import type { GameFile } from './game-file.ts'

export const entryName = 'index.html'

/**
 * Returns the files below the folder that holds the game: archives often have one enclosing folder.
 * @throws ImportError if there is no `index.html`
 */
export function findRoot(files: readonly GameFile[]): GameFile[] {
  if (files.some(({ path }) => path === entryName)) return [...files]
  const [top] = files[0]?.path.split('/') ?? []
  const prefix = `${top}/`
  if (files.length > 0 && files.every(({ path }) => path.startsWith(prefix)))
    return findRoot(files.map(({ path, bytes }) => ({ path: path.slice(prefix.length), bytes })))
  const page = files.find(({ path }) => /\.html?$/i.test(path))
  throw new ImportError(
    'The game has no index.html.',
    page
      ? `Its first page is "${page.path}", and a game starts at index.html in its top folder.`
      : 'A game starts at index.html in its top folder; sources without a build have none.',
    page
      ? `Rename "${page.path}" to index.html, or import the folder that contains it.`
      : 'Export or build the game for the web first, and import the folder of the result.',
  )
}
