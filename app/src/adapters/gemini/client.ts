import type { GoogleGenAI, GoogleGenAIOptions } from '@google/genai'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { geminiSettings } from './configured.ts'
import { GOOGLE } from './settings.ts'

const patience = 5000

/** The gateway knows a visitor by a cookie: with it, also the first call is theirs and not their whole network's. */
async function introduce(): Promise<void> {
  const { baseUrl } = geminiSettings
  if (baseUrl === GOOGLE) return
  try {
    await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(patience) })
  } catch {
    // Whatever keeps it from answering, the call itself will tell.
  }
}

/** The SDK with these options; it is loaded the first time that somebody needs it. */
export async function connect(options: GoogleGenAIOptions): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await loadChunk(() => import('./sdk.ts'))
  return new GoogleGenAI(options)
}

let connection: Promise<GoogleGenAI> | undefined

/** The Gemini that answers this portal's tools. A load that failed is tried again by the next call. */
export function gemini(): Promise<GoogleGenAI> {
  const { apiKey, baseUrl } = geminiSettings
  connection ??= Promise.all([connect({ apiKey, httpOptions: { baseUrl } }), introduce()])
    .then(([ai]) => ai)
    .catch((error: unknown) => {
      connection = undefined
      throw error
    })
  return connection
}
