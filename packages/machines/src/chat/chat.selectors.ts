import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { chatMachine } from './chat.machine.ts'
import type { ChatMessage, ChatModel } from './chat.types.ts'

type Logic = typeof chatMachine

/** The machine with its ports. */
export interface ChatMachine extends Logic {}

/** A running chat machine. */
export interface ChatActor extends ActorRefFrom<Logic> {}

export interface ChatSnapshot extends SnapshotOf<Logic> {}

/** `waiting` until the first chunk of a reply, then `receiving`. */
export type ChatStatus = 'idle' | 'waiting' | 'receiving'

export const selectChatStatus = ({ value }: ChatSnapshot): ChatStatus =>
  typeof value === 'string' ? value : value.streaming

/** Returns the same array until a message changes. */
export const selectChatMessages = ({ context }: ChatSnapshot): readonly ChatMessage[] => context.messages

export const selectChatModel = ({ context }: ChatSnapshot): ChatModel => context.model

/** Failure of the last reply; null for none. Earlier failures are in their messages. */
export const selectChatFailure = ({ context }: ChatSnapshot) => {
  const last = context.messages.at(-1)
  return last?.role === 'model' ? (last.failure?.code ?? null) : null
}
