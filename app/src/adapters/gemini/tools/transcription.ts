import type { TranscriptionPorts } from '@saha/machines/transcription'
import { geminiSettings } from '../client/config.ts'
import { readText } from '../response/parse-response.ts'
import { encodeBase64, getMediaType } from '../media/base64.ts'
import { call } from '../client/call.ts'
import { limits } from '../client/models.ts'
import { checkSize } from '../client/check-size.ts'

const instruction =
  'Transcribe this recording word for word, in the language that is spoken. Answer with the words alone, as plain text, and with nothing at all when nobody speaks.'

/** Removes the Markdown that models add to speech. */
const plain = (text: string) => text.replaceAll(/\*\*(\S(?:[^\n]*?\S)?)\*\*/g, '$1')

/** Transcribes a recording. */
export const transcribe: TranscriptionPorts['transcribe'] = call(async (ai, { clip }, abortSignal) => {
  checkSize(clip.size, limits.recording)
  const data = await encodeBase64(clip)
  const { value, cutOff } = readText(
    await ai.models.generateContent({
      model: geminiSettings.models.transcription,
      contents: { parts: [{ inlineData: { data, mimeType: getMediaType(clip) } }, { text: instruction }] },
      config: {
        abortSignal,
        store: false,
        // The local Gemini answers in the page's language; the instruction is always in English.
        httpOptions: { headers: { 'accept-language': window.document.documentElement.lang } },
      },
    }),
  )
  return { value: plain(value), cutOff }
})
