import type { GenerateContentResponse } from '@google/genai'
import { anySignal } from '@saha/machines/adapters'
import { failureKind, withRetry } from '@saha/machines/port'
import type { Speech, SpeechPorts, SpeechRequest } from '@saha/machines/text-to-speech'
import { geminiSettings } from '../client/config.ts'
import { readMedia, getText } from '../response/parse-response.ts'
import { decodeBase64 } from '../media/base64.ts'
import { call } from '../client/call.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { parseSampleRate } from '../media/media-type.ts'
import { limits } from '../client/models.ts'
import { checkSize } from '../client/check-size.ts'
import { splitSpeechText } from './split-speech-text.ts'
import { toWav } from '../media/wav.ts'

/** The model's answer to one part of a text. */
interface Said {
  readonly bytes: Uint8Array
  readonly mimeType: string
  /** Sample rate in Hz; null for a complete file, which cannot be joined to another. */
  readonly rate: number | null
  readonly cutOff: boolean
  /** Text beside the sound. */
  readonly words: string
}

function read(response: GenerateContentResponse): Said {
  const { value, cutOff } = readMedia(response, 'audio')
  const { data, mimeType } = value
  const words = getText(response).trim()
  return { bytes: decodeBase64(data), mimeType, rate: parseSampleRate(mimeType), cutOff, words }
}

const speak = call(async (ai, { text, voice }: SpeechRequest, abortSignal) => {
  const response = await ai.models.generateContent({
    model: geminiSettings.models.textToSpeech,
    contents: { parts: [{ text: `Say this: ${text}` }] },
    config: {
      abortSignal,
      store: false,
      responseModalities: ['AUDIO'],
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } } },
    },
  })
  return read(response)
})

/** Speech models sometimes fail or answer with nothing, and succeed when asked again. */
const isWorthRetrying = (error: unknown): boolean => ['empty', 'server'].includes(failureKind(error))

const speakPart = withRetry(speak, { delays: [0], shouldRetry: isWorthRetrying })

/** Joins raw samples, which no player accepts, into one WAV file. */
function joinSpeech(said: readonly [Said, ...Said[]]): Speech {
  const [{ bytes, mimeType, rate }, ...more] = said
  const cutOff = said.some((part) => part.cutOff)
  const words = said
    .map((part) => part.words)
    .filter(Boolean)
    .join('\n\n')
  if (rate === null && more.length === 0) return { bytes, mimeType, cutOff, words }
  if (rate === null || more.some((part) => part.rate !== rate))
    throw new GeminiError('protocol', 'The parts of the speech are not of one kind.')
  return { bytes: toWav(joinSamples(said), rate), mimeType: 'audio/wav', cutOff, words }
}

/** Half a sample at the end of a part would turn the rest into noise. */
function joinSamples(said: readonly Said[]): Uint8Array {
  const whole = said.map(({ bytes }) => bytes.subarray(0, bytes.length & ~1))
  const samples = new Uint8Array(whole.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of whole) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}

/** Reads a text aloud as a WAV file. Requests all parts of a long text at once, and fails with the first failure. */
export const generateSpeech: SpeechPorts['generateSpeech'] = async ({ text, voice }, signal) => {
  checkSize(text.length, limits.wholeSpeech)
  const [first = '', ...rest] = splitSpeechText(text, limits.speech)
  const others = new AbortController()
  const scope = anySignal([signal, others.signal])
  const say = (part: string) => speakPart({ text: part, voice }, scope)
  try {
    const said = await Promise.all([say(first), ...rest.map(say)])
    return joinSpeech(said)
  } finally {
    others.abort()
  }
}
