import type { GoogleGenAI } from '@google/genai'
import type { VideoOperation, VideoRequest } from '@saha/machines/video-generation'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { type Place, rest } from './rest.ts'

/** Begins a video with Veo, by its own call, which the SDK has only for Google's enterprise platform. */
export async function beginPrediction(
  place: Place,
  model: string,
  { prompt, image, aspectRatio }: VideoRequest,
  signal: AbortSignal,
): Promise<VideoOperation> {
  const picture = image && { bytesBase64Encoded: image.imageBytes, mimeType: image.mimeType }
  const body = {
    instances: [{ ...(prompt.trim() === '' ? {} : { prompt }), ...(picture ? { image: picture } : {}) }],
    parameters: { sampleCount: 1, aspectRatio, resolution: '720p' },
  }
  const response = await rest(place, `/v1beta/models/${model}:predictLongRunning`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
  })
  return (await response.json()) as VideoOperation
}

/** The name of an operation of Veo, or null when it is none. */
export const predictionIn = (operation: string): string | null =>
  /^models\/veo-[\w.-]{1,80}\/operations\/[\w-]{1,200}$/.test(operation) ? operation : null

/** What the SDK reads of it: it says of neither state nor error what they hold. */
type Told = VideoOperation & { readonly response?: { readonly raiMediaFilteredReasons?: readonly string[] } }

/** Asks how it is doing. */
export async function pollPrediction(
  ai: GoogleGenAI,
  name: string,
  abortSignal: AbortSignal,
): Promise<VideoOperation> {
  const { GenerateVideosOperation } = await loadChunk(() => import('./sdk.ts'))
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
