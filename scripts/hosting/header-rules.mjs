/** Header rules of a `_headers` file, for hosts that do not read such files. */
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'

/**
 * Part of the site with the same response headers: one path, or all paths with a prefix.
 *
 * @typedef {{ path: string, isPrefix: boolean, isServed: boolean, headers: [name: string, value: string][] }}
 *   HeaderRule
 */

/** File with the rules, which hosts never serve. */
export const HEADERS = '_headers'

/** Page for unknown paths. */
export const NOT_FOUND_PAGE = '/404.html'

/** Default of hosts that read `_headers`, for files without a hash in their name. */
const DEFAULT_HEADER = ['cache-control', 'no-cache']

/**
 * @param {string} text text of a `_headers` file
 * @returns {HeaderRule[]} longest path first, which takes precedence
 */
export function parseHeaderRules(text) {
  const rules = parseHeaders(text, HEADERS)
  const own = `/${HEADERS}`
  return [...rules.patterns, own]
    .map((pattern) => {
      const path = pattern.replace(/\*$/, '')
      if (/[*:]/.test(path))
        throw new Error(`${pattern}: only paths, and paths that end with *, are supported by every host.`)
      const isPrefix = path !== pattern
      const headers = [...rules.headersFor(isPrefix ? `${path}any` : path)]
      const hasDefault = headers.some(([name]) => name === DEFAULT_HEADER[0])
      return {
        path,
        isPrefix,
        isServed: path !== own,
        headers: hasDefault ? headers : [...headers, DEFAULT_HEADER],
      }
    })
    .toSorted(
      (one, other) => other.path.length - one.path.length || Number(one.isPrefix) - Number(other.isPrefix),
    )
}

/** Quotes a value for both nginx and Caddy. */
export function quote(value) {
  // nginx would parse a dollar sign as a variable, Caddy braces as a placeholder.
  if (/["\\$\n{}]/.test(value)) throw new Error(`${value} cannot be quoted for every host.`)
  return `"${value}"`
}
