import type { FaultName } from './faults/fault.ts'
import type { Part } from './schema/generate-request.ts'

/** Message of a conversation. */
export interface AnswerMessage {
  readonly role: 'user' | 'model'
  /** Text of all its parts. */
  readonly text: string
  /** Text, files, function calls and their responses, as Gemini's wire format has them. */
  readonly parts: readonly Part[]
}

/** Function that the model may call. */
export interface AnswerTool {
  readonly name: string
  readonly description: string
  /** JSON schema of the arguments; null for a function without arguments. */
  readonly parameters: object | null
}

/** Request for text, speech or an image: the same shape for every endpoint and client. */
export interface AnswerRequest {
  /** Id without `models/`. */
  readonly model: string
  /** Text of the system instruction, or an empty string. */
  readonly system: string
  readonly messages: readonly AnswerMessage[]
  /** Text of the last message of the user. */
  readonly prompt: string
  readonly tools: readonly AnswerTool[]
  /** Schema that a JSON answer has to conform to; null if none is asked for. */
  readonly schema: object | null
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** Fault instead of an answer: `{ fault: 'quota' }`, or with a value, `{ fault: 'quota=7' }`. */
export interface AnswerFault {
  readonly fault: FaultName | `${FaultName}=${string}`
}

/**
 * Answer to a request: its text, its parts, a stream of both, or a fault. Undefined stands for the built-in answer.
 */
export type AnswerResult = string | readonly Part[] | AsyncIterable<string | Part> | AnswerFault | undefined

/** Decides what the model answers. */
export type Answer = (request: AnswerRequest) => AnswerResult | Promise<AnswerResult>
