import { Random } from '../../../core/index.ts'
import { openNextDay } from './day.ts'
import { prices, stations, upgrades } from './menu.ts'
import type { Station } from './menu.ts'
import type { Moves, State } from './state.ts'
import { findJob, getPlateDistance } from './stations.ts'
import { getHeatRate, getKnifeRate, getPourRate, getTurnRate, has } from './tuning.ts'

export const still: Moves = {
  turn: 0,
  choose: 0,
  station: null,
  seat: null,
  press: false,
  hold: false,
  pick: null,
}
export type Cook = (state: Readonly<State>) => Moves

/** Speed and precision of a cook, in steps. */
export interface Skill {
  /** Reaction time to a change on the screen. */
  reaction: number
  /** Largest error in time of a press. */
  error: number
  /** Longest pause between two actions. */
  pause: number
  /** Share of actions at the wrong moment. */
  slips: number
}
export const novice: Skill = { reaction: 30, error: 17, pause: 60, slips: 0.12 }
export const average: Skill = { reaction: 21, error: 9, pause: 24, slips: 0.05 }
export const expert: Skill = { reaction: 12, error: 4, pause: 5, slips: 0.01 }

/** Steps until each running station needs a press; infinite if it needs none. */
function getDue(state: Readonly<State>, station: Station): number {
  if (station === 'plate') {
    if (state.plate.seat === null) return Infinity
    const distance = -getPlateDistance(state.plate)
    return (distance < -0.01 ? distance + 1 : distance) / getTurnRate(state)
  }
  if (station === 'board') {
    const { job, knife, marks, strokes } = state.board
    return job ? ((marks[strokes.length] ?? 1) - knife) / getKnifeRate(state) : Infinity
  }
  if (station === 'jug') {
    const { job, level, mark } = state.jug
    return job ? (mark - level) / getPourRate(state) : Infinity
  }
  const pan = state.pans[station === 'pan' ? 0 : 1]
  if (!pan.job) return Infinity
  return pan.burnt ? 0 : (1 - pan.heat) / getHeatRate(state)
}

/** Creates a bot that sees only the screen, works at one station at a time and makes mistakes. */
export function createCook({ reaction, error, pause, slips }: Skill, seed: number): Cook {
  const random = new Random(seed)
  let busy = reaction
  let pouring = false
  let wrong = 0
  /** Steps until the press that is planned at the watched station. */
  let until: number | null = null
  let watched: Station | null = null
  const draw = () => {
    wrong = Math.round(random.between(-error, error) * (random.chance(slips) ? 3 : 1))
  }
  const rest = () => {
    busy = Math.round(reaction * 0.6 + random.between(0, pause))
    watched = null
    until = null
  }
  const act = (station: Station, hold = false): Moves => ({
    ...still,
    station: stations.indexOf(station),
    press: true,
    hold,
  })

  const shop = (state: Readonly<State>): Moves => {
    if (busy-- > -reaction * 2) return still
    rest()
    const wanted = upgrades.findIndex(
      (upgrade) => !state.upgrades.includes(upgrade) && prices[upgrade] <= state.coins,
    )
    return { ...still, pick: wanted < 0 ? openNextDay : wanted }
  }

  /** Presses the watched station at the right time, and waits there if that is soon. */
  const watch = (state: Readonly<State>, station: Station): Moves => {
    const due = getDue(state, station)
    if (due === Infinity) {
      rest()
      return still
    }
    if (until === null) {
      draw()
      until = due + wrong
    }
    until -= 1
    if (until > 0) return still
    until = null
    if (station === 'pan' || station === 'secondPan') rest()
    return act(station)
  }

  const pour = (state: Readonly<State>): Moves => {
    const hold = getDue(state, 'jug') + wrong > 0 && state.jug.job !== null
    if (!hold) {
      pouring = false
      rest()
    }
    return { ...still, hold }
  }

  /** Selects the station that needs a press soonest; if there is none, starts an idle one. */
  const decide = (state: Readonly<State>): Moves => {
    const running = (['pan', 'secondPan', 'board', 'plate'] as const)
      .filter((station) => getDue(state, station) < 40)
      .sort((a, b) => getDue(state, a) - getDue(state, b))
    draw()
    if (running[0]) {
      watched = running[0]
      return still
    }
    const pans = (['pan', 'secondPan'] as const).filter(
      (pan) => (pan === 'pan' || has(state, 'secondPan')) && getDue(state, pan) === Infinity,
    )
    const soonest = Math.min(getDue(state, 'pan'), getDue(state, 'secondPan'))
    for (const station of [...pans, 'board', 'jug'] as const) {
      if (getDue(state, station) !== Infinity || !findJob(state, station)) continue
      // A cut takes two seconds, in which a pan may burn.
      if (station === 'board' && soonest < 100) continue
      if (station === 'jug' && soonest < 70) continue
      if (station === 'jug') pouring = true
      else if (station === 'board') watched = 'board'
      else rest()
      return act(station, station === 'jug')
    }
    if (getDue(state, 'plate') < Infinity) watched = 'plate'
    else if (state.jug.job) {
      pouring = true
      return act('jug', true)
    }
    return still
  }

  return (state) => {
    if (state.phase === 'evening') return shop(state)
    if (pouring) return pour(state)
    if (watched) return watch(state, watched)
    if (busy > 0) {
      busy -= 1
      return still
    }
    return decide(state)
  }
}
