import type { Random } from '../../../core/index.ts'
import type { Moves, Pearl, State } from './state.ts'
import { maxLight, stepsPerBoltHit } from './tuning.ts'

export const idle: Moves = { target: null, left: false, right: false, launch: false, hold: false }
const fullCharge = stepsPerBoltHit * 4
export type Bot = (state: State, random: Random) => Partial<Moves>

const lowest = ({ pearls }: State): Pearl | undefined =>
  pearls.toSorted((a, b) => b.y * Math.sign(b.dy) - a.y * Math.sign(a.dy))[0]

/** Launches and never moves. */
export const sleeper: Bot = () => ({ launch: true })
/** Follows the lowest pearl with the pointer, hits it anywhere, and fires bolts of half its light. */
export const follower: Bot = (state, random) => ({
  launch: true,
  hold: state.light >= maxLight / 2 && state.charge < fullCharge,
  target: (lowest(state)?.x ?? 0) + random.between(-0.45, 0.45) * state.paddle.width,
})
/** Follows the pearl with keys, late and roughly. */
export const keys: Bot = (state) => {
  const x = lowest(state)?.x ?? 0
  return { launch: true, left: x < state.paddle.x - 20, right: x > state.paddle.x + 20 }
}

/** Completes a bot's moves. */
export const createPlayer =
  (bot: Bot) =>
  (state: State, random: Random): Moves => ({ ...idle, ...bot(state, random) })
