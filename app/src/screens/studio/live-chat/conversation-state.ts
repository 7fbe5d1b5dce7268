import type { LiveChatView } from '@saha/machines/react'
import type { Messages } from 'use-intl'

export type ConversationState = keyof Messages['liveChat']['state']

/** Returns the state to show; of two at once, the one that matters more to the user. */
export function getConversationState(chat: LiveChatView): ConversationState {
  if (chat.status === 'connecting') return chat.asking ? 'asking' : 'connecting'
  if (chat.status !== 'connected') return chat.status
  if (chat.interrupted) return 'interrupted'
  if (chat.speaking) return 'answering'
  return chat.muted ? 'muted' : 'listening'
}
