import { memo } from 'react'
import type { ChatMessage } from '@saha/machines/chat'
import type { FileContents } from '../files/file-contents.ts'
import { ModelTurn, type ReplyActions } from './model-turn.tsx'
import { UserTurn } from './user-turn.tsx'

interface ChatTurnProps extends ReplyActions {
  message: ChatMessage
  index: number
  isLast: boolean
  /** No reply is running, so a message can be sent. */
  isIdle: boolean
  contents: FileContents
  /** Replaces the message. */
  onEdit: (index: number, text: string) => void
}

/** A message, memoized because the last one changes with every chunk. */
export const ChatTurn = memo(function ChatTurn({
  message,
  index,
  isLast,
  isIdle,
  contents,
  onEdit,
  ...actions
}: ChatTurnProps) {
  return message.role === 'user' ? (
    <UserTurn message={message} index={index} isIdle={isIdle} contents={contents} onEdit={onEdit} />
  ) : (
    <ModelTurn message={message} index={index} isLast={isLast} isIdle={isIdle} {...actions} />
  )
})
