import { memo } from 'react'
import type { ChatMessage } from '@saha/machines/chat'
import type { Chat } from '../streaming/autosave-chat.ts'
import { ModelTurn } from './model-turn.tsx'
import { UserTurn } from './user-turn.tsx'

interface ChatTurnProps {
  message: ChatMessage
  index: number
  isLast: boolean
  /** No reply is running, so a message can be sent. */
  isIdle: boolean
  chat: Chat
  /** Replaces the message. */
  onEdit: (index: number, text: string) => void
}

/** A message, memoized because the last one changes with every chunk. */
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
