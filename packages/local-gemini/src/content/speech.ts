import { detectLanguage } from '../language.ts'
import type { Prompt } from '../text-generation/prompt.ts'
import type { Context } from '../context.ts'
import type { ModelReply } from './model-reply.ts'
import type { GenerateContentRequest, Voice } from '../schema/generate-request.ts'

const MIME_TYPE = 'audio/L16;codec=pcm;rate=24000'
const DEFAULT_VOICE = 'Kore'

/** Speaks the text of a request, without a leading instruction such as `Say this:`. */
export async function speakPrompt(
  { generationConfig }: GenerateContentRequest,
  { text }: Prompt,
  { mediaWorker }: Context,
): Promise<ModelReply> {
  const { voiceConfig, multiSpeakerVoiceConfig } = generationConfig?.speechConfig ?? {}
  const voices = new Map(
    (multiSpeakerVoiceConfig?.speakerVoiceConfigs ?? []).map(({ speaker, voiceConfig: voice }) => [
      speaker,
      voiceName(voice),
    ]),
  )
  const lines =
    voices.size === 0 ? [{ voice: voiceName(voiceConfig), text: script(text) }] : dialogue(text, voices)
  const said: Uint8Array[] = []
  for (const line of lines)
    if (line.text.trim() !== '')
      said.push(await mediaWorker.run('speech', { ...line, language: detectLanguage(line.text) }))
  const data = Buffer.concat(said).toString('base64')
  // The service, too, sometimes returns no audio for a text without words.
  if (data === '') return { thoughts: [], parts: [], finishReason: 'OTHER' }
  return { thoughts: [], parts: [{ inlineData: { mimeType: MIME_TYPE, data } }], finishReason: 'STOP' }
}

const voiceName = (voice: Voice | undefined) =>
  voice?.prebuiltVoiceConfig?.voiceName ?? voice?.voice ?? DEFAULT_VOICE

const script = (text: string) =>
  text.replace(/^\s*(?:say|read|repeat)\b[^:\n]{0,60}:\s*|^\s*(?:قل|اقرأ)[^:\n]{0,60}:\s*/i, '')

/** Splits a dialogue (`Amal: …`) into lines, each with the voice of its speaker. */
function dialogue(text: string, voices: ReadonlyMap<string | undefined, string>) {
  const [first = DEFAULT_VOICE] = voices.values()
  return text.split('\n').map((line) => {
    const [, speaker, words] = /^\s*([^:]{1,40}):\s*(.*)$/.exec(line) ?? []
    const voice = speaker === undefined ? undefined : voices.get(speaker.trim())
    return voice === undefined ? { voice: first, text: line } : { voice, text: words ?? '' }
  })
}
