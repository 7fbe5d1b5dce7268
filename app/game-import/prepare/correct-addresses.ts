/** Returns whether the game has a file, or a folder whose path ends with a slash. */
export type IsOwn = (path: string) => boolean

/** Creates a test for the files of a game and their folders. */
export function createIsOwn(paths: ReadonlySet<string>): IsOwn {
  const folders = new Set([...paths].flatMap(foldersOf))
  return (path) => paths.has(path) || folders.has(path)
}

const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))

/** Literals that begin with a slash, and what makes one the address of a module. */
const literal = /(\b(?:from|import)\s*\(?\s*)?(["'`])\/([\w@.-][^"'`\\\n?#]*)((?:[?#][^"'`\\\n]*)?)\2/g

/**
 * Makes the literals of a script that name a file or folder of the game relative. `/img/a.png` means the top of a host of
 * the game's own, which is the game's folder here.
 *
 * @param document way from the document to the top, such as `./`
 * @param script way from the script to the top: modules are relative to it
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
 * @param up way from the stylesheet to the top
 */
export const correctStyles = (text: string, isOwn: IsOwn, up: string): string =>
  text.replaceAll(/(url\(\s*["']?)\/([^"')\s?#]+)/gi, (all: string, start: string, path: string) =>
    isOwn(path) ? `${start}${up}${path}` : all,
  )
