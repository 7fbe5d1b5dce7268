import type { SnapshotFrom } from 'xstate'
import type { ModelAnswer } from '../port/index.ts'
import type { requestMachine } from './request.machine.ts'
import type { RequestFailure } from './request.types.ts'

export type RequestStatus = SnapshotFrom<typeof requestMachine>['value']

interface Knows<Question, Value> {
  readonly context: {
    readonly question: Question | null
    readonly answer: ModelAnswer<Value> | null
    readonly failure: RequestFailure | null
  }
}

interface HasStatus {
  readonly value: RequestStatus
}

export const selectRequestStatus = ({ value }: HasStatus): RequestStatus => value

/** The current or last question; null for none. */
export const selectQuestion = <Question>({ context }: Knows<Question, unknown>): Question | null =>
  context.question

/** The answer; null for none. */
export const selectAnswer = <Value>({ context }: Knows<unknown, Value>): Value | null =>
  context.answer?.value ?? null

/** The model reached its length limit. */
export const selectCutOff = ({ context }: Knows<unknown, unknown>): boolean => context.answer?.cutOff ?? false

/** Why there is no answer. */
export const selectRequestFailure = ({ context }: Knows<unknown, unknown>) => context.failure?.code ?? null
