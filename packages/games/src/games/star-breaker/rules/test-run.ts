import { Random } from '../../../core/index.ts'
import { idle } from './bots.ts'
import type { Bot } from './bots.ts'
import { rules } from './rules.ts'
import type { GameEvent, Moves, State } from './state.ts'
import { createWall } from './walls.ts'

/** Plays a run with a bot for some seconds, or until it is over. */
export function play(
  start: { seed: number; level: number },
  bot: Bot,
  seconds: number,
  watch?: (state: State, events: GameEvent[]) => void,
): State {
  const state = rules.start(start)
  const random = new Random(start.seed + 1)
  for (let step = 0; !state.over && step < seconds * 60; step++) {
    const events: GameEvent[] = []
    rules.step(state, { ...idle, ...bot(state, random) }, (event) => events.push(event))
    watch?.(state, events)
  }
  return state
}

/** Starts a run at one of its walls, with the pearl in the air and away from everything. */
export function startAtWall(wall: number, level = 3, seed = 7): State {
  const state = rules.start({ seed, level })
  const { name, stars, boss } = createWall(seed, wall, level)
  Object.assign(state, { wall, wallName: name, stars, boss })
  parkPearl(state)
  return state
}

/** Puts a pearl in the air below the stars, on its way up. */
export function parkPearl(state: State): void {
  state.pearls = [{ x: 10, y: 380, dx: 0.2, dy: -0.98, held: null }]
}

/** Steps with the same moves, each time with the pearl parked, and returns the events. */
export function hover(state: State, steps: number, moves: Partial<Moves> = {}): GameEvent[] {
  const events: GameEvent[] = []
  for (let step = 0; step < steps; step++) {
    parkPearl(state)
    rules.step(state, { ...idle, ...moves }, (event) => events.push(event))
  }
  return events
}
