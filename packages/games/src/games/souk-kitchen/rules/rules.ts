import { choice, createMoveCodec, flag, optional, Random, range } from '../../../core/index.ts'
import type { Rules } from '../../../core/index.ts'
import { endDay, openDay, pickInEvening, stepCustomers } from './day.ts'
import { stations } from './menu.ts'
import { serve } from './serve.ts'
import { seatCount } from './state.ts'
import type { Emit, GameEvent, Moves, State } from './state.ts'
import { createBoard, createJug, createPan, createPlate, press, stepStations } from './stations.ts'
import { has } from './tuning.ts'

function moveHand(state: State, { turn, station }: Moves, emit: Emit): void {
  const usable = stations.filter((each) => each !== 'secondPan' || has(state, 'secondPan'))
  const touched = station === null ? undefined : stations[station]
  const next =
    touched ?? usable[(usable.indexOf(state.station) + turn + usable.length) % usable.length] ?? 'pan'
  if (next === state.station || !usable.includes(next)) return
  state.station = next
  emit({ kind: 'moved', station: next })
}

function chooseCustomer(state: State, { choose, seat }: Moves, emit: Emit): void {
  const from = state.chosen ?? (choose > 0 ? -1 : seatCount)
  const around = [1, 2, 3].map((by) => (from + choose * by + 2 * seatCount) % seatCount)
  const wanted = seat ?? (choose === 0 ? null : (around.find((at) => state.seats[at]) ?? null))
  if (wanted === null || wanted === state.chosen || !state.seats[wanted]) return
  state.chosen = wanted
  emit({ kind: 'chose', seat: wanted })
}

function stepDay(state: State, moves: Moves, emit: Emit): void {
  moveHand(state, moves, emit)
  chooseCustomer(state, moves, emit)
  const touchesMissing = moves.station !== null && stations[moves.station] !== state.station
  if (moves.press && !touchesMissing) press(state, (seat) => serve(state, seat, emit), emit)
  stepStations(state, moves.hold, emit)
  stepCustomers(state, emit)
  state.left -= 1
  if (state.left <= 0) endDay(state, emit)
}

/** Twenty short days at a stall: fry, cut, pour and plate what the customers order. */
export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({
    turn: choice(0, 1, -1),
    choose: choice(0, 1, -1),
    station: optional(range(0, stations.length - 1)),
    seat: optional(range(0, seatCount - 1)),
    press: flag,
    hold: flag,
    pick: optional(range(0, 8)),
  }),
  start({ seed, level }) {
    const state: State = {
      score: 0,
      over: false,
      won: false,
      level,
      random: new Random(seed),
      phase: 'day',
      day: 0,
      left: 0,
      untilNext: 0,
      points: 0,
      target: 0,
      coins: 0,
      earned: 0,
      stars: 0,
      seats: [null, null, null],
      arrivals: 0,
      chosen: null,
      station: 'pan',
      pans: [createPan(), createPan()],
      board: createBoard(),
      jug: createJug(),
      plate: createPlate(),
      upgrades: [],
      combo: 0,
      bestCombo: 0,
      catUsed: false,
      served: 0,
      perfect: 0,
      lost: 0,
    }
    openDay(state, () => undefined)
    return state
  },
  step(state, moves, emit) {
    if (state.over) return
    if (state.phase === 'day') stepDay(state, moves, emit)
    else if (moves.pick !== null) pickInEvening(state, moves.pick, emit)
  },
}
