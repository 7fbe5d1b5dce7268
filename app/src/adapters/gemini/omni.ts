import type { GoogleGenAI } from '@google/genai'
import type { VideoOperation, VideoRequest } from '@saha/machines/video-generation'

/** The SDK would repeat a call of this family by itself, and a video that is begun twice is paid for twice. */
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

/** An interaction in the shape of a video operation. */
function operationOf({ id, status = '', output_video: video }: Interaction): VideoOperation {
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

/** The id in the name of an operation of ours, or null when it is none. */
export const interactionIn = (operation: string): string | null =>
  /^interactions\/([\w-]{1,200})$/.exec(operation)?.[1] ?? null

/** Begins a video with an omni model. */
export async function beginInteraction(
  ai: GoogleGenAI,
  model: string,
  { prompt, image, aspectRatio }: VideoRequest,
  signal: AbortSignal,
): Promise<VideoOperation> {
  const text = { type: 'text' as const, text: prompt }
  const picture = image && { type: 'image' as const, data: image.imageBytes, mime_type: image.mimeType }
  const interaction = await ai.interactions.create(
    {
      model,
      input: [...(prompt.trim() === '' ? [] : [text]), ...(picture ? [picture] : [])],
      response_format: {
        type: 'video',
        aspect_ratio: aspectRatio,
        resolution: '720p',
        delivery: 'uri',
      },
      // Google works in the background only on what it stores.
      background: true,
      store: true,
    },
    once(signal),
  )
  return operationOf(interaction)
}

/** Asks how it is doing. */
export const pollInteraction = async (
  ai: GoogleGenAI,
  id: string,
  signal: AbortSignal,
): Promise<VideoOperation> => operationOf(await ai.interactions.get(id, {}, once(signal)))

/** Ends it, if it goes on, and has what is stored of it deleted. */
export async function endInteraction(ai: GoogleGenAI, id: string, signal: AbortSignal): Promise<void> {
  // One that is over already cannot be cancelled, only deleted.
  await ai.interactions.cancel(id, {}, once(signal)).catch(() => {})
  await ai.interactions.delete(id, {}, once(signal))
}
