import { createTextToSpeechMachine } from '@saha/machines/text-to-speech'
import { createActor } from 'xstate'
import { speechPlaybackIn } from '../../../adapters/audio/speech-playback.ts'
import { generateSpeech } from '../../../adapters/gemini/text-to-speech.ts'

/** Starts the tool's actor, and the element in which its speech sounds: it belongs to the visit, not to a page. */
export function createTextToSpeechActors() {
  const audio = new Audio()
  audio.preservesPitch = true
  const speech = createActor(
    createTextToSpeechMachine({ generateSpeech, playback: speechPlaybackIn(audio) }),
  ).start()
  /** Goes on from another place, in seconds, while it plays. */
  const seek = (time: number) => {
    audio.currentTime = time
  }
  /** Plays what was made, from a place in seconds. */
  const playFrom = (time: number) => {
    const loading = new AbortController()
    const { signal } = loading
    audio.addEventListener('loadedmetadata', () => seek(time), { once: true, signal })
    // What came to nothing must not move another file.
    audio.addEventListener('emptied', () => loading.abort(), { once: true, signal })
    speech.send({ type: 'speech.replay' })
  }
  const setPlaybackRate = (times: number) => {
    // The next file that is loaded begins at the default.
    audio.defaultPlaybackRate = times
    audio.playbackRate = times
  }
  return { audio, speech, seek, playFrom, setPlaybackRate, stop: () => void speech.stop() }
}

/** What {@link createTextToSpeechActors} started. */
export type TextToSpeechActors = ReturnType<typeof createTextToSpeechActors>

/** Nobody waits for speech, or hears it, on a page that they have left; what was made stays. */
export const leaveTextToSpeech = ({ speech }: TextToSpeechActors): void =>
  speech.send({ type: 'speech.stop' })
