import { assign, setup } from 'xstate'
import { isListOf, isNullOr, isNumber, isRecord, isText, requiredPort } from '../port/index.ts'
import type { Failure } from '../port/index.ts'
import type {
  BoardRequest,
  HighScore,
  HighScoresContext,
  HighScoresEvent,
  HighScoresFailureCode,
  HighScoresInput,
} from './high-scores.types.ts'
import { ranked } from './ranking.ts'

const patience = 30_000

const areScores = isListOf(
  isRecord<HighScore>({
    id: isText,
    ownerId: isNullOr(isText),
    userName: isText,
    score: isNumber,
    createdAt: isText,
  }),
)

/** What the chart may say: the words it uses for calls and effects. */
export const highScoresSetup = setup({
  types: {
    input: {} as HighScoresInput,
    context: {} as HighScoresContext,
    events: {} as HighScoresEvent,
  },
  actors: {
    listOrdered: requiredPort<BoardRequest, readonly HighScore[]>('listOrdered', {
      patience,
      answer: areScores,
    }),
    listUnordered: requiredPort<BoardRequest, readonly HighScore[]>('listUnordered', {
      patience,
      answer: areScores,
    }),
  },
  actions: {
    setScores: assign({
      scores: ({ context }, { scores }: { scores: readonly HighScore[] }) =>
        ranked(scores).slice(0, context.limit),
    }),
    putScore: assign({
      scores: ({ context }, { score }: { score: HighScore }) =>
        ranked([...without(context.scores, score.id), score]).slice(0, context.limit),
    }),
    removeScore: assign({
      scores: ({ context }, { id }: { id: string }) => without(context.scores, id),
    }),
    setFailure: assign({ failure: (_, failure: Failure<HighScoresFailureCode>) => failure }),
    clearFailure: assign({ failure: null }),
  },
})

const without = (scores: readonly HighScore[], id: string) => scores.filter((score) => score.id !== id)
