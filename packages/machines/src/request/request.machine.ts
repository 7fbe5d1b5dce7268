import type { StateMachine } from 'xstate'
import { failureFromError, providePorts } from '../port/index.ts'
import type { HostOptions } from '../port/index.ts'
import { outputParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { requestSetup } from './request.setup.ts'
import type { RequestContext, RequestEmitted, RequestEvent, RequestPorts } from './request.types.ts'

const questionParams = ({ event: { question } }: { event: { question: unknown } }) => ({ question })

/** One question and one answer. Used by every tool that sends one request and shows its result. */
export const requestMachine = requestSetup.createMachine({
  id: 'request',
  ...loopLimit,
  description: 'One question, one answer',
  context: { question: null, answer: null, failure: null },
  initial: 'idle',
  on: {
    'request.submit': {
      guard: { type: 'isComplete', params: questionParams },
      target: '.working',
      actions: { type: 'setQuestion', params: questionParams },
    },
    'request.reset': { target: '.idle', actions: 'reset' },
  },
  states: {
    idle: { description: 'No question' },
    working: {
      description: 'The request is pending; a new question replaces it',
      on: { 'request.cancel': { target: 'idle', actions: 'reset' } },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }: { context: RequestContext }) => context.question,
        onDone: [
          {
            guard: { type: 'isBlank', params: outputParams },
            target: 'failed',
            actions: { type: 'setFailure', params: { code: 'request', kind: 'empty' } },
          },
          {
            target: 'done',
            actions: [
              { type: 'setAnswer', params: outputParams },
              { type: 'emitAnswered', params: outputParams },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureFromError('request') } },
      },
    },
    done: {
      description: 'The answer is shown, possibly cut off',
      on: { 'request.retry': { target: 'working', actions: 'clearAnswer' } },
    },
    failed: {
      description: 'The request failed; it can be retried',
      on: { 'request.retry': { target: 'working', actions: 'clearAnswer' } },
    },
  },
})

type Retyped<Machine, Question, Value> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value_,
    infer Tag,
    infer Input,
    infer Output,
    infer _Emitted,
    infer Meta,
    infer Schema
  >
    ? StateMachine<
        RequestContext<Question, Value>,
        RequestEvent<Question>,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value_,
        Tag,
        Input,
        Output,
        RequestEmitted<Question, Value>,
        Meta,
        Schema
      >
    : never

/** The machine of one tool, with the types of its question and answer. */
export type RequestMachine<Question, Value> = Retyped<typeof requestMachine, Question, Value>

/**
 * Creates the machine with its port and the types of its question and answer: see {@link RequestPorts}.
 *
 * @param options `timeoutMs` in milliseconds: use 300_000 for a model that thinks long. @default 120_000
 */
export const createRequestMachine = <Question, Value>(
  ports: RequestPorts<Question, Value>,
  options: HostOptions = {},
): RequestMachine<Question, Value> =>
  providePorts(requestMachine, ports, options) as unknown as RequestMachine<Question, Value>
