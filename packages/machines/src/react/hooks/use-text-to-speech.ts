import {
  selectSounding,
  selectSpeech,
  selectSpeechRequest,
  selectSpeechStatus,
} from '../../text-to-speech/index.ts'
import type {
  SpeechActor,
  SpeechEvent,
  SpeechMachine,
  SpeechRequest,
  SpeechSnapshot,
} from '../../text-to-speech/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: SpeechSnapshot) => ({
  status: selectSpeechStatus(snapshot),
  /** Speech is audible now. */
  sounding: selectSounding(snapshot),
  /** The current or last request; null for none. */
  request: selectSpeechRequest(snapshot),
  /** The speech to replay or download; null for none. */
  speech: selectSpeech(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<SpeechEvent>) => ({
  generate: (request: SpeechRequest) => send({ type: 'speech.generate', ...request }),
  /** Stops generation or playback. */
  stop: () => send({ type: 'speech.stop' }),
  replay: () => send({ type: 'speech.replay' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useTextToSpeech}. */
export interface TextToSpeechView extends Values, Commands {
  readonly actor: SpeechActor
}

/** Connects text to speech. */
export const useTextToSpeech: MachineHook<SpeechMachine, SpeechActor, undefined, never, TextToSpeechView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
  })
