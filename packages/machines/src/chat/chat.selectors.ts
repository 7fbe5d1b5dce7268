import type { SnapshotFrom } from 'xstate'
import type { chatMachine } from './chat.machine.ts'
import type { ChatMessage, ChatModel } from './chat.types.ts'
import { findLastQuestion } from './messages.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type ChatSnapshot = SnapshotFrom<typeof chatMachine>

/** `waiting` until the first chunk of a reply, then `receiving`. */
export type ChatStatus = 'idle' | 'waiting' | 'receiving'

export const selectChatStatus = ({ value }: ChatSnapshot): ChatStatus =>
  typeof value === 'string' ? value : value.streaming

/** Returns the same array until a message changes. */
export const selectChatMessages = ({ context }: ChatSnapshot): readonly ChatMessage[] => context.messages

export const selectChatModel = ({ context }: ChatSnapshot): ChatModel => context.model

/** Whether there is a question to ask again. */
export const selectCanRetryReply = (snapshot: ChatSnapshot): boolean =>
  snapshot.matches('idle') && findLastQuestion(snapshot.context.messages) !== undefined

const getFailure = ({ context }: ChatSnapshot) => {
  const last = context.messages.at(-1)
  return last?.role === 'model' ? last.failure : null
}

/** Failure of the last reply; null for none. Earlier failures are in their messages. */
export const selectChatFailure = failureCodeSelector(getFailure)
export const selectChatFailureKind = failureKindSelector(getFailure)
