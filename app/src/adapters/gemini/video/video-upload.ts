import type { GoogleGenAI } from '@google/genai'
import type { Sleep } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { getMediaType } from '../media/base64.ts'
import { connect } from '../client/client.ts'
import type { FetchWithProgress, OnSent } from './upload-with-progress.ts'
import { GeminiError } from '../client/gemini-error.ts'

/** A file as the service describes it. */
interface ServiceFile {
  readonly name?: string
  readonly uri?: string
  readonly state?: string
  readonly error?: { readonly message?: string }
}

/** Ports of an upload. */
export interface UploadPorts {
  readonly sleep: Sleep
  readonly send: FetchWithProgress
}

/** Poll intervals in ms: short at first, because most videos are short. */
const pauses = [400, 800, 1600] as const
const longestPause = 2000

/** A file that was moved, changed or deleted since it was chosen would look like a lost connection. */
async function checkReadable(video: Blob): Promise<void> {
  try {
    await video.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new GeminiError('validation', 'The file can be read no more', { cause })
  }
}

/** The SDK neither reports progress nor aborts an upload, so each part's offset is read from its headers. */
const countedParts =
  (send: FetchWithProgress, signal: AbortSignal, onSent: OnSent): typeof fetch =>
  (input, init) => {
    const offset = new Headers(init?.headers).get('x-goog-upload-offset')
    if (offset === null) return fetch(input, { ...init, signal })
    const address = input instanceof Request ? input.url : input.toString()
    return send(address, { ...init, signal }, (bytes) => onSent(Number(offset) + bytes))
  }

/** Deletes a file in the background. Google deletes it after two days anyway. */
const forget = (ai: GoogleGenAI, name: string): void => {
  ai.files.delete({ name }).catch(() => {})
}

/** A video at the service: uploaded once, used by any number of questions, deleted on release. */
export class VideoUpload {
  readonly video: Blob
  readonly #ai: GoogleGenAI
  readonly #world: UploadPorts
  #file: ServiceFile | null = null

  constructor(ai: GoogleGenAI, video: Blob, world: UploadPorts) {
    this.#ai = ai
    this.#world = world
    this.video = video
  }

  /** Whether all bytes have arrived. */
  get isSent(): boolean {
    return this.#file !== null
  }

  /** Uploads the video in parts. An aborted upload restarts from the beginning. */
  async send(signal: AbortSignal, onSent: OnSent): Promise<void> {
    const { video } = this
    await checkReadable(video)
    const { apiKey, baseUrl } = geminiSettings
    // The SDK applies options of an upload call only to its first request, but options of the client to all.
    const counting = countedParts(this.#world.send, signal, onSent)
    const sender = await connect({ apiKey, httpOptions: { baseUrl, fetch: counting } })
    const file = await sender.files.upload({ file: video, config: { mimeType: getMediaType(video) } })
    this.#file = file
    if (!signal.aborted) return
    this.dispose()
    signal.throwIfAborted()
  }

  /**
   * Waits until the service has processed the file.
   *
   * @returns the part of a question that refers to it
   * @throws {GeminiError} `validation` for a file that the service cannot use
   */
  async ready(signal: AbortSignal) {
    for (let look = 0; this.#file?.state === 'PROCESSING'; look += 1) {
      await this.#world.sleep(pauses[look] ?? longestPause, signal)
      const { name = '' } = this.#file
      this.#file = await this.#ai.files.get({ name, config: { abortSignal: signal } })
    }
    const { state, uri, error } = this.#file ?? {}
    if (state !== 'FAILED' && uri !== undefined)
      return { fileData: { fileUri: uri, mimeType: getMediaType(this.video) } }
    this.dispose()
    throw new GeminiError('validation', `The video cannot be used: ${error?.message ?? 'no reason is given'}`)
  }

  /** Deletes it at the service. */
  dispose(): void {
    const { name } = this.#file ?? {}
    this.#file = null
    if (name !== undefined) forget(this.#ai, name)
  }
}
