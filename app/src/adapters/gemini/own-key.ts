import type { GoogleGenAI } from '@google/genai'
import type { Secret } from '@saha/machines/auth'
import type { Port } from '@saha/machines/port'
import type { VideoGenerationPorts } from '@saha/machines/video-generation'
import { geminiSettings } from './configured.ts'
import { connect } from './client.ts'
import { GeminiError } from './failure.ts'
import { hostKey, keyHost } from './key-host.ts'
import type { Place } from './rest.ts'

/** Gives the key that the visitor has selected. It is nowhere but here, and gone with the page. */
let reveal: (() => string) | null = null
/** What the host still has is not used any more, until it is selected again. */
let forgotten = false
let connection: { readonly apiKey: string; readonly ai: Promise<GoogleGenAI> } | null = null

/** Takes the visitor's key, for this page only. */
export function keepKey(selected: Secret): void {
  reveal = () => selected.reveal()
  connection = null
}

/** Forgets the visitor's key. */
export const clearKey: VideoGenerationPorts['clearKey'] = async () => {
  reveal = null
  connection = null
  forgotten = true
}

/** Whether the visitor has selected a key, here or by the host's picker. */
export const hasKey: VideoGenerationPorts['hasKey'] = async () => {
  if (reveal === null && !forgotten && (await keyHost()?.hasSelectedApiKey()) === true) reveal = hostKey
  return reveal !== null
}

/**
 * Has the visitor select a key: by the host's picker where there is one, else by the portal's own dialog where that is
 * configured.
 *
 * @param dialog answers with the key, or with null when it was closed without one
 */
export const keyPicker =
  (dialog: Port<void, Secret | null>): VideoGenerationPorts['selectKey'] =>
  async (_, signal) => {
    const host = keyHost()
    if (host !== null) {
      await host.openSelectKey()
      signal.throwIfAborted()
      reveal = hostKey
      return 'selected'
    }
    if (!geminiSettings.keyDialog) return 'unavailable'
    const selected = await dialog(undefined, signal)
    signal.throwIfAborted()
    if (selected === null) return 'dismissed'
    keepKey(selected)
    return 'selected'
  }

/**
 * Where calls go with the visitor's own key, which travels in a header alone.
 *
 * @throws {GeminiError} `auth` when none is selected
 */
export function ownPlace(): Place {
  if (reveal === null) throw new GeminiError('auth', 'No key is selected')
  return { baseUrl: geminiSettings.ownKeyUrl, apiKey: reveal() }
}

/** The SDK with the visitor's own key. */
export function ownGemini(): Promise<GoogleGenAI> {
  const { baseUrl, apiKey } = ownPlace()
  if (connection?.apiKey !== apiKey) {
    const ai = connect({ apiKey, httpOptions: { baseUrl } }).catch((error: unknown) => {
      connection = null
      throw error
    })
    connection = { apiKey, ai }
  }
  return connection.ai
}
