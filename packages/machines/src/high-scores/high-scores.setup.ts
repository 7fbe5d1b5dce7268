import { assign, emit, setup } from 'xstate'
import type { Player, ScoreReceipt, ScoreSubmission } from '../game-session/game-session.types.ts'
import { isReceipt, pointsOf } from '../game-session/score.ts'
import { isListOf, isNullOr, isNumber, isRecord, isText, requiredPort } from '../port/index.ts'
import type { Failure, FailureKind } from '../port/index.ts'
import type {
  HighScore,
  HighScoresContext,
  HighScoresEmitted,
  HighScoresEvent,
  HighScoresFailureCode,
  HighScoresInput,
} from './high-scores.types.ts'
import { ranked } from './ranking.ts'

export interface Claim {
  readonly score: number
}

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

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const highScoresSetup = setup({
  types: {
    input: {} as HighScoresInput,
    context: {} as HighScoresContext,
    events: {} as HighScoresEvent,
    emitted: {} as HighScoresEmitted,
    tags: {} as 'busy' | 'failed' | 'ready',
  },
  actors: {
    listOrdered: requiredPort<{ readonly gameId: string }, readonly HighScore[]>('listOrdered', {
      patience,
      answer: areScores,
    }),
    listUnordered: requiredPort<{ readonly gameId: string }, readonly HighScore[]>('listUnordered', {
      patience,
      answer: areScores,
    }),
    submit: requiredPort<ScoreSubmission, ScoreReceipt>('submit', {
      patience,
      answer: isReceipt,
      writes: true,
    }),
  },
  guards: {
    pointsBySignedIn: ({ context }, { score }: Claim) => pointsOf(score) !== null && context.player !== null,
    points: (_, { score }: Claim) => pointsOf(score) !== null,
    loaded: ({ context }) => context.loaded,
    sessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
    otherPlayer: ({ context }, { player }: { player: Player | null }) => player?.id !== context.player?.id,
  },
  actions: {
    show: assign({
      loaded: true,
      scores: ({ context }, { scores }: { scores: readonly HighScore[] }) =>
        ranked(scores).slice(0, context.limit),
    }),
    send: assign({ sent: (_, { score }: Claim) => pointsOf(score), failure: null }),
    changePlayer: assign({
      sent: null,
      failure: null,
      player: (_, { player }: { player: Player | null }) => player,
    }),
    fail: assign({ sent: null, failure: (_, failure: Failure<HighScoresFailureCode>) => failure }),
    forgive: assign({ failure: null }),
    forgetSent: assign({ sent: null }),
    tellSubmitted: emit(({ context }) => ({ type: 'submitted', score: context.sent as number })),
    tellLoginRequired: emit((_, { score }: Claim) => ({ type: 'loginRequired', score })),
  },
})
