import { memo } from 'react'
import type { ChatMessage } from '@saha/machines/chat'
import type { Chat } from './keep-chat.ts'
import { ModelTurn } from './model-turn.tsx'
import { UserTurn } from './user-turn.tsx'

interface TurnProps {
  message: ChatMessage
  index: number
  /** Nothing was said after it. */
  last: boolean
  /** Nothing is on its way, so that something may be said. */
  free: boolean
  chat: Chat
  /** Says what stands there otherwise. */
  onEdit: (index: number, text: string) => void
}

/** One turn. It is drawn again only when something of it changes, however fast the last one grows. */
export const Turn = memo(function Turn({ message, index, last, free, chat, onEdit }: TurnProps) {
  return message.role === 'user' ? (
    <UserTurn text={message.text} index={index} free={free} onEdit={onEdit} />
  ) : (
    <ModelTurn message={message} index={index} last={last} chat={chat} />
  )
})
