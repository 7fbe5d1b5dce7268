import type { GoogleGenAI } from '@google/genai'
import type { Secret } from '@saha/machines/auth'
import type { VideoGenerationPorts } from '@saha/machines/video-generation'
import { geminiSettings } from './configured.ts'
import { connect } from './client.ts'
import { GeminiError } from './failure.ts'
import type { Place } from './rest.ts'

/** The key that the visitor has selected. It is nowhere but here, and gone with the page. */
let key: Secret | null = null
let connection: Promise<GoogleGenAI> | null = null

/** Takes the visitor's key, for this page only. */
export function keepKey(selected: Secret): void {
  key = selected
  connection = null
}

/** Forgets the visitor's key. */
export const forgetKey: VideoGenerationPorts['forgetKey'] = async () => {
  key = null
  connection = null
}

/** Whether the visitor has selected a key. */
export const hasKey: VideoGenerationPorts['hasKey'] = async () => key !== null

/**
 * Where calls go with the visitor's own key, which travels in a header alone.
 *
 * @throws {GeminiError} `auth` when none is selected
 */
export function ownPlace(): Place {
  if (key === null) throw new GeminiError('auth', 'No key is selected')
  return { baseUrl: geminiSettings.ownKeyUrl, apiKey: key.reveal() }
}

/** The SDK with the visitor's own key. */
export function ownGemini(): Promise<GoogleGenAI> {
  const { baseUrl, apiKey } = ownPlace()
  connection ??= connect({ apiKey, httpOptions: { baseUrl } }).catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}
