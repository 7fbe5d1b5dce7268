/** Script of a page of the portal: its own calls to Gemini. */
import { Secret } from '@saha/machines/auth'
import type { ReplyEvent } from '@saha/machines/chat'
import type { VideoEvent, VideoOperation } from '@saha/machines/video-generation'
import {
  createAccount,
  createSession,
  createToken,
  deleteSession,
} from '../../../app/src/adapters/appwrite/account/account.ts'
import { createBlogDraftWriter } from '../../../app/src/adapters/gemini/tools/blog-draft.ts'
import { createReply } from '../../../app/src/adapters/gemini/tools/chat.ts'
import { generateImage } from '../../../app/src/adapters/gemini/tools/images.ts'
import { storeKey } from '../../../app/src/adapters/gemini/client/user-api-key.ts'
import { search } from '../../../app/src/adapters/gemini/tools/smart-search.ts'
import { generateSpeech } from '../../../app/src/adapters/gemini/tools/text-to-speech.ts'
import { analyzeVideos, type VideoProgress } from '../../../app/src/adapters/gemini/video/video-analysis.ts'
import {
  pollVideo,
  startVideo,
  createVideoLoader,
} from '../../../app/src/adapters/gemini/video/video-generation.ts'

const { signal } = new AbortController()

const waitForEvent = async (media: HTMLMediaElement, name: string) =>
  new Promise<void>((resolve, reject) => {
    media.addEventListener(name, () => resolve(), { once: true })
    media.addEventListener('error', () => reject(new Error(media.error?.message)), { once: true })
  })

/** Plays media until its duration is known. */
async function lengthOf(kind: 'audio' | 'video', url: string) {
  const media = document.createElement(kind)
  media.src = url
  await waitForEvent(media, 'loadeddata')
  return media.duration
}

const failedBy = (error: unknown): string => String(Reflect.get(error as object, 'kind'))

const ai = {
  signUp: async (email: string) => {
    const credentials = { email, password: new Secret('a long enough password') }
    await createAccount(credentials, signal)
    await createSession(credentials, signal)
  },
  signOut: async () => deleteSession(undefined, signal),
  /** Returns the parts of a draft, or the error. */
  draft: async (withToken: boolean) =>
    createBlogDraftWriter(withToken ? createToken : async () => null)('rain', signal).then(
      ({ value }) => Object.keys(value),
      failedBy,
    ),
  chat: async (text: string) => {
    const events: ReplyEvent[] = []
    const ended = Promise.withResolvers<void>()
    await createReply(async () => null)({
      input: { model: 'flash', turns: [{ role: 'user', text }] },
      signal,
      send: (event) => {
        events.push(event)
        if (event.type !== 'reply.delta') ended.resolve()
      },
      receive: () => {},
    })
    await ended.promise
    return events
  },
  search: async (query: string) => search({ query, mode: 'web', position: null }, signal),
  draw: async (prompt: string) => generateImage({ prompt, aspectRatio: '16:9' }, signal),
  speak: async (text: string) => {
    const { bytes, mimeType } = await generateSpeech({ text, voice: 'Kore' }, signal)
    return lengthOf('audio', URL.createObjectURL(new Blob([bytes as BlobPart], { type: mimeType })))
  },
  analyze: async (bytes: number) => {
    const told: VideoProgress[] = []
    const { value } = await analyzeVideos((progress) => told.push(progress)).ask(
      {
        video: new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }),
        question: 'What is in it?',
        earlier: [],
      },
      signal,
    )
    return { value, told }
  },
  film: async (prompt: string, key: string) => {
    storeKey(new Secret(key))
    let told: VideoOperation = await startVideo({ prompt, image: null, aspectRatio: '9:16' }, signal)
    const operation = told.name ?? ''
    while (told.done !== true) told = await pollVideo({ operation }, signal)
    const uri = told.response?.generatedVideos?.[0]?.video?.uri ?? ''
    const ready = Promise.withResolvers<string>()
    const send = (event: VideoEvent) => {
      if (event.type === 'video.ready') ready.resolve(event.url)
    }
    await createVideoLoader(() => {})({ input: { uri }, signal, send, receive: () => {} })
    return lengthOf('video', await ready.promise)
  },
}

/** The portal's own calls, by user action. */
export type Ai = typeof ai

Object.assign(window, { ai })
