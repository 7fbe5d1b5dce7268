import type { GoogleGenAI } from '@google/genai'
import type { Secret } from '@saha/machines/auth'
import type { Port } from '@saha/machines/port'
import type { VideoGenerationPorts } from '@saha/machines/video-generation'
import { geminiSettings } from './config.ts'
import { connect } from './client.ts'
import { GeminiError } from './gemini-error.ts'
import { getHostKey, getKeyHost } from './key-host.ts'
import type { Endpoint } from './rest-client.ts'

/** Returns the selected key, which exists only in this closure until the page closes. */
let reveal: (() => string) | null = null
/** Set once the key is cleared: the host's key is ignored until it is selected again. */
let isCleared = false
let connection: { readonly apiKey: string; readonly ai: Promise<GoogleGenAI> } | null = null

/** Stores the user's key for this page. */
export function storeKey(selected: Secret): void {
  reveal = () => selected.reveal()
  connection = null
}

/** Clears the user's key. */
export const clearKey: VideoGenerationPorts['clearKey'] = async () => {
  reveal = null
  connection = null
  isCleared = true
}

/** Returns whether the user has selected a key, here or in the host's picker. */
export const hasKey: VideoGenerationPorts['hasKey'] = async () => {
  if (reveal === null && !isCleared && (await getKeyHost()?.hasSelectedApiKey()) === true) reveal = getHostKey
  return reveal !== null
}

/**
 * Lets the user select a key: in the host's picker if there is one, otherwise in the portal's dialog if configured.
 *
 * @param dialog resolves with the key, or null when it is closed without one
 */
export const createKeyPicker =
  (dialog: Port<void, Secret | null>): VideoGenerationPorts['selectKey'] =>
  async (_, signal) => {
    const host = getKeyHost()
    if (host !== null) {
      await host.openSelectKey()
      signal.throwIfAborted()
      reveal = getHostKey
      return 'selected'
    }
    if (!geminiSettings.keyDialog) return 'unavailable'
    const selected = await dialog(undefined, signal)
    signal.throwIfAborted()
    if (selected === null) return 'dismissed'
    storeKey(selected)
    return 'selected'
  }

/**
 * Returns the base URL and key for calls with the user's key, which travels only in a header.
 *
 * @throws {GeminiError} `auth` when none is selected
 */
export function getUserEndpoint(): Endpoint {
  if (reveal === null) throw new GeminiError('auth', 'No key is selected')
  return { baseUrl: geminiSettings.ownKeyUrl, apiKey: reveal() }
}

/** Creates an SDK client with the user's key. */
export function connectWithUserKey(): Promise<GoogleGenAI> {
  const { baseUrl, apiKey } = getUserEndpoint()
  if (connection?.apiKey !== apiKey) {
    const ai = connect({ apiKey, httpOptions: { baseUrl } }).catch((error: unknown) => {
      connection = null
      throw error
    })
    connection = { apiKey, ai }
  }
  return connection.ai
}
