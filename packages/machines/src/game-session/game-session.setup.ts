import { assign, emit, setup, stateIn } from 'xstate'
import { requiredPort } from '../port/index.ts'
import { sessionGuards } from '../internal/session-guards.ts'
import type { Failure } from '../port/index.ts'
import type {
  GameSessionContext,
  GameSessionEmitted,
  GameSessionEvent,
  GameSessionFailureCode,
  GameSessionInput,
  Player,
  ScoreReceipt,
  ScoreSubmission,
} from './game-session.types.ts'
import { isReceipt, parsePoints } from './score.ts'

/** Creates the initial context. */
export const createContext = ({ gameId, player, pendingScore }: GameSessionInput): GameSessionContext => {
  // A score of zero is not offered.
  const score = parsePoints(pendingScore) || null
  const owner = score === null ? null : (player?.id ?? null)
  return { gameId, player, progress: null, score, owner, sent: null, receipt: null, failure: null }
}

/** Creates the submission of the pending score for the signed-in player. */
export const toSubmission = ({ gameId, player, score }: GameSessionContext): ScoreSubmission => ({
  gameId,
  userId: (player as Player).id,
  userName: (player as Player).name,
  score: score as number,
})

export const gameSessionSetup = setup({
  types: {
    input: {} as GameSessionInput,
    context: {} as GameSessionContext,
    events: {} as GameSessionEvent,
    emitted: {} as GameSessionEmitted,
    tags: {} as 'ready' | 'active' | 'playing' | 'paused' | 'hidden',
  },
  actors: {
    submit: requiredPort<ScoreSubmission, ScoreReceipt>('submit', {
      timeoutMs: 30_000,
      isOutput: isReceipt,
      writes: true,
    }),
  },
  guards: {
    /** A finished run with a better score than the pending one. */
    isBestScore: ({ context }, { value, final }: { value: number; final: boolean }) => {
      const points = parsePoints(value)
      return final && points !== null && points > (context.score ?? 0)
    },
    hasNoScore: ({ context }) => context.score === null,
    /** A better run ended while a score was being submitted. */
    hasBetterScore: ({ context }) => (context.score as number) > (context.sent as number),
    hasSessionEnded: sessionGuards.hasSessionEnded,
    isFinalScore: (_, { value, final }: { value: number; final: boolean }) =>
      final && parsePoints(value) !== null,
    isSignedIn: ({ context }) => context.player !== null,
    isFatal: (_, { fatal }: { fatal: boolean }) => fatal,
    isHidden: stateIn({ page: 'hidden' }),
    isPlaying: (_, { on }: { on: boolean }) => on,
    isPaused: (_, { on }: { on: boolean }) => !on,
    isOtherPlayer: ({ context }, { player }: { player: Player | null }) => player?.id !== context.player?.id,
  },
  actions: {
    /** Progress never decreases: a game that loads in parts may restart its count. */
    setProgress: assign({
      progress: ({ context }, { progress }: { progress: number }) =>
        progress >= 0 ? Math.min(1, Math.max(context.progress ?? 0, progress)) : context.progress,
    }),
    clearProgress: assign({ progress: null }),
    setScore: assign({
      score: (_, { value }: { value: number }) => parsePoints(value),
      owner: ({ context }) => context.player?.id ?? null,
      failure: null,
    }),
    clearScore: assign({ score: null, owner: null, failure: null }),
    setReceipt: assign({ receipt: (_, receipt: ScoreReceipt) => receipt }),
    markSent: assign({ sent: ({ context }) => context.score, failure: null }),
    /**
     * A guest's score passes to the user who signs in. A user's score survives their sign-out, but not another user's
     * sign-in.
     */
    setPlayer: assign(({ context: { score, owner } }, { player }: { player: Player | null }) => {
      const stays = player === null || owner === null || owner === player.id
      return {
        player,
        failure: null,
        score: stays ? score : null,
        owner: stays && score !== null ? (player?.id ?? owner) : null,
      }
    }),
    setFailure: assign({ failure: (_, failure: Failure<GameSessionFailureCode>) => failure }),
    emitReload: emit({ type: 'reload' }),
    emitSubmitted: emit(({ context }) => ({ type: 'submitted', score: context.sent as number })),
  },
  delays: { slowAfter: 10_000, giveUpAfter: 10_000 },
})
