import { selectScores, selectScoresReady } from '../../high-scores/index.ts'
import type {
  HighScore,
  HighScoresActor,
  HighScoresEvent,
  HighScoresInput,
  HighScoresMachine,
  HighScoresSnapshot,
} from '../../high-scores/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: HighScoresSnapshot) => ({
  /** Best first, at most `limit` rows. */
  scores: selectScores(snapshot),
  /** Whether the scores were loaded at least once. */
  ready: selectScoresReady(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<HighScoresEvent>) => ({
  /** Loads the scores, or loads them again. */
  load: () => send({ type: 'scores.load' }),
  /** Adds or replaces a row that the backend reported. */
  addScore: (score: HighScore) => send({ type: 'scores.posted', score }),
  removeScore: (id: string) => send({ type: 'scores.removed', id }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useHighScores}. */
export interface HighScoresView extends Values, Commands {
  readonly actor: HighScoresActor
}

/** Connects a table of high scores. Another game restarts it. */
export const useHighScores: MachineHook<
  HighScoresMachine,
  HighScoresActor,
  HighScoresInput,
  never,
  HighScoresView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
  key: ({ gameId }: HighScoresInput) => gameId,
})
