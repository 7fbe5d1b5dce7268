import { fetchJson, HttpError } from '@saha/machines/adapters'
import { PortError } from '@saha/machines/port'
import * as v from 'valibot'
import { toGeminiError } from '../client/gemini-error.ts'
import type { GeminiSettings } from '../client/settings.ts'
import type { LiveSetup } from './live-setup.ts'

const token = v.object({ name: v.string(), apiVersion: v.string(), baseUrl: v.string() })

const service = (base: string, version: string, method: string, access: Record<string, string>): string =>
  `${base.replace(/^http/, 'ws')}/ws/google.ai.generativelanguage.${version}.GenerativeService.${method}?${new URLSearchParams(access).toString()}`

/**
 * Returns the socket's URL. The gateway issues a token for one conversation with this setup, valid for a minute; a
 * user's own key needs none.
 *
 * @throws {GeminiError} when the gateway rejects the request or does not answer
 */
export async function getLiveUrl(
  { mode, baseUrl, apiKey }: Pick<GeminiSettings, 'mode' | 'baseUrl' | 'apiKey'>,
  setup: LiveSetup,
  signal: AbortSignal,
): Promise<string> {
  if (mode === 'direct') return service(baseUrl, 'v1', 'BidiGenerateContent', { key: apiKey })
  const { name, apiVersion, baseUrl: base } = await askForToken(baseUrl, setup, signal)
  return service(base, apiVersion, 'BidiGenerateContentConstrained', { access_token: name })
}

async function askForToken(baseUrl: string, setup: LiveSetup, signal: AbortSignal) {
  try {
    const answer = await fetchJson({ url: `${baseUrl}/live/token`, json: { setup } }, signal)
    if (!v.is(token, answer)) throw new PortError('protocol', 'The gateway’s token cannot be read.')
    return answer
  } catch (thrown) {
    throw thrown instanceof HttpError ? toGeminiError(thrown) : thrown
  }
}
