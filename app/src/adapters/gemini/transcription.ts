import type { TranscriptionPorts } from '@saha/machines/transcription'
import { geminiSettings } from './configured.ts'
import { readText } from './answer.ts'
import { encodeBase64, mediaTypeOf } from './base64.ts'
import { call } from './call.ts'
import { limits } from './models.ts'
import { checkSize } from './size.ts'

const instruction =
  'Transcribe this recording word for word, in the language that is spoken. Answer with the words alone, and with nothing at all when nobody speaks.'

/** Writes down what is said in a recording. */
export const transcribe: TranscriptionPorts['transcribe'] = call(async (ai, { clip }, abortSignal) => {
  checkSize(clip.size, limits.recording)
  const data = await encodeBase64(clip)
  return readText(
    await ai.models.generateContent({
      model: geminiSettings.models.transcription,
      contents: { parts: [{ inlineData: { data, mimeType: mediaTypeOf(clip) } }, { text: instruction }] },
      config: { abortSignal, store: false },
    }),
  )
})
