import { createAudioPlayback } from '@saha/machines/adapters'
import { createTextToSpeechMachine, type Speech, type SpeechPorts } from '@saha/machines/text-to-speech'
import { createActor } from 'xstate'
import { generateSpeech } from '../../../../adapters/gemini/tools/text-to-speech.ts'

/** Returns a port that generates each sample once, because each costs money. */
function createCachedPort(generate: SpeechPorts['generateSpeech']): SpeechPorts['generateSpeech'] {
  const samples = new Map<string, Speech>()
  return async (request, signal) => {
    const key = `${request.voice} ${request.text}`
    const known = samples.get(key)
    if (known) return known
    const sample = await generate(request, signal)
    samples.set(key, sample)
    return sample
  }
}

/** Creates and starts the actor that plays samples of voices. */
export const createVoicePreviewActor = () =>
  createActor(
    createTextToSpeechMachine({
      generateSpeech: createCachedPort(generateSpeech),
      playback: createAudioPlayback(new Audio()),
    }),
  ).start()

type VoicePreviewActor = ReturnType<typeof createVoicePreviewActor>

export const leaveVoicePreview = (preview: VoicePreviewActor): void => preview.send({ type: 'speech.stop' })
