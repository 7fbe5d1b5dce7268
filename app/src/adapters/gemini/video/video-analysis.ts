import type { Content, GoogleGenAI } from '@google/genai'
import { createSleep, type ModelAnswer, type Port } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { getText } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { uploadWithProgress } from './upload-with-progress.ts'
import { toGeminiError } from '../client/gemini-error.ts'
import { limits } from '../client/models.ts'
import { readStream } from '../response/read-stream.ts'
import { checkSize } from '../client/check-size.ts'
import { VideoUpload, type UploadPorts } from './video-upload.ts'

/** An earlier question and its answer. */
export interface VideoTurn {
  readonly question: string
  readonly answer: string
}

/** A question about a video. */
interface VideoQuestion {
  readonly video: Blob
  readonly question: string
  /** Earlier turns about the same video, oldest first. */
  readonly earlier: readonly VideoTurn[]
}

/** Progress of a question: upload, processing by the service, or the streamed answer. */
export type VideoProgress =
  | { readonly phase: 'uploading'; readonly sent: number }
  | { readonly phase: 'processing' }
  | { readonly phase: 'answering'; readonly text: string }

/** Ports of the analysis and the listener of its progress. */
export interface AnalysisPorts extends UploadPorts {
  readonly onProgress: (progress: VideoProgress) => void
}

/** Answers questions about videos. */
export interface VideoAnalyzer {
  readonly ask: Port<VideoQuestion, ModelAnswer<string>>
  /** Deletes the uploaded file at the service. */
  readonly release: () => void
}

const instruction =
  'You answer questions about a video, in the language of the question. Wherever you speak of a moment, give its time in the video as m:ss, such as 0:07 or 12:34, or h:mm:ss.'

const toContents = (earlier: readonly VideoTurn[]): Content[] =>
  earlier.flatMap(({ question, answer }) => [
    { role: 'user', parts: [{ text: question }] },
    { role: 'model', parts: [{ text: answer }] },
  ])

/** Returns whether the service no longer has the file. */
const isGone = (thrown: unknown): boolean => ['permission', 'not-found'].includes(toGeminiError(thrown).kind)

/** Uploads a video with its first question, and reuses it for later ones. */
export function videoAnalyzer({ onProgress, ...world }: AnalysisPorts): VideoAnalyzer {
  let upload: VideoUpload | null = null

  function release(): void {
    upload?.dispose()
    upload = null
  }

  function uploadOf(ai: GoogleGenAI, video: Blob): VideoUpload {
    if (upload?.video !== video) {
      release()
      upload = new VideoUpload(ai, video, world)
    }
    return upload
  }

  async function answer(ai: GoogleGenAI, { video, question, earlier }: VideoQuestion, signal: AbortSignal) {
    const report = (progress: VideoProgress) => {
      if (!signal.aborted) onProgress(progress)
    }
    const asked = uploadOf(ai, video)
    if (!asked.isSent) {
      report({ phase: 'uploading', sent: 0 })
      await asked.send(signal, (sent) => report({ phase: 'uploading', sent }))
    }
    report({ phase: 'processing' })
    const part = await asked.ready(signal)
    report({ phase: 'answering', text: '' })
    const chunks = await ai.models.generateContentStream({
      model: geminiSettings.models.videoAnalyzer,
      contents: [...toContents(earlier), { role: 'user', parts: [part, { text: question }] }],
      config: { abortSignal: signal, store: false, systemInstruction: { parts: [{ text: instruction }] } },
    })
    let text = ''
    return readStream(chunks, (chunk) => {
      text += getText(chunk)
      report({ phase: 'answering', text })
    })
  }

  const ask = call(async (ai, asked: VideoQuestion, signal) => {
    checkSize(asked.video.size, limits.video)
    checkSize(asked.question.length, limits.prompt)
    const wasThere = upload?.video === asked.video && upload.isSent
    try {
      return await answer(ai, asked, signal)
    } catch (thrown) {
      if (signal.aborted || !wasThere || !isGone(thrown)) throw thrown
      release()
      return answer(ai, asked, signal)
    }
  })

  return { ask, release }
}

/** Answers questions about videos of up to 20 MB. */
export const analyzeVideos = (onProgress: AnalysisPorts['onProgress']): VideoAnalyzer =>
  videoAnalyzer({ sleep: createSleep(), send: uploadWithProgress, onProgress })
