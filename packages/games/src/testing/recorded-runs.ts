import { Random } from '../core/random.ts'
import { createSimulation } from '../core/game.ts'
import type { Rules, RunOptions, RunState } from '../core/game.ts'
import { createMoveList, writeMoves } from '../core/recording/move-list.ts'
import { replayText } from '../core/recording/replay.ts'
import type { RunLog } from '../bridge/index.ts'
import { createCarefulBot } from '../games/lantern-leap/rules/bots.ts'
import { rules as lanternLeap } from '../games/lantern-leap/rules/rules.ts'
import { createPlayer as createSlider, eager } from '../games/zellige/rules/bots.ts'
import { rules as zellige } from '../games/zellige/rules/rules.ts'
import { steadyBot } from '../games/dune-rally/rules/bots.ts'
import { rules as duneRally } from '../games/dune-rally/rules/rules.ts'
import { createExplorer } from '../games/oasis-quest/rules/bots.ts'
import { rules as oasisQuest } from '../games/oasis-quest/rules/rules.ts'
import { average, createBot } from '../games/henna-studio/rules/bots.ts'
import { rules as hennaStudio } from '../games/henna-studio/rules/rules.ts'
import { createCook, expert } from '../games/souk-kitchen/rules/bots.ts'
import { rules as soukKitchen } from '../games/souk-kitchen/rules/rules.ts'
import { createPlayer as createKeeper, follower } from '../games/star-breaker/rules/bots.ts'
import { rules as starBreaker } from '../games/star-breaker/rules/rules.ts'

type Player<State, Moves> = (state: State, random: Random) => Moves

/** The rules of a game with a player that lasts for minutes. */
export function createRecording<State extends RunState, Moves, GameEvent>(
  rules: Rules<State, Moves, GameEvent>,
  open: () => Player<State, Moves>,
) {
  return {
    /**
     * Plays through the codec and records the codes.
     *
     * @param rest steps between two decisions of the player, with no input in between
     */
    record(id: string, start: RunOptions, seconds: number, rest = 1): RunLog {
      const { state, step } = createSimulation(rules, start)
      const moves = createMoveList()
      const [player, random] = [open(), new Random(start.seed)]
      while (!state.over && moves.getSteps() < seconds * 60) {
        const code = moves.getSteps() % rest === 0 ? rules.encodeMove(player(state, random)) : 0
        moves.add(code)
        step(code)
      }
      const claim = { game: id, rulesHash: 'hash', ...start, steps: moves.getSteps(), score: state.score }
      return { ...claim, moves: writeMoves(moves) }
    },
    replay: (text: string) => replayText(text, rules),
    encode: rules.encodeMove as (moves: unknown) => number,
    decode: rules.decodeMove as (code: number) => unknown,
  }
}

/** Every game, played by a bot of its tests. */
export const recordings = {
  'lantern-leap': createRecording(lanternLeap, createCarefulBot),
  zellige: createRecording(zellige, () => createSlider(eager)),
  'dune-rally': createRecording(duneRally, () => steadyBot),
  'oasis-quest': createRecording(oasisQuest, () => {
    const explore = createExplorer()
    return (state, random) => ({ turn: state.stepsUntilTurn > 0 ? null : explore(state, random) })
  }),
  'henna-studio': createRecording(hennaStudio, () => createBot(average)),
  'souk-kitchen': createRecording(soukKitchen, () => createCook(expert, 3)),
  'star-breaker': createRecording(starBreaker, () => createKeeper(follower)),
} satisfies Record<string, unknown>
