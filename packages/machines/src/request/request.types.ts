import type { ModelAnswer, Failure, Port } from '../port/index.ts'

/** The request failed. `kind` gives the reason: `blocked`, `empty`, `too-large`, `network`, … */
export type RequestFailureCode = 'request'

export type RequestFailure = Failure<RequestFailureCode>

export interface RequestContext<Question = unknown, Value = unknown> {
  /** The current or last question; null initially and after `request.cancel`. */
  readonly question: Question | null
  readonly answer: ModelAnswer<Value> | null
  readonly failure: RequestFailure | null
}

export type RequestEvent<Question = unknown> =
  /** Ignored unless the question `isComplete`. Aborts a pending request. */
  | { type: 'request.submit'; question: Question }
  /** Sends the same question again, after a failure or for another answer. */
  | { type: 'request.retry' }
  | { type: 'request.cancel' }
  /** Clears question, answer and failure. */
  | { type: 'request.reset' }

/** A question was answered: for pages that keep earlier answers. */
export interface RequestEmitted<Question = unknown, Value = unknown> {
  readonly type: 'answered'
  readonly question: Question
  readonly answer: ModelAnswer<Value>
}

export interface RequestPorts<Question, Value> {
  /** Rejects with a `PortError` of kind `blocked` or `empty` if the model gives no answer. */
  ask: Port<Question, ModelAnswer<Value>>
}
