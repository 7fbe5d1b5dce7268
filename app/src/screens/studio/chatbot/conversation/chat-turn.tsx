import { memo } from 'react'
import type { ChatMessage } from '@saha/machines/chat'
import type { Chat } from '../streaming/autosave-chat.ts'
import { ModelTurn } from './model-turn.tsx'
import { UserTurn } from './user-turn.tsx'

interface ChatTurnProps {
  message: ChatMessage
  index: number
  /** Nothing was said after it. */
  isLast: boolean
  /** Nothing is on its way, so that something may be said. */
  isIdle: boolean
  chat: Chat
  /** Says what stands there otherwise. */
  onEdit: (index: number, text: string) => void
}

/** One turn. It is drawn again only when something of it changes, however fast the last one grows. */
export const ChatTurn = memo(function ChatTurn({
  message,
  index,
  isLast,
  isIdle,
  chat,
  onEdit,
}: ChatTurnProps) {
  return message.role === 'user' ? (
    <UserTurn text={message.text} index={index} isIdle={isIdle} onEdit={onEdit} />
  ) : (
    <ModelTurn message={message} index={index} isLast={isLast} chat={chat} />
  )
})
