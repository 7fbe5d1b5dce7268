/** What a `_headers` file says, place by place, for hosts that read no such file. */
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'

/**
 * A part of the site whose answers carry the same headers: one path, or all that begin with it.
 *
 * @typedef {{ path: string, isPrefix: boolean, isServed: boolean, headers: [name: string, value: string][] }} Place
 */

/** Where hosts look for the rules, and what they never serve. */
export const HEADERS = '_headers'

/** What is shown where there is nothing. */
export const LOST = '/404.html'

/** Hosts that read `_headers` say this by themselves of what has no hash in its name. */
const UNSAID = ['cache-control', 'no-cache']

/**
 * @param {string} text of a `_headers` file
 * @returns {Place[]} the longest path first, which is the one that counts
 */
export function placesOf(text) {
  const rules = parseHeaders(text, HEADERS)
  const own = `/${HEADERS}`
  return [...rules.patterns, own]
    .map((pattern) => {
      const path = pattern.replace(/\*$/, '')
      if (/[*:]/.test(path))
        throw new Error(
          `${pattern}: of patterns only paths, and paths with * at their end, can be told to every host.`,
        )
      const isPrefix = path !== pattern
      const headers = [...rules.headersFor(isPrefix ? `${path}any` : path)]
      const isSaid = headers.some(([name]) => name === UNSAID[0])
      return { path, isPrefix, isServed: path !== own, headers: isSaid ? headers : [...headers, UNSAID] }
    })
    .toSorted(
      (one, other) => other.path.length - one.path.length || Number(one.isPrefix) - Number(other.isPrefix),
    )
}

/** A value in the double quotes that nginx and Caddy both read. */
export function quoted(value) {
  // nginx would read a dollar as the beginning of a variable, Caddy braces as those of a placeholder.
  if (/["\\$\n{}]/.test(value)) throw new Error(`${value} cannot be written for every host.`)
  return `"${value}"`
}
