import type { GoogleGenAI } from '@google/genai'
import type { VideoOperation, VideoRequest } from '@saha/machines/video-generation'

/** The SDK would retry this family of calls, and a video that starts twice is charged twice. */
const once = (signal: AbortSignal) => ({ maxRetries: 0, signal })

interface Interaction {
  readonly id: string
  readonly status?: string
  readonly output_video?: { readonly uri?: string | undefined } | undefined
}

const prefix = 'interactions/'

const ended: ReadonlySet<string> = new Set([
  'failed',
  'cancelled',
  'incomplete',
  'budget_exceeded',
  'requires_action',
])

/** Converts an interaction to the shape of a video operation. */
function toVideoOperation({ id, status = '', output_video: video }: Interaction): VideoOperation {
  const done = status === 'completed' || ended.has(status)
  return {
    name: `${prefix}${id}`,
    done,
    metadata: { state: status.toUpperCase() },
    ...(status === 'completed'
      ? { response: { generatedVideos: [{ video: { uri: video?.uri ?? '' } }] } }
      : {}),
    ...(ended.has(status) ? { error: { message: `The video was not made: ${status}` } } : {}),
  }
}

/** Returns the interaction id in an operation name, or null for another operation. */
export const parseInteractionId = (operation: string): string | null =>
  /^interactions\/([\w-]{1,200})$/.exec(operation)?.[1] ?? null

/** Starts a video with an omni model. */
export async function startInteraction(
  ai: GoogleGenAI,
  model: string,
  { prompt, image, aspectRatio }: VideoRequest,
  signal: AbortSignal,
): Promise<VideoOperation> {
  const text = { type: 'text' as const, text: prompt }
  const firstFrame = image && { type: 'image' as const, data: image.imageBytes, mime_type: image.mimeType }
  const interaction = await ai.interactions.create(
    {
      model,
      input: [...(prompt.trim() === '' ? [] : [text]), ...(firstFrame ? [firstFrame] : [])],
      response_format: {
        type: 'video',
        aspect_ratio: aspectRatio,
        resolution: '720p',
        delivery: 'uri',
      },
      // Google runs only stored interactions in the background.
      background: true,
      store: true,
    },
    once(signal),
  )
  return toVideoOperation(interaction)
}

/** Polls the interaction. */
export const pollInteraction = async (
  ai: GoogleGenAI,
  id: string,
  signal: AbortSignal,
): Promise<VideoOperation> => toVideoOperation(await ai.interactions.get(id, {}, once(signal)))

/** Cancels a running interaction and deletes what is stored of it. */
export async function cancelInteraction(ai: GoogleGenAI, id: string, signal: AbortSignal): Promise<void> {
  // A finished one can only be deleted.
  await ai.interactions.cancel(id, {}, once(signal)).catch(() => {})
  await ai.interactions.delete(id, {}, once(signal))
}
