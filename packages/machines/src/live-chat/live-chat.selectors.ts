import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { Caption } from './session/captions.ts'
import type { liveChatMachine } from './live-chat.machine.ts'
import type { LiveChatSettings } from './live-chat.types.ts'

type Logic = typeof liveChatMachine

/** The machine with its ports. */
export interface LiveChatMachine extends Logic {}

/** A running live chat machine. */
export interface LiveChatActor extends ActorRefFrom<Logic> {}

export interface LiveChatSnapshot extends SnapshotOf<Logic> {}

export type LiveChatStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

/** The conversation stays connected while one session replaces another. */
export const selectLiveChatStatus = (snapshot: LiveChatSnapshot): LiveChatStatus => {
  if (snapshot.matches('failed')) return 'error'
  if (snapshot.hasTag('connecting')) return 'connecting'
  return snapshot.hasTag('connected') ? 'connected' : 'disconnected'
}

/** The browser may be asking for microphone permission: point the user to the prompt. */
export const selectAskingForMicrophone = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('asking')

/** The user's speech reaches the model. */
export const selectListening = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.hasTag('connected') && snapshot.hasTag('unmuted')

/** The user has muted the microphone; before Connect it is the initial state. */
export const selectMuted = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.matches({ active: { microphone: 'muted' } })

/** The user is speaking while muted: remind them. */
export const selectSpeakingWhileMuted = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.hasTag('speakingWhileMuted')

/** The user has just interrupted the model. */
export const selectInterrupted = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('interrupted')

/** The chosen devices that are available. */
export const selectLiveChatSettings = ({ context }: LiveChatSnapshot): LiveChatSettings => context.settings

/** The model is speaking. */
export const selectSpeaking = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('speaking')

/** One session is replacing another; no need to show it. */
export const selectReconnecting = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('reconnecting')

/** The browser blocks sound: offer a button that sends `sound.resume`. */
export const selectNeedsGesture = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('needsGesture')

/** Captions of both sides, oldest first. The last one of each side may grow. */
export const selectCaptions = ({ context }: LiveChatSnapshot): readonly Caption[] => context.captions

/** Typed messages that may not have arrived: return them to the input, then send `undelivered.clear`. */
export const selectUndelivered = ({ context }: LiveChatSnapshot): readonly string[] => context.undelivered

export const selectLiveChatFailure = ({ context }: LiveChatSnapshot) => context.failure?.code ?? null
