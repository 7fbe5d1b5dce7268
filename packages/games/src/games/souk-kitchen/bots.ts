import { Random } from '../../core/index.ts'
import { ingredients } from './pantry.ts'
import type { Moves, State } from './rules.ts'

export const still: Moves = { ingredient: null, seat: null, turn: 0 }
export type Hand = (state: State) => Moves

/** Reads an order for a moment, then adds an ingredient every `rest` steps and finishes each order it starts. */
export function cook(rest: number, think: number): Hand {
  let busy = 0
  return (state) => {
    const customer = state.seats[state.chosen]
    if (!customer || (busy -= 1) > 0) return still
    const last = customer.done + 1 === customer.layers.length
    busy = last ? rest + think : rest
    return { ...still, ingredient: customer.layers[customer.done] ?? null }
  }
}

/** Adds random ingredients. */
export function careless(seed: number): Hand {
  const random = new Random(seed)
  return (state) => ({ ...still, ingredient: state.time % 20 === 0 ? random.pick(ingredients) : null })
}
