import {
  selectAskingForMicrophone,
  selectCaptions,
  selectInterrupted,
  selectListening,
  selectLiveChatSettings,
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectReconnecting,
  selectSpeaking,
  selectSpeakingWhileMuted,
  selectUndelivered,
} from '../../live-chat/index.ts'
import type {
  LiveChatActor,
  LiveChatEmitted,
  LiveChatEvent,
  LiveChatMachine,
  LiveChatSettings,
  LiveChatSnapshot,
} from '../../live-chat/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: LiveChatSnapshot) => ({
  status: selectLiveChatStatus(snapshot),
  /** The browser may be asking for microphone permission. */
  asking: selectAskingForMicrophone(snapshot),
  /** The user's speech reaches the model. */
  listening: selectListening(snapshot),
  muted: selectMuted(snapshot),
  speakingWhileMuted: selectSpeakingWhileMuted(snapshot),
  /** The model is speaking. */
  speaking: selectSpeaking(snapshot),
  /** The user has just interrupted the model. */
  interrupted: selectInterrupted(snapshot),
  reconnecting: selectReconnecting(snapshot),
  /** The browser blocks sound: offer a button that calls `resumeSound`. */
  needsGesture: selectNeedsGesture(snapshot),
  settings: selectLiveChatSettings(snapshot),
  captions: selectCaptions(snapshot),
  /** Typed messages that may not have arrived. */
  undelivered: selectUndelivered(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<LiveChatEvent>) => ({
  connect: (settings?: LiveChatSettings) => send({ type: 'chat.connect', ...(settings ? { settings } : {}) }),
  disconnect: () => send({ type: 'chat.disconnect' }),
  mute: () => send({ type: 'chat.mute' }),
  unmute: () => send({ type: 'chat.unmute' }),
  /** Clears the failure. */
  dismiss: () => send({ type: 'chat.dismiss' }),
  /** @param device a `deviceId`; null for the system default */
  chooseMicrophone: (device: string | null) => send({ type: 'chat.chooseMicrophone', device }),
  /** @param device a `deviceId`; null for the system default */
  chooseSpeaker: (device: string | null) => send({ type: 'chat.chooseSpeaker', device }),
  sendText: (text: string) => send({ type: 'text.send', text }),
  stopReply: () => send({ type: 'reply.stop' }),
  clearCaptions: () => send({ type: 'captions.clear' }),
  clearUndelivered: () => send({ type: 'undelivered.clear' }),
  /** Call it in a click handler: browsers unblock sound only then. */
  resumeSound: () => send({ type: 'sound.resume' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useLiveChat}. */
export interface LiveChatView extends Values, Commands {
  readonly actor: LiveChatActor
}

/** Connects a voice conversation. */
export const useLiveChat: MachineHook<
  LiveChatMachine,
  LiveChatActor,
  undefined,
  LiveChatEmitted,
  LiveChatView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
})
