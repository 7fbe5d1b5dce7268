import { choice, createMoveCodec } from '../../../core/index.ts'
import type { Rules, RunOptions } from '../../../core/index.ts'
import { buildChamber } from './chamber.ts'
import { meetsHero } from './foes.ts'
import { getAdjacentCell, isFloor, ways } from './grid.ts'
import { points, shieldTurns, stingCosts, wellShare } from './tuning.ts'
import { isClosed, getLitTiles } from './sight.ts'
import type { GameEvent, Moves, State, Turn } from './state.ts'

type Emit = (event: GameEvent) => void

/** Simulation steps of a turn, of a sting, and of leaving a chamber. */
const pause = { turn: 8, sting: 22, leave: 80 }
const thirstyAt: readonly number[] = [20, 10, 5]

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({ turn: choice(null, ...ways, 'wait') }),

  start({ seed, level }: RunOptions) {
    const fresh = { score: 0, over: false, seed, level, treasures: 0, streak: 0, longestStreak: 0 }
    return { ...fresh, ...chamberState(seed, 1, level) }
  },

  step(state, { turn }, emit) {
    if (state.over) return
    if (state.leaving > 0) {
      state.leaving -= 1
      if (state.leaving > 0) return
      Object.assign(state, chamberState(state.seed, state.number + 1, state.level))
      emit({ kind: 'entered' })
      return
    }
    if (turn) state.queued = turn
    if (state.stepsUntilTurn > 0) {
      state.stepsUntilTurn -= 1
      return
    }
    const asked = state.queued
    state.queued = null
    if (asked) takeTurn(state, asked, emit)
  },
}

function chamberState(seed: number, number: number, level: number) {
  const chamber = buildChamber(seed, number, level)
  const at = { chamber, hero: chamber.start, burning: [] as number[], opened: [] as number[] }
  const lit = getLitTiles(at)
  const seen = chamber.walls.map(() => false)
  for (const cell of lit) seen[cell] = true
  return {
    ...at,
    number,
    lit,
    seen,
    from: chamber.start,
    facing: 'down' as const,
    turn: 0,
    water: chamber.skin,
    keys: [] as number[],
    taken: [] as number[],
    drunk: [] as number[],
    stings: 0,
    shield: 0,
    stepsUntilTurn: 0,
    queued: null,
    leaving: 0,
  }
}

function takeTurn(state: State, asked: Turn, emit: Emit): void {
  const { chamber, hero } = state
  const to = asked === 'wait' ? hero : getAdjacentCell(chamber, hero, asked)
  if (asked !== 'wait') state.facing = asked
  state.stepsUntilTurn = pause.turn
  if (asked !== 'wait' && !isFloor(chamber, to)) {
    emit({ kind: 'bumped', way: asked })
    return
  }
  if (asked !== 'wait' && isClosed(chamber, state.opened, to)) {
    const hue = chamber.gates.find(({ cell }) => cell === to)?.hue ?? 0
    if (!state.keys.includes(hue)) {
      emit({ kind: 'locked', hue, way: asked })
      return
    }
    state.opened.push(hue)
    state.keys = state.keys.filter((key) => key !== hue)
    emit({ kind: 'gate', hue, cell: to })
  }
  const stung = chamber.foes.find((foe) => meetsHero(foe, state.turn, hero, to))
  state.from = hero
  state.hero = to
  state.turn += 1
  state.water -= 1
  emit({ kind: asked === 'wait' ? 'waited' : 'stepped' })
  collectObjects(state, emit)
  state.lit = getLitTiles(state)
  for (const cell of state.lit) state.seen[cell] = true
  if (to === chamber.oasis) {
    leaveChamber(state, emit)
    return
  }
  if (state.shield > 0) state.shield -= 1
  else if (stung) sting(state, stung.kind, emit)
  checkWater(state, emit)
}

/** Handles the objects on the hero's tile. */
function collectObjects(state: State, emit: Emit): void {
  const { chamber, hero: cell } = state
  const key = chamber.keys.find((each) => each.cell === cell)
  if (key && !state.keys.includes(key.hue) && !state.opened.includes(key.hue)) {
    state.keys.push(key.hue)
    state.score += points.key
    emit({ kind: 'key', hue: key.hue, cell })
  }
  if (chamber.treasures.includes(cell) && !state.taken.includes(cell)) {
    state.taken.push(cell)
    state.treasures += 1
    state.streak += 1
    state.longestStreak = Math.max(state.longestStreak, state.streak)
    const worth = points.treasure * Math.min(points.maxStreak, state.streak)
    state.score += worth
    emit({ kind: 'treasure', cell, points: worth, streak: state.streak })
  }
  // A well stays unused while the skin is full.
  if (chamber.wells.includes(cell) && !state.drunk.includes(cell) && state.water < chamber.skin - 1) {
    state.drunk.push(cell)
    const water = Math.min(chamber.skin - state.water, Math.ceil(chamber.skin * wellShare))
    state.water += water
    emit({ kind: 'drank', cell, water })
  }
  if (chamber.braziers.includes(cell) && !state.burning.includes(cell)) {
    state.burning.push(cell)
    state.score += points.brazier
    emit({ kind: 'kindled', cell })
  }
}

function sting(state: State, by: keyof typeof stingCosts, emit: Emit): void {
  const water = Math.min(state.water, stingCosts[by])
  state.water -= water
  state.streak = 0
  state.stings += 1
  state.shield = shieldTurns
  state.stepsUntilTurn = pause.sting
  emit({ kind: 'stung', by, water, cell: state.hero })
}

function checkWater(state: State, emit: Emit): void {
  if (state.water <= 0) {
    state.water = 0
    state.over = true
    emit({ kind: 'over' })
  } else if (thirstyAt.includes(state.water)) emit({ kind: 'thirsty', water: state.water })
}

function leaveChamber(state: State, emit: Emit): void {
  const spared = Math.max(0, state.water) * points.drop
  const worth = spared + points.chamber * state.number
  state.score += worth
  state.leaving = pause.leave
  emit({ kind: 'cleared', points: worth, spared })
}
