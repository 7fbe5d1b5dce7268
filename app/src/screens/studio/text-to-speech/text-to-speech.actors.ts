import { createAudioPlayback } from '@saha/machines/adapters'
import { createTextToSpeechMachine, type Speech, type SpeechRequest } from '@saha/machines/text-to-speech'
import { createActor } from 'xstate'
import { generateSpeech } from '../../../adapters/gemini/tools/text-to-speech.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createStore } from '../../../platform/store.ts'
import { createEntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { soundFile, speechKind, type StoredSpeech } from './stored-speech.ts'

/** Creates and starts the actor, its saver, and its audio element, which outlives the screen. */
export function createTextToSpeechActors(session: Session) {
  const audio = new Audio()
  audio.preservesPitch = true
  const machine = createTextToSpeechMachine({ generateSpeech, playback: createAudioPlayback(audio) })

  function save({ text, voice }: SpeechRequest, { bytes, mimeType, cutOff = false, words = '' }: Speech) {
    const sound = new Blob([new Uint8Array(bytes)], { type: mimeType })
    saver.begin()
    saver.save({ text, voice, mimeType, cutOff, words }, new Map([[soundFile, sound]]))
  }
  /** Starts an actor, which has stored speech if there is some, and saves what it generates. */
  function startSpeech(stored?: { request: SpeechRequest; speech: Speech }) {
    const actor = stored
      ? createActor(machine, {
          snapshot: machine.resolveState({ value: 'idle', context: { ...stored, failure: null } }),
        })
      : createActor(machine)
    let shown: Speech | null = stored?.speech ?? null
    actor.subscribe(({ context: { request, speech } }) => {
      if (speech === shown) return
      shown = speech
      if (request !== null && speech !== null) save(request, speech)
    })
    return actor.start()
  }

  const actor = createStore(startSpeech())
  const saver = createEntrySaver(getLibrary(session), speechKind, ({ entry, data, files }) => {
    void restore(entry.id, data, files.get(soundFile))
  })
  async function restore(id: string, { text, voice, ...speech }: StoredSpeech, sound: Blob | undefined) {
    if (!sound) return
    const bytes = new Uint8Array(await sound.arrayBuffer())
    if (saver.openId.get() !== id) return
    actor.get().stop()
    actor.set(startSpeech({ request: { text, voice }, speech: { ...speech, bytes } }))
  }
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
    actor.get().send({ type: 'speech.replay' })
  }
  const setPlaybackRate = (times: number) => {
    // Loading a file resets `playbackRate` to the default.
    audio.defaultPlaybackRate = times
    audio.playbackRate = times
  }
  return {
    audio,
    actor,
    saver,
    seek,
    playFrom,
    setPlaybackRate,
    stop: () => void actor.get().stop(),
  }
}

type TextToSpeechActors = ReturnType<typeof createTextToSpeechActors>

/** The tool's parts with the current actor. */
export interface TextToSpeechTool extends Omit<TextToSpeechActors, 'actor'> {
  readonly speech: ReturnType<TextToSpeechActors['actor']['get']>
}

/** Cancels generation and playback; generated speech is kept. */
export const leaveTextToSpeech = ({ actor }: TextToSpeechActors): void =>
  actor.get().send({ type: 'speech.stop' })
