import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource } from '../port/index.ts'

export type ChatModel = 'pro' | 'flash' | 'flash-lite'

/** The reply is incomplete. `kind` gives the reason: `blocked`, `empty`, `network`, … */
export type ChatFailureCode = 'reply'

export type ChatFailure = Failure<ChatFailureCode>

/** Describes a file that is sent with a message. The host holds its content. */
export interface ChatFile {
  readonly id: string
  readonly name: string
  /** Media type. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

export interface UserMessage {
  readonly role: 'user'
  readonly text: string
  readonly files?: readonly ChatFile[]
}

export interface Reply {
  /** Text received so far. A failed or stopped reply keeps it. */
  readonly text: string
  /**
   * - `streaming` more chunks may follow
   * - `whole` the reply is complete
   * - `cut-off` the model reached its length limit
   * - `stopped` the user stopped it
   * - `failed` see `failure`
   */
  readonly ending: 'streaming' | 'whole' | 'cut-off' | 'stopped' | 'failed'
  /** Set only when `ending` is `failed`. */
  readonly failure: ChatFailure | null
}

/** The visible reply to a question, with the earlier and later versions of that reply. */
export interface ModelMessage extends Reply {
  readonly role: 'model'
  readonly before?: readonly Reply[]
  readonly after?: readonly Reply[]
}

export type ChatMessage = UserMessage | ModelMessage

export interface ChatInput {
  readonly model: ChatModel
  /** An earlier conversation to continue. A reply that was streaming counts as stopped. */
  readonly messages: readonly ChatMessage[]
}

export type ChatContext = ChatInput

/** Events of the reply resource. */
export type ReplyEvent =
  | { type: 'reply.delta'; text: string }
  | { type: 'reply.done'; cutOff: boolean }
  /** The reply ends here; `blocked` when the model withheld it. */
  | { type: 'reply.failed'; kind: FailureKind }

export type ChatEvent =
  /** Ignored if blank, and while a reply is streaming. */
  | { type: 'chat.send'; text: string; files?: readonly ChatFile[] }
  /** Asks the last question again. Earlier replies remain as versions: see `version.show`. */
  | { type: 'chat.retry' }
  /** Shows another version of the reply at `index`. Ignored while a reply is streaming. */
  | { type: 'version.show'; index: number; version: number }
  /** Replaces the text of the user's message at `index` and removes all later messages. Its files stay. */
  | { type: 'chat.edit'; index: number; text: string }
  /** Starts a new chat. */
  | { type: 'chat.clear' }
  /** Starts a new chat with another model. */
  | { type: 'model.change'; model: ChatModel }
  /** Stops the reply and keeps the text received so far. */
  | { type: 'reply.stop' }
  | ReplyEvent

/** One turn as sent to the model; never blank. */
export interface ChatTurn {
  readonly role: 'user' | 'model'
  readonly text: string
  readonly files?: readonly ChatFile[]
}

export interface ReplyRequest {
  readonly model: ChatModel
  /** The conversation so far. The last turn is the question to answer. */
  readonly turns: readonly ChatTurn[]
}

export interface ChatResources {
  /** Streams one reply; closing the resource must end the stream. */
  readonly reply: OpenResource<ReplyRequest, ReplyEvent, EventObject>
}
