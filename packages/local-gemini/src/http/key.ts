import type { IncomingMessage } from 'node:http'
import { invalidKey } from './api-error.ts'

/**
 * Returns the key of a request, from its header (that of OpenAI's clients, too) or query. Accepts any key except those that begin with `bad` (unknown
 * to Google) and ephemeral tokens, which only open live sessions.
 *
 * @throws {ApiError} 400 API_KEY_INVALID
 */
export function readKey(request: Pick<IncomingMessage, 'headers'>, query: URLSearchParams): string {
  const key = findKey(request, query)
  if (key === '' || /^(?:bad|auth_tokens\/)/i.test(key)) throw invalidKey()
  return key
}

/** Returns the key of a request, valid or not; an empty string without one. */
export function findKey({ headers }: Pick<IncomingMessage, 'headers'>, query: URLSearchParams): string {
  const header = headers['x-goog-api-key']
  const [, bearer = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  return (typeof header === 'string' ? header : '') || query.get('key') || bearer
}
