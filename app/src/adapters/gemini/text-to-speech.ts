import { failureKind, withRetry } from '@saha/machines/port'
import type { Speech, SpeechPorts, SpeechRequest } from '@saha/machines/text-to-speech'
import { geminiSettings } from './configured.ts'
import { type Media, readMedia } from './answer.ts'
import { decodeBase64 } from './base64.ts'
import { call } from './call.ts'
import { limits } from './models.ts'
import { checkSize } from './size.ts'
import { toWav } from './wav.ts'

const usualRate = 24_000

/** Gemini answers with bare samples, which no player takes. */
function playable({ data, mimeType }: Media): Speech {
  const bytes = decodeBase64(data)
  const [, rate] = /^audio\/(?:L16|pcm)\b.*?rate=(\d+)/i.exec(mimeType) ?? []
  const bare = /^audio\/(?:L16|pcm)\b/i.test(mimeType)
  return bare
    ? { bytes: toWav(bytes, Number(rate ?? usualRate)), mimeType: 'audio/wav' }
    : { bytes, mimeType }
}

const speak = call(async (ai, { text, voice }: SpeechRequest, abortSignal) => {
  checkSize(text.length, limits.speech)
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
  return playable(readMedia(response, 'audio/'))
})

/** Speech models now and then fail, or answer with nothing, and speak when they are asked once more. */
const mayHelp = (error: unknown): boolean => ['empty', 'server'].includes(failureKind(error))

/** Reads a text aloud, as a WAV file. */
export const generateSpeech: SpeechPorts['generateSpeech'] = withRetry(speak, { waits: [0], again: mayHelp })
