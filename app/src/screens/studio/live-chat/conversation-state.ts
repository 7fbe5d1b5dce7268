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

export type ConversationState = keyof Messages['liveChat']['state']

/** Returns the state to show; of two at once, the one that matters more to the user. */
export function selectConversationState(snapshot: SnapshotFrom<typeof liveChatMachine>): ConversationState {
  const status = selectLiveChatStatus(snapshot)
  if (status === 'connecting') return selectAskingForMicrophone(snapshot) ? 'asking' : 'connecting'
  if (status !== 'connected') return status
  if (selectInterrupted(snapshot)) return 'interrupted'
  if (selectSpeaking(snapshot)) return 'answering'
  return selectMuted(snapshot) ? 'muted' : 'listening'
}
