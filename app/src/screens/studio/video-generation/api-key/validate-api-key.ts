type ApiKeyProblem = 'empty' | 'letters' | 'short' | 'long'

/** Example of a key in demo mode, which accepts any word. */
export const demoKey = 'demo'

/** Length of Google's keys, which have at least 39 characters today. */
const lengthLimits = { least: 20, most: 300 } as const

/** Removes whitespace, quotes and invisible characters that are copied along with a key. */
export const cleanApiKey = (text: string): string =>
  text.replace(/[\s\u200b-\u200f\u2060\u2066-\u2069\ufeff"'`]/g, '')

/**
 * Validates a key without a request: it must fit into a header and be complete.
 *
 * @param isDemo accepts any word
 */
export function validateApiKey(key: string, isDemo: boolean): ApiKeyProblem | null {
  if (key === '') return 'empty'
  if (!/^[\w.-]+$/.test(key)) return 'letters'
  if (key.length > lengthLimits.most) return 'long'
  return key.length < lengthLimits.least && !isDemo ? 'short' : null
}
