import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { Caption } from './captions.ts'
import type { liveChatMachine } from './live-chat.machine.ts'
import type { LiveChatSettings } from './live-chat.types.ts'

type LiveChatSnapshot = SnapshotFrom<typeof liveChatMachine>

export type LiveChatStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

/** While one session takes over from another the conversation stays connected. */
export const selectLiveChatStatus = (snapshot: LiveChatSnapshot): LiveChatStatus => {
  if (snapshot.matches('failed')) return 'error'
  if (snapshot.hasTag('connecting')) return 'connecting'
  return snapshot.hasTag('connected') ? 'connected' : 'disconnected'
}

/** The browser may be asking for the microphone: tell the visitor to look for its question. */
export const selectAskingForMicrophone = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('asking')

/** What the visitor says reaches the model. */
export const selectListening = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.hasTag('connected') && snapshot.hasTag('unmuted')

/** The visitor has muted the microphone, or will be muted once connected. */
export const selectMuted = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.matches({ active: { microphone: 'muted' } })

/** The visitor speaks though muted: remind them. */
export const selectSpeakingWhileMuted = (snapshot: LiveChatSnapshot): boolean =>
  snapshot.hasTag('speakingWhileMuted')

/** The visitor has just spoken over the model. */
export const selectInterrupted = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('interrupted')

/** Which devices it is held with: those that were chosen, as far as they are there. */
export const selectLiveChatSettings = ({ context }: LiveChatSnapshot): LiveChatSettings => context.settings

/** The model is heard. */
export const selectSpeaking = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('speaking')

/** One session takes over from another; the visitor need not know. */
export const selectReconnecting = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('reconnecting')

/** Sound is held back: offer a button that sends `sound.resume`. */
export const selectNeedsGesture = (snapshot: LiveChatSnapshot): boolean => snapshot.hasTag('needsGesture')

/** What both sides have said, oldest first; the last of each may still grow. */
export const selectCaptions = ({ context }: LiveChatSnapshot): readonly Caption[] => context.captions

/** What was typed and may have reached nobody: put it back where it was typed, and send `text.takeBack`. */
export const selectUndelivered = ({ context }: LiveChatSnapshot): readonly string[] => context.undelivered

const failureOf = ({ context }: LiveChatSnapshot) => context.failure

export const selectLiveChatFailure = failureCodeSelector(failureOf)

export const selectLiveChatFailureKind = failureKindSelector(failureOf)
