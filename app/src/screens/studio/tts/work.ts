import { createTextToSpeechMachine } from '@saha/machines/text-to-speech'
import { createActor } from 'xstate'
import { speechPlaybackIn } from '../../../adapters/audio/speech-playback.ts'
import { generateSpeech } from '../../../adapters/gemini/text-to-speech.ts'

/** Starts the tool's actor, and the element in which its speech sounds: it belongs to the visit, not to a page. */
export function startSpeech() {
  const audio = new Audio()
  audio.preservesPitch = true
  const speech = createActor(
    createTextToSpeechMachine({ generateSpeech, playback: speechPlaybackIn(audio) }),
  ).start()
  /** Goes on from another place, in seconds, while it plays. */
  const seek = (place: number) => {
    audio.currentTime = place
  }
  /** Plays what was made, from a place in seconds. */
  const playFrom = (place: number) => {
    const loading = new AbortController()
    const { signal } = loading
    audio.addEventListener('loadedmetadata', () => seek(place), { once: true, signal })
    // What came to nothing must not move another file.
    audio.addEventListener('emptied', () => loading.abort(), { once: true, signal })
    speech.send({ type: 'speech.replay' })
  }
  const setSpeed = (times: number) => {
    // The next file that is loaded begins at the default.
    audio.defaultPlaybackRate = times
    audio.playbackRate = times
  }
  return { audio, speech, seek, playFrom, setSpeed, stop: () => void speech.stop() }
}

/** What {@link startSpeech} started. */
export type SpeechWork = ReturnType<typeof startSpeech>

/** Nobody waits for speech, or hears it, on a page that they have left; what was made stays. */
export const leaveSpeech = ({ speech }: SpeechWork): void => speech.send({ type: 'speech.stop' })
