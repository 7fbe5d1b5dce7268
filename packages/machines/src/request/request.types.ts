import type { ModelAnswer, Failure, Port } from '../port/index.ts'

/** The question got no answer. Why is in its `kind`: `blocked`, `empty`, `too-large`, `network`, … */
export type RequestFailureCode = 'request'

export type RequestFailure = Failure<RequestFailureCode>

export interface RequestContext<Question = unknown, Value = unknown> {
  /** What is asked, or was asked last; null before the first question and after `request.cancel`. */
  readonly question: Question | null
  readonly answer: ModelAnswer<Value> | null
  readonly failure: RequestFailure | null
}

export type RequestEvent<Question = unknown> =
  /** Ignored unless the question `isComplete`; a question on its way is dropped for this one. */
  | { type: 'request.submit'; question: Question }
  /** Asks the same question again, after a failure or for another answer. */
  | { type: 'request.retry' }
  | { type: 'request.cancel' }
  /** Puts question, answer and failure away. */
  | { type: 'request.reset' }

/** A question was answered: for a page that keeps earlier answers. */
export interface RequestEmitted<Question = unknown, Value = unknown> {
  readonly type: 'answered'
  readonly question: Question
  readonly answer: ModelAnswer<Value>
}

export interface RequestPorts<Question, Value> {
  /** Rejects with a `PortError` of kind `blocked` or `empty` when the model gives no answer. */
  ask: Port<Question, ModelAnswer<Value>>
}
