import {
  selectAskingForMicrophone,
  selectInterrupted,
  selectLiveChatStatus,
  selectMuted,
  selectSpeaking,
  type liveChatMachine,
} from '@saha/machines/live-chat'
import type { SnapshotFrom } from 'xstate'
import type { Messages } from 'use-intl'

/** What is said of the conversation in one word. */
export type ConversationState = keyof Messages['liveChat']['state']

/** The word for where a conversation stands: of two things at once, the one that the visitor would ask about. */
export function selectConversationState(snapshot: SnapshotFrom<typeof liveChatMachine>): ConversationState {
  const status = selectLiveChatStatus(snapshot)
  if (status === 'connecting') return selectAskingForMicrophone(snapshot) ? 'asking' : 'connecting'
  if (status !== 'connected') return status
  if (selectInterrupted(snapshot)) return 'interrupted'
  if (selectSpeaking(snapshot)) return 'answering'
  return selectMuted(snapshot) ? 'muted' : 'listening'
}
