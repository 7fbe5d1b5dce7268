import type { GoogleGenAI } from '@google/genai'
import type { Port } from '@saha/machines/port'
import type {
  VideoGenerationPorts,
  VideoGenerationResources,
  VideoOperation,
  VideoRequest,
} from '@saha/machines/video-generation'
import { geminiSettings } from '../client/config.ts'
import { call } from '../client/call.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { limits, getVideoMethod } from '../client/models.ts'
import { startInteraction, cancelInteraction, parseInteractionId, pollInteraction } from './video-omni.ts'
import { clearKey, connectWithUserKey, getUserEndpoint } from '../client/user-api-key.ts'
import { rest } from '../client/rest-client.ts'
import { checkSize } from '../client/check-size.ts'
import { startPrediction, pollPrediction, parsePredictionName } from './video-veo.ts'

/** Returns whether the service rejected the key. */
const isKeyRejected = (error: unknown): boolean =>
  error instanceof GeminiError &&
  (error.kind === 'auth' ||
    error.kind === 'permission' ||
    error.message.includes('Requested entity was not found'))

/** Makes a call with the user's own key, and clears a rejected key. */
const userCall = <Input, Output>(
  ask: (ai: GoogleGenAI, input: Input, signal: AbortSignal) => Promise<Output>,
): Port<Input, Output> => {
  const asked = call(ask, async () => connectWithUserKey())
  return async (input, signal) => {
    try {
      return await asked(input, signal)
    } catch (error) {
      if (isKeyRejected(error)) await clearKey(undefined, signal)
      throw error
    }
  }
}

/** Creates a port that starts a video; the model's id decides which API is called. */
export const videoGeneration = (model: string): VideoGenerationPorts['start'] =>
  userCall(async (ai, request: VideoRequest, signal) => {
    checkSize(request.prompt.length, limits.description)
    // Three bytes are four characters of base64.
    checkSize(((request.image?.imageBytes.length ?? 0) * 3) / 4, limits.image)
    return getVideoMethod(model) === 'interactions'
      ? startInteraction(ai, model, request, signal)
      : startPrediction(getUserEndpoint(), model, request, signal)
  })

/** Starts a video. */
export const startVideo = videoGeneration(geminiSettings.models.videoGeneration)

/** Polls a video by its operation name, which may come from storage. */
export const pollVideo: VideoGenerationPorts['poll'] = userCall(
  async (ai, { operation }: { readonly operation: string }, signal): Promise<VideoOperation> => {
    const interaction = parseInteractionId(operation)
    if (interaction !== null) return pollInteraction(ai, interaction, signal)
    const prediction = parsePredictionName(operation)
    if (prediction !== null) return pollPrediction(ai, prediction, signal)
    throw new GeminiError('validation', 'This is no name of a video')
  },
)

interface VideoCancellation {
  readonly operation: string
  /** Whether no other tab follows it. */
  readonly alone: Promise<boolean>
}

/**
 * Cancels a video and deletes what is stored of it; Veo operations expire instead. Reads the key at once, so that it
 * may be cleared right after. A video that is already gone counts as success.
 */
export const cancelVideo: Port<VideoCancellation, void> = call(
  async (ai, { operation, alone }, signal) => {
    const interaction = parseInteractionId(operation)
    if (interaction !== null && (await alone)) await cancelInteraction(ai, interaction, signal)
  },
  async () => connectWithUserKey(),
)

/** Returns the file id in a URI: the key is never sent to a URL from an answer. */
const parseFileId = (uri: string): string | null =>
  /\/files\/([a-z0-9-]{1,64})(?::download)?(?:\?|$)/.exec(uri)?.[1] ?? null

const download = userCall(async (_, uri: string, signal): Promise<Blob> => {
  const file = parseFileId(uri)
  if (file === null) throw new GeminiError('protocol', 'The video is at no address of a file')
  const response = await rest(getUserEndpoint(), `/v1beta/files/${file}:download?alt=media`, {
    method: 'GET',
    signal,
  })
  const blob = await response.blob()
  if (blob.size === 0) throw new GeminiError('empty', 'The video is empty')
  return blob
})

/**
 * Fetches a finished video and creates an object URL to play and save it.
 *
 * @param keep receives the video for the session's gallery
 */
export const createVideoLoader =
  (keep: (made: Blob) => void): VideoGenerationResources['video'] =>
  async ({ input, signal, send }) => {
    const made = await download(input.uri, signal)
    keep(made)
    const url = URL.createObjectURL(made)
    send({ type: 'video.ready', url })
    return () => URL.revokeObjectURL(url)
  }
