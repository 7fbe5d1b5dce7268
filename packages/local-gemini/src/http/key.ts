import type { IncomingMessage } from 'node:http'
import { invalidKey } from './api-error.ts'

/**
 * The key of a request, from its header or its query. Any will do, but those that begin with `bad`, which stand for
 * keys that Google does not know, and ephemeral tokens, which open live sessions alone.
 *
 * @throws {ApiError} 400 API_KEY_INVALID
 */
export function readKey(request: Pick<IncomingMessage, 'headers'>, query: URLSearchParams): string {
  const header = request.headers['x-goog-api-key']
  const key = (typeof header === 'string' ? header : '') || query.get('key') || ''
  if (key === '' || /^(?:bad|auth_tokens\/)/i.test(key)) throw invalidKey()
  return key
}
