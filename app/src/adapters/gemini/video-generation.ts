import type { GoogleGenAI } from '@google/genai'
import type { Port } from '@saha/machines/port'
import type {
  VideoGenerationPorts,
  VideoGenerationResources,
  VideoOperation,
  VideoRequest,
} from '@saha/machines/video-generation'
import { geminiSettings } from './configured.ts'
import { call } from './call.ts'
import { GeminiError } from './failure.ts'
import { limits, videoCall } from './models.ts'
import { beginInteraction, endInteraction, interactionIn, pollInteraction } from './omni.ts'
import { clearKey, ownGemini, ownPlace } from './own-key.ts'
import { rest } from './rest.ts'
import { checkSize } from './size.ts'
import { beginPrediction, pollPrediction, predictionIn } from './veo.ts'

/** The kinds by which the service, in its own words or not, says that it does not take this key. */
const isKeyRefused = (error: unknown): boolean =>
  error instanceof GeminiError &&
  (error.kind === 'auth' ||
    error.kind === 'permission' ||
    error.message.includes('Requested entity was not found'))

/** A call with the visitor's own key, which is forgotten when it is refused. */
const ownCall = <Input, Output>(
  ask: (ai: GoogleGenAI, input: Input, signal: AbortSignal) => Promise<Output>,
): Port<Input, Output> => {
  const asked = call(ask, async () => ownGemini())
  return async (input, signal) => {
    try {
      return await asked(input, signal)
    } catch (error) {
      if (isKeyRefused(error)) await clearKey(undefined, signal)
      throw error
    }
  }
}

/** Begins a video; the model's id decides how it is asked. */
export const videoGeneration = (model: string): VideoGenerationPorts['start'] =>
  ownCall(async (ai, request: VideoRequest, signal) => {
    checkSize(request.prompt.length, limits.description)
    // Three bytes are four letters of base64.
    checkSize(((request.image?.imageBytes.length ?? 0) * 3) / 4, limits.picture)
    return videoCall(model) === 'interactions'
      ? beginInteraction(ai, model, request, signal)
      : beginPrediction(ownPlace(), model, request, signal)
  })

/** Begins a video. */
export const startVideo = videoGeneration(geminiSettings.models.videoGeneration)

/** Asks how a video is doing, by the name that its beginning gave; the name may come from storage. */
export const pollVideo: VideoGenerationPorts['poll'] = ownCall(
  async (ai, { operation }: { readonly operation: string }, signal): Promise<VideoOperation> => {
    const interaction = interactionIn(operation)
    if (interaction !== null) return pollInteraction(ai, interaction, signal)
    const prediction = predictionIn(operation)
    if (prediction !== null) return pollPrediction(ai, prediction, signal)
    throw new GeminiError('validation', 'This is no name of a video')
  },
)

/** A video that is to be ended. */
export interface Unwanted {
  readonly operation: string
  /** Whether it is nobody else's: another tab may follow it. */
  readonly alone: Promise<boolean>
}

/**
 * Ends a video that nobody wants any more, and has what is stored of it deleted. One of Veo runs out by itself. The key
 * is taken at once, so it may be forgotten right after; that the video is gone already says nothing against it.
 */
export const endVideo: Port<Unwanted, void> = call(
  async (ai, { operation, alone }, signal) => {
    const interaction = interactionIn(operation)
    if (interaction !== null && (await alone)) await endInteraction(ai, interaction, signal)
  },
  async () => ownGemini(),
)

/** The file's own id: an address that a stranger wrote never gets to see the key. */
const fileIn = (uri: string): string | null =>
  /\/files\/([a-z0-9-]{1,64})(?::download)?(?:\?|$)/.exec(uri)?.[1] ?? null

const download = ownCall(async (_, uri: string, signal): Promise<Blob> => {
  const file = fileIn(uri)
  if (file === null) throw new GeminiError('protocol', 'The video is at no address of a file')
  const response = await rest(ownPlace(), `/v1beta/files/${file}:download?alt=media`, {
    method: 'GET',
    signal,
  })
  const blob = await response.blob()
  if (blob.size === 0) throw new GeminiError('empty', 'The video is empty')
  return blob
})

/**
 * Fetches a finished video and holds an address for it, to play it and to save it.
 *
 * @param keep is given the video, for as long as the visitor wants it
 */
export const videoFor =
  (keep: (made: Blob) => void): VideoGenerationResources['video'] =>
  async ({ input, signal, send }) => {
    const made = await download(input.uri, signal)
    keep(made)
    const url = URL.createObjectURL(made)
    send({ type: 'video.ready', url })
    return () => URL.revokeObjectURL(url)
  }
