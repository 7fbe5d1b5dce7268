import { resolveObjectURL } from 'node:buffer'
import { setTimeout } from 'node:timers/promises'
import { Secret } from '@saha/machines/auth'
import type { ReplyEvent } from '@saha/machines/chat'
import { PortError } from '@saha/machines/port'
import type { VideoEvent, VideoOperation } from '@saha/machines/video-generation'
import { createBlogDraftWriter } from '../../tools/blog-draft.ts'
import { createReply } from '../../tools/chat.ts'
import { complexQuery } from '../../tools/complex-query.ts'
import { editImage, imageGeneration } from '../../tools/images.ts'
import { storeKey } from '../../client/user-api-key.ts'
import { search } from '../../tools/smart-search.ts'
import { generateSpeech } from '../../tools/text-to-speech.ts'
import { transcribe } from '../../tools/transcription.ts'
import { pollVideo, createVideoLoader, videoGeneration } from '../../video/video-generation.ts'
import { sendAtOnce } from '../stub-gemini-fetch.ts'
import { videoAnalyzer } from '../../video/video-analysis.ts'
import { createDeferred } from '../../../../platform/deferred.ts'

const reply = createReply(async () => null)

/** Result of a tool. */
interface Outcome {
  /** The answer was cut off. */
  readonly cutOff?: boolean
  readonly value: unknown
}

/** Uses a tool once. */
export type Operation = (signal: AbortSignal) => Promise<Outcome>

const clip = new Blob([new Uint8Array(64)], { type: 'audio/webm;codecs=opus' })
const picture = new Blob(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
)
const recorded = new Blob([new Uint8Array(64)], { type: 'video/mp4' })

/** Leaves time for the local Gemini to render the video. */
const pollInterval = 100

const noTime = async (_: number, signal: AbortSignal) => signal.throwIfAborted()

const failedAs = ({ kind }: { readonly kind: PortError['kind'] }, message = '') =>
  new PortError(kind, message)

const chat: Operation = async (signal) => {
  let text = ''
  const { promise, resolve, reject } = createDeferred<Outcome>()
  const send = (event: ReplyEvent) => {
    if (event.type === 'reply.delta') text += event.text
    else if (event.type === 'reply.done') resolve({ cutOff: event.cutOff, value: text })
    else reject(failedAs(event))
  }
  const close = await reply({
    input: { model: 'flash', turns: [{ role: 'user', text: 'Tell me about palms' }] },
    signal,
    send,
    receive: () => {},
  })
  signal.addEventListener('abort', () => reject(signal.reason as Error))
  try {
    return await promise
  } finally {
    await close()
  }
}

const madeVideo =
  (model: string): Operation =>
  async (signal) => {
    storeKey(new Secret('own-key'))
    const request = { prompt: 'a boat at sea', image: null, aspectRatio: '9:16' } as const
    let told: VideoOperation = await videoGeneration(model)(request, signal)
    const { name = '' } = told
    while (told.done !== true) {
      await setTimeout(pollInterval)
      told = await pollVideo({ operation: name }, signal)
    }
    if (told.error) throw new PortError('server', told.error.message ?? '')
    const uri = told.response?.generatedVideos?.[0]?.video?.uri ?? ''
    if (uri === '') return { value: null }
    let url = ''
    const send = (event: VideoEvent) => {
      if (event.type === 'video.ready') ({ url } = event)
    }
    const close = await createVideoLoader(() => {})({ input: { uri }, signal, send, receive: () => {} })
    const value = resolveObjectURL(url)
    await close()
    return { value }
  }

/** Each tool as the app uses it. */
export const tools = {
  chat,
  'complex query': (signal) => complexQuery('gemini-4-argon')('Why is the sky blue?', signal),
  'complex query by budget': (signal) => complexQuery('gemini-2.5-pro')('Why is the sky blue?', signal),
  'video analysis': (signal) =>
    videoAnalyzer({ sleep: noTime, send: sendAtOnce, onProgress: () => {} }).ask(
      { video: recorded, question: 'What is in it?', earlier: [] },
      signal,
    ),
  transcription: (signal) => transcribe({ clip }, signal),
  'web search': (signal) => search({ query: 'من فاز بالكأس؟', mode: 'web', position: null }, signal),
  'maps search': (signal) =>
    search({ query: 'cafes', mode: 'maps', position: { latitude: 24.7, longitude: 46.6 } }, signal),
  'image generation': (signal) =>
    imageGeneration('gemini-nano-banana-2.1')({ prompt: 'a cat', aspectRatio: '16:9' }, signal),
  'image generation of Imagen': (signal) =>
    imageGeneration('imagen-4.0-generate-001')({ prompt: 'a cat', aspectRatio: '3:4' }, signal),
  'image editing': (signal) => editImage({ image: picture, instruction: 'make it blue' }, signal),
  'text to speech': async (signal) => {
    const { cutOff = false, ...value } = await generateSpeech({ text: 'مرحبا', voice: 'Kore' }, signal)
    return { cutOff, value }
  },
  'video generation': madeVideo('gemini-omni-1.2-flash'),
  'video generation of Veo': madeVideo('veo-3.1-generate-preview'),
  'blog draft': (signal) => createBlogDraftWriter(async () => null)('games for rainy days', signal),
} as const satisfies Readonly<Record<string, Operation>>

export type ToolName = keyof typeof tools
