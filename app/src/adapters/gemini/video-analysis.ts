import type { GoogleGenAI, Part } from '@google/genai'
import { sleepOn, type Answer, type Port, type Sleep } from '@saha/machines/port'
import { geminiSettings } from './configured.ts'
import { readText } from './answer.ts'
import { encodeBase64, mediaTypeOf } from './base64.ts'
import { call } from './call.ts'
import { GeminiError } from './failure.ts'
import { limits } from './models.ts'
import { checkSize } from './size.ts'

/** A question about a video. */
export interface VideoQuestion {
  readonly video: Blob
  readonly question: string
}

const pollInterval = 2000

/** The SDK does not hand an upload's signal on to its parts. */
const abortable =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal })

interface Uploaded {
  readonly name?: string
  readonly uri?: string
  readonly state?: string
  readonly error?: { readonly message?: string }
}

/** Uploads a video in parts and waits until it can be asked about. */
async function upload(ai: GoogleGenAI, video: Blob, signal: AbortSignal, sleep: Sleep) {
  const mimeType = mediaTypeOf(video)
  const config = { mimeType, httpOptions: { fetch: abortable(signal) } }
  let file: Uploaded = await ai.files.upload({ file: video, config })
  const { name = '' } = file
  while (file.state === 'PROCESSING') {
    await sleep(pollInterval, signal)
    file = await ai.files.get({ name, config: { abortSignal: signal } })
  }
  if (file.state === 'FAILED' || file.uri === undefined)
    throw new GeminiError(
      'validation',
      `The video cannot be used: ${file.error?.message ?? 'no reason is given'}`,
    )
  return { name, part: { fileData: { fileUri: file.uri, mimeType } } }
}

async function ask(ai: GoogleGenAI, part: Part, question: string, abortSignal: AbortSignal) {
  return readText(
    await ai.models.generateContent({
      model: geminiSettings.models.videoAnalyzer,
      contents: { parts: [part, { text: question }] },
      config: { abortSignal, store: false },
    }),
  )
}

/** Asks about a video: a small one within the question, a larger one uploaded before, and deleted after. */
export const videoAnalysis = (sleep: Sleep): Port<VideoQuestion, Answer<string>> =>
  call(async (ai, { video, question }, signal) => {
    checkSize(video.size, limits.video)
    checkSize(question.length, limits.prompt)
    if (video.size <= limits.inlineVideo) {
      const inlineData = { data: await encodeBase64(video), mimeType: mediaTypeOf(video) }
      return ask(ai, { inlineData }, question, signal)
    }
    const { name, part } = await upload(ai, video, signal, sleep)
    try {
      return await ask(ai, part, question, signal)
    } finally {
      // Google deletes it after two days where this does not arrive.
      ai.files.delete({ name }).catch(() => {})
    }
  })

/** Answers a question about a video of up to 20 MB. */
export const analyzeVideo = videoAnalysis(sleepOn())
