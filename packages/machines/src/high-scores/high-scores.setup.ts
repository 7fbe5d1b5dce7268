import { assign, setup } from 'xstate'
import { isArrayOf, isNullOr, isNumber, isOptional, isRecord, isString, requiredPort } from '../port/index.ts'
import type { Failure } from '../port/index.ts'
import type {
  BoardRequest,
  HighScore,
  HighScoresContext,
  HighScoresEvent,
  HighScoresFailureCode,
  HighScoresInput,
} from './high-scores.types.ts'
import { rankScores } from './ranking.ts'

const timeoutMs = 30_000

const areScores = isArrayOf(
  isRecord<HighScore>({
    id: isString,
    ownerId: isNullOr(isString),
    userName: isString,
    score: isNumber,
    createdAt: isString,
    gameId: isOptional(isString),
  }),
)

export const highScoresSetup = setup({
  types: {
    input: {} as HighScoresInput,
    context: {} as HighScoresContext,
    events: {} as HighScoresEvent,
  },
  actors: {
    listOrdered: requiredPort<BoardRequest, readonly HighScore[]>('listOrdered', {
      timeoutMs,
      isOutput: areScores,
    }),
    listUnordered: requiredPort<BoardRequest, readonly HighScore[]>('listUnordered', {
      timeoutMs,
      isOutput: areScores,
    }),
  },
  actions: {
    setScores: assign({
      scores: ({ context }, { scores }: { scores: readonly HighScore[] }) =>
        rankScores(scores).slice(0, context.limit),
    }),
    putScore: assign({
      scores: ({ context }, { score }: { score: HighScore }) =>
        rankScores([...without(context.scores, score.id), score]).slice(0, context.limit),
    }),
    removeScore: assign({
      scores: ({ context }, { id }: { id: string }) => without(context.scores, id),
    }),
    setFailure: assign({ failure: (_, failure: Failure<HighScoresFailureCode>) => failure }),
    clearFailure: assign({ failure: null }),
  },
})

const without = (scores: readonly HighScore[], id: string) => scores.filter((score) => score.id !== id)
