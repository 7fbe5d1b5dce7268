import {
  selectFrameProblem,
  selectFrameState,
  selectIsRunActive,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectProgress,
  selectShouldPause,
  selectSubmittedRecordId,
} from '../../game-session/index.ts'
import type {
  GameSessionActor,
  GameSessionEmitted,
  GameSessionEvent,
  GameSessionInput,
  GameSessionMachine,
  GameSessionSnapshot,
} from '../../game-session/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: GameSessionSnapshot) => ({
  frameState: selectFrameState(snapshot),
  /** Why the game is unavailable; null otherwise. */
  problem: selectFrameProblem(snapshot),
  /** Loading progress from 0 to 1; null if unknown. */
  progress: selectProgress(snapshot),
  /** A run has started and not ended. */
  isRunActive: selectIsRunActive(snapshot),
  paused: selectPaused(snapshot),
  /** The game must pause, because the run is paused or the page is hidden. */
  shouldPause: selectShouldPause(snapshot),
  /** Notice about the finished run's score. */
  offer: selectOffer(snapshot),
  /** The score to submit; null for none. */
  pendingScore: selectPendingScore(snapshot),
  /** Record id of the submitted score while its confirmation is shown; null otherwise. */
  submittedRecordId: selectSubmittedRecordId(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<GameSessionEvent>) => ({
  pause: () => send({ type: 'player.pause' }),
  resume: () => send({ type: 'player.resume' }),
  /** Loads the game again. */
  retry: () => send({ type: 'game.retry' }),
  submitScore: () => send({ type: 'score.submit' }),
  dismissScore: () => send({ type: 'score.dismiss' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useGameSession}. */
export interface GameSessionView extends Values, Commands {
  readonly actor: GameSessionActor
}

/** Connects a player of games. It follows the user; another game restarts it. */
export const useGameSession: MachineHook<
  GameSessionMachine,
  GameSessionActor,
  GameSessionInput,
  GameSessionEmitted,
  GameSessionView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
  key: ({ gameId }: GameSessionInput) => gameId,
  follow: ({ player }: GameSessionInput): GameSessionEvent => ({
    type: 'session.changed',
    player: player && { id: player.id, name: player.name },
  }),
})
