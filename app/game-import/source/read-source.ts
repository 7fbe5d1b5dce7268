import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportError } from '../import-error.ts'
import { findRoot } from './find-root.ts'
import type { GameFile, ReadOptions } from './game-file.ts'
import { readFolder } from './read-folder.ts'
import { readZip } from './read-zip.ts'

interface GameSource {
  files: GameFile[]
  /** Kind and name, without the machine's path. */
  source: string
}

/**
 * Reads a game from a folder or a zip file.
 * @throws ImportError if it is neither, or has something that is not allowed
 */
export async function readSource(path: string, options: ReadOptions): Promise<GameSource> {
  const found = await stat(path).catch(() => null)
  if (!found)
    throw new ImportError(
      `"${path}" does not exist.`,
      'There is no folder or file of this name.',
      'Name the folder, the zip file or the feed: npm run games:import -- ./maze.zip',
    )
  const kind = found.isDirectory() ? 'folder' : 'zip'
  if (kind === 'zip' && !/\.zip$/i.test(path))
    throw new ImportError(
      `"${basename(path)}" is not a folder, a zip file or a feed.`,
      'The importer knows files by their ending, .zip or .json.',
      'Unpack other archives, and import the folder.',
    )
  const files = await (kind === 'folder' ? readFolder : readZip)(path, options)
  return { files: findRoot(files), source: `${kind}:${basename(path)}`.slice(0, 200) }
}
