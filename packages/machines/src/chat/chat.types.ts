import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource } from '../port/index.ts'

export type ChatModel = 'pro' | 'flash' | 'flash-lite'

/** The model did not reply to the end. Why is in its `kind`: `blocked`, `empty`, `network`, … */
export type ChatFailureCode = 'reply'

export type ChatFailure = Failure<ChatFailureCode>

export interface UserMessage {
  readonly role: 'user'
  readonly text: string
}

export interface Reply {
  /** What has come of the reply; a reply that failed or was stopped keeps what it had. */
  readonly text: string
  /**
   * - `streaming` more may come
   * - `whole` the model said all
   * - `cut-off` the model ran out of room
   * - `stopped` the visitor stopped it
   * - `failed` see `failure`
   */
  readonly ending: 'streaming' | 'whole' | 'cut-off' | 'stopped' | 'failed'
  /** Set exactly when the reply failed. */
  readonly failure: ChatFailure | null
}

/** The reply to a question that is shown, between those that the same question got earlier and later. */
export interface ModelMessage extends Reply {
  readonly role: 'model'
  readonly before?: readonly Reply[]
  readonly after?: readonly Reply[]
}

export type ChatMessage = UserMessage | ModelMessage

export interface ChatInput {
  readonly model: ChatModel
  /** An earlier conversation to go on with; a reply it was in the middle of counts as stopped. */
  readonly messages: readonly ChatMessage[]
}

export type ChatContext = ChatInput

/** What the reply resource tells. */
export type ReplyEvent =
  | { type: 'reply.delta'; text: string }
  | { type: 'reply.done'; cutOff: boolean }
  /** Nothing more will come; `blocked` when the model withheld its reply. */
  | { type: 'reply.failed'; kind: FailureKind }

export type ChatEvent =
  /** Ignored when blank, and while a reply streams in. */
  | { type: 'chat.send'; text: string }
  /** Asks the last question again. Earlier replies stay: see `version.show`. */
  | { type: 'chat.retry' }
  /** Shows another reply to the question before message `index`; ignored while a reply streams in. */
  | { type: 'version.show'; index: number; version: number }
  /** Puts another text in place of what the visitor said there, and all after it away. */
  | { type: 'chat.edit'; index: number; text: string }
  /** Starts a fresh chat. */
  | { type: 'chat.clear' }
  /** Starts a fresh chat with another model. */
  | { type: 'model.change'; model: ChatModel }
  /** Keeps what has come of the reply. */
  | { type: 'reply.stop' }
  | ReplyEvent

/** What a turn of the conversation looks like to the model: never blank. */
export interface ChatTurn {
  readonly role: 'user' | 'model'
  readonly text: string
}

export interface ReplyRequest {
  readonly model: ChatModel
  /** The conversation so far; the last turn is what to reply to. */
  readonly turns: readonly ChatTurn[]
}

export interface ChatResources {
  /** A reply that streams in, for as long as it is held; closing it must end the stream. */
  readonly reply: OpenResource<ReplyRequest, ReplyEvent, EventObject>
}
