/** What is wrong with what somebody gave for a key. */
export type ApiKeyProblem = 'empty' | 'letters' | 'short' | 'long'

/** A key for a demonstration, which takes any word. */
export const demoKey = 'demo'

/** Of a key of Google's; those of today have 39 letters and more. */
const lengthLimits = { least: 20, most: 300 } as const

/** What is copied along with a key: spaces, line ends and quotes, also those that nobody sees. */
export const cleanApiKey = (text: string): string =>
  text.replace(/[\s\u200b-\u200f\u2060\u2066-\u2069\ufeff"'`]/g, '')

/**
 * What can be told of a key without asking anybody: it must fit into a header, and be whole.
 *
 * @param isDemo for a demonstration, which takes any
 */
export function validateApiKey(key: string, isDemo: boolean): ApiKeyProblem | null {
  if (key === '') return 'empty'
  if (!/^[\w.-]+$/.test(key)) return 'letters'
  if (key.length > lengthLimits.most) return 'long'
  return key.length < lengthLimits.least && !isDemo ? 'short' : null
}
