import { assign, emit, setup } from 'xstate'
import { requiredPort } from '../port/index.ts'
import type { Answer } from '../port/index.ts'
import { isComplete } from './question.ts'
import type {
  RequestContext,
  RequestEmitted,
  RequestEvent,
  RequestFailure,
  RequestInput,
} from './request.types.ts'

// Wrapped, because `unknown` alone would leave the params of a guard or action without a type.
export interface Asked {
  readonly question: unknown
}
export interface Answered {
  readonly answer: Answer<unknown>
}

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    emitted: {} as RequestEmitted,
    input: {} as RequestInput,
    tags: {} as 'busy',
  },
  actors: { ask: requiredPort<unknown, Answer<unknown>>('ask') },
  guards: {
    complete: (_, { question }: Asked) => isComplete(question),
  },
  actions: {
    keepQuestion: assign({ question: (_, { question }: Asked) => question, answer: null, failure: null }),
    askAgain: assign({ answer: null, failure: null }),
    keepAnswer: assign({ answer: (_, { answer }: Answered) => answer }),
    tellAnswered: emit(({ context: { question } }, { answer }: Answered) => ({
      type: 'answered',
      question,
      answer,
    })),
    fail: assign({ failure: (_, failure: RequestFailure) => failure }),
    clear: assign({ question: null, answer: null, failure: null }),
  },
  delays: { patience: ({ context }) => context.patience },
})
