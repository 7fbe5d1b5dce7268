/** Returns whether the game has a file, or a folder whose path ends with a slash. */
export type IsOwn = (path: string) => boolean

/** Creates a test for the files of a game and their folders. */
export function createIsOwn(paths: ReadonlySet<string>): IsOwn {
  const folders = new Set([...paths].flatMap(foldersOf))
  return (path) => paths.has(path) || folders.has(path)
}

const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))

/** String literals that begin with a slash, with a preceding `from` or `import`. */
const literal = /(\b(?:from|import)\s*\(?\s*)?(["'`])\/([\w@.-][^"'`\\\n?#]*)((?:[?#][^"'`\\\n]*)?)\2/g

/**
 * Makes the addresses of the game's own files in a script relative. The script expects the game at the root of a host:
 * `/img/a.png`.
 *
 * @param document relative path from the document to the game's folder, such as `./`
 * @param script relative path from the script to that folder, for modules
 */
export const correctScript = (text: string, isOwn: IsOwn, document: string, script: string): string =>
  text.replaceAll(
    literal,
    (all: string, importing: string | undefined, quote: string, path: string, rest: string) =>
      isOwn(path) ? `${importing ?? ''}${quote}${importing ? script : document}${path}${rest}${quote}` : all,
  )

/**
 * Makes the addresses of a stylesheet relative.
 *
 * @param up relative path from the stylesheet to the game's folder
 */
export const correctStyles = (text: string, isOwn: IsOwn, up: string): string =>
  text.replaceAll(/(url\(\s*["']?)\/([^"')\s?#]+)/gi, (all: string, start: string, path: string) =>
    isOwn(path) ? `${start}${up}${path}` : all,
  )
