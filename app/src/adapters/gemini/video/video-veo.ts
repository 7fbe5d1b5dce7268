import type { GoogleGenAI } from '@google/genai'
import type { VideoOperation, VideoRequest } from '@saha/machines/video-generation'
import { loadChunk } from '../../../chunks/load-chunk.ts'
import { type Endpoint, rest } from '../client/rest-client.ts'

/** Starts a video with Veo's own call, which the SDK supports only on Google's enterprise platform. */
export async function startPrediction(
  place: Endpoint,
  model: string,
  { prompt, image, aspectRatio }: VideoRequest,
  signal: AbortSignal,
): Promise<VideoOperation> {
  const firstFrame = image && { bytesBase64Encoded: image.imageBytes, mimeType: image.mimeType }
  const body = {
    instances: [
      { ...(prompt.trim() === '' ? {} : { prompt }), ...(firstFrame ? { image: firstFrame } : {}) },
    ],
    parameters: { sampleCount: 1, aspectRatio, resolution: '720p' },
  }
  const response = await rest(place, `/v1beta/models/${model}:predictLongRunning`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
  })
  return (await response.json()) as VideoOperation
}

/** Returns the Veo operation in a name, or null for another operation. */
export const parsePredictionName = (operation: string): string | null =>
  /^models\/veo-[\w.-]{1,80}\/operations\/[\w-]{1,200}$/.test(operation) ? operation : null

/** Narrows the SDK's type, which leaves state and error untyped. */
type Told = VideoOperation & { readonly response?: { readonly raiMediaFilteredReasons?: readonly string[] } }

/** Polls the operation. */
export async function pollPrediction(
  ai: GoogleGenAI,
  name: string,
  abortSignal: AbortSignal,
): Promise<VideoOperation> {
  const { GenerateVideosOperation } = await loadChunk(() => import('../client/sdk.ts'))
  const operation = Object.assign(new GenerateVideosOperation(), { name })
  const told: Told = await ai.operations.getVideosOperation({ operation, config: { abortSignal } })
  const [filtered] = told.response?.raiMediaFilteredReasons ?? []
  const message = told.error?.message ?? filtered
  return {
    name,
    done: told.done === true,
    ...(told.metadata === undefined ? {} : { metadata: told.metadata }),
    ...(told.response === undefined ? {} : { response: told.response }),
    ...(message === undefined ? {} : { error: { message } }),
  }
}
