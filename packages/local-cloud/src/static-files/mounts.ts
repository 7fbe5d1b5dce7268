import { realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { type HeaderRules, readHeadersFile } from './headers-file.ts'

/** A folder served below a path. */
export interface Mount {
  /** Ends with `/`. */
  readonly prefix: string
  /** Absolute, with symbolic links resolved. */
  readonly folder: string
  readonly headers: HeaderRules
}

/** Parses a mount of the command line: `/arcade=packages/games/dist`. */
export function parseMount(text: string): { prefix: string; folder: string } {
  const equals = text.indexOf('=')
  const prefix = text.slice(0, equals)
  const folder = text.slice(equals + 1)
  if (equals < 1 || !prefix.startsWith('/') || folder === '')
    throw new StartError(`--serve ${text} is invalid: write --serve /path=folder.`)
  return { prefix, folder }
}

/**
 * Validates the folders and reads their `_headers`.
 *
 * @throws {StartError} for a folder without an index.html, a reserved path, or an invalid `_headers`
 */
export function openMounts(mounts: Readonly<Record<string, string>>): Mount[] {
  const opened = Object.entries(mounts).map(([path, folder]) => {
    const prefix = path.endsWith('/') ? path : `${path}/`
    if (!/^\/(?:[\w.-]+\/)*$/.test(prefix))
      throw new StartError(`Files cannot be served at ${path}: use a plain path such as /arcade.`)
    if (prefix === '/v1/' || prefix.startsWith('/v1/'))
      throw new StartError(`Files cannot be served at ${path}: the API uses /v1. Choose another path.`)
    return {
      prefix,
      folder: requireIndexFile(path, resolve(folder)),
      headers: readHeadersFile(resolve(folder)),
    }
  })
  // The longest matching path wins.
  return opened.sort((one, other) => other.prefix.length - one.prefix.length)
}

function requireIndexFile(path: string, folder: string): string {
  let isFile = false
  try {
    isFile = statSync(join(folder, 'index.html')).isFile()
  } catch {
    isFile = false
  }
  if (!isFile)
    throw new StartError(
      `The folder ${folder} cannot be served at ${path}: it has no index.html. Build it first, or correct the path.`,
    )
  return realpathSync(folder)
}
