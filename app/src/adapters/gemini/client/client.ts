import type { GoogleGenAI, GoogleGenAIOptions } from '@google/genai'
import { loadChunk } from '../../../chunks/load-chunk.ts'
import { geminiSettings } from './config.ts'
import { GOOGLE } from './settings.ts'

const timeout = 5000

/** Fetches the gateway's cookie, so that the first call counts for this client and not for its network. */
async function fetchGatewayCookie(): Promise<void> {
  const { baseUrl } = geminiSettings
  if (baseUrl === GOOGLE) return
  try {
    await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(timeout) })
  } catch {
    // If the gateway is unreachable, the call itself reports it.
  }
}

/** Creates an SDK client; the SDK loads on first use. */
export async function connect(options: GoogleGenAIOptions): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await loadChunk(() => import('./sdk.ts'))
  return new GoogleGenAI(options)
}

let connection: Promise<GoogleGenAI> | undefined

/** Returns the portal's Gemini client. A failed load is retried by the next call. */
export function gemini(): Promise<GoogleGenAI> {
  const { apiKey, baseUrl } = geminiSettings
  connection ??= Promise.all([connect({ apiKey, httpOptions: { baseUrl } }), fetchGatewayCookie()])
    .then(([ai]) => ai)
    .catch((error: unknown) => {
      connection = undefined
      throw error
    })
  return connection
}
