import type { ActorRefFrom } from 'xstate'
import { selectAnswer, selectCutOff, selectQuestion, selectRequestStatus } from '../../request/index.ts'
import type {
  RequestContext,
  RequestEmitted,
  RequestEvent,
  RequestMachine,
  RequestStatus,
} from '../../request/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { Listeners, Send } from '../create-machine-hook.ts'

interface RequestSnapshot {
  readonly value: RequestStatus
  readonly context: RequestContext
}

const read = (snapshot: RequestSnapshot) => ({
  status: selectRequestStatus(snapshot),
  question: selectQuestion(snapshot),
  answer: selectAnswer(snapshot),
  /** The model reached its length limit. */
  cutOff: selectCutOff(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<RequestEvent>) => ({
  submit: (question: unknown) => send({ type: 'request.submit', question }),
  /** Sends the same question again. */
  retry: () => send({ type: 'request.retry' }),
  cancel: () => send({ type: 'request.cancel' }),
  /** Clears question, answer and failure. */
  reset: () => send({ type: 'request.reset' }),
})

type Values = Omit<ReturnType<typeof read>, 'question' | 'answer'>
type Commands = Omit<ReturnType<typeof commands>, 'submit'>

/** Values and functions of {@link useRequest}. */
export interface RequestView<Question, Value> extends Values, Commands {
  readonly actor: ActorRefFrom<RequestMachine<Question, Value>>
  /** The current or last question; null for none. */
  readonly question: Question | null
  /** Null for none. */
  readonly answer: Value | null
  /** Ignored unless the question `isComplete`. Aborts a pending request. */
  readonly submit: (question: Question) => void
}

/** The hook, typed by the question and the answer of its machine. */
export type RequestHook = <Question, Value>(
  source: RequestMachine<Question, Value> | ActorRefFrom<RequestMachine<Question, Value>>,
  input?: undefined,
  listeners?: Listeners<RequestEmitted<Question, Value>>,
) => RequestView<Question, Value>

/** Connects one question and one answer. */
export const useRequest: RequestHook = /* @__PURE__ */ createMachineHook({ read, commands })
