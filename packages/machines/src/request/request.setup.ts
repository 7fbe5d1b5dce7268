import { assign, emit, setup } from 'xstate'
import { isModelAnswer, isDefined, requiredPort } from '../port/index.ts'
import type { ModelAnswer } from '../port/index.ts'
import { isBlank, isComplete } from '../internal/is-complete.ts'
import type { RequestContext, RequestEmitted, RequestEvent, RequestFailure } from './request.types.ts'

// An object, because `unknown` alone would leave params untyped.
export interface Asked {
  readonly question: unknown
}
export interface Answered {
  readonly answer: ModelAnswer<unknown>
}

export const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    emitted: {} as RequestEmitted,
  },
  actors: {
    ask: requiredPort<unknown, ModelAnswer<unknown>>('ask', {
      timeoutMs: 120_000,
      isOutput: isModelAnswer(isDefined),
    }),
  },
  guards: {
    isComplete: (_, { question }: Asked) => isComplete(question),
    isBlank: (_, { answer }: Answered) => isBlank(answer.value),
  },
  actions: {
    setQuestion: assign({ question: (_, { question }: Asked) => question, answer: null, failure: null }),
    clearAnswer: assign({ answer: null, failure: null }),
    setAnswer: assign({ answer: (_, { answer }: Answered) => answer }),
    emitAnswered: emit(({ context: { question } }, { answer }: Answered) => ({
      type: 'answered',
      question,
      answer,
    })),
    setFailure: assign({ failure: (_, failure: RequestFailure) => failure }),
    reset: assign({ question: null, answer: null, failure: null }),
  },
})
