import { createAudioPlayback } from '@saha/machines/adapters'
import { createTextToSpeechMachine } from '@saha/machines/text-to-speech'
import { createActor } from 'xstate'
import { generateSpeech } from '../../../adapters/gemini/tools/text-to-speech.ts'

/** Creates and starts the actor and its audio element, which outlives the screen. */
export function createTextToSpeechActors() {
  const audio = new Audio()
  audio.preservesPitch = true
  const speech = createActor(
    createTextToSpeechMachine({ generateSpeech, playback: createAudioPlayback(audio) }),
  ).start()
  /** Seeks to a time in seconds during playback. */
  const seek = (time: number) => {
    audio.currentTime = time
  }
  /** Plays the generated speech from a time in seconds. */
  const playFrom = (time: number) => {
    const loading = new AbortController()
    const { signal } = loading
    audio.addEventListener('loadedmetadata', () => seek(time), { once: true, signal })
    // An aborted load must not seek in the next file.
    audio.addEventListener('emptied', () => loading.abort(), { once: true, signal })
    speech.send({ type: 'speech.replay' })
  }
  const setPlaybackRate = (times: number) => {
    // Loading a file resets `playbackRate` to the default.
    audio.defaultPlaybackRate = times
    audio.playbackRate = times
  }
  return { audio, speech, seek, playFrom, setPlaybackRate, stop: () => void speech.stop() }
}

export type TextToSpeechActors = ReturnType<typeof createTextToSpeechActors>

/** Cancels generation and playback; generated speech is kept. */
export const leaveTextToSpeech = ({ speech }: TextToSpeechActors): void =>
  speech.send({ type: 'speech.stop' })
