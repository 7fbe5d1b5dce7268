import { expect } from 'vitest'
import { still } from './bots.ts'
import { stations } from './menu.ts'
import type { Station } from './menu.ts'
import { rules } from './rules.ts'
import type { GameEvent, Moves, State } from './state.ts'

/** A kitchen that tests operate step by step. */
export const start = (level = 1) => rules.start({ seed: 1, level })
export function step(state: State, moves: Partial<Moves> = {}, times = 1): GameEvent[] {
  const events: GameEvent[] = []
  for (let count = 0; count < times; count++)
    rules.step(state, { ...still, ...moves }, (event) => events.push(event))
  return events
}
export const press = (state: State, station: Station, hold = false) =>
  step(state, { station: stations.indexOf(station), press: true, hold })
/** Waits for the first customer, who orders the falafel plate. */
export function seatFirst(): State {
  const state = start()
  for (let count = 0; count < 60 && !state.seats.some(Boolean); count++) step(state)
  expect(state.seats.find(Boolean)).toMatchObject({ dish: 'falafel' })
  return state
}
export const stepUntil = (state: State, until: () => boolean, moves: Partial<Moves> = {}) => {
  const events: GameEvent[] = []
  for (let count = 0; count < 400 && !until(); count++) events.push(...step(state, moves))
  expect(until()).toBe(true)
  return events
}
