import { choice, createMoveCodec } from '../../../core/index.ts'
import type { Rules, RunOptions } from '../../../core/index.ts'
import { buildChamber } from './chamber.ts'
import { createDevices, isUnlocked, takeStep } from './devices.ts'
import type { Devices } from './devices.ts'
import { elements } from './elements.ts'
import { isRaised, meetsHero } from './foes.ts'
import { ways } from './grid.ts'
import { points, shieldTurns, stingCosts, wellShare } from './tuning.ts'
import { getLitTiles, getWindowTiles } from './sight.ts'
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
  const devices = createDevices(chamber)
  const at = { chamber, devices, hero: chamber.start, burning: [] as number[], opened: [] as number[] }
  const lit = getLitTiles(at)
  const seen = chamber.walls.map(() => false)
  for (const cell of lit) seen[cell] = true
  const glimpsed = chamber.walls.map(() => false)
  for (const cell of getWindowTiles(chamber, chamber.start)) glimpsed[cell] = true
  return {
    ...at,
    number,
    lit,
    seen,
    glimpsed,
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
  const { chamber, hero, devices } = state
  if (asked !== 'wait') state.facing = asked
  state.stepsUntilTurn = pause.turn
  const step = takeStep(chamber, devices, hero, asked)
  if (step.barred !== undefined) {
    if (asked === 'wait') return
    const gate = chamber.gates.find(({ cell }) => cell === step.cell)
    if (step.barred === 'gate' && gate) emit({ kind: 'locked', gate: gate.kind, hue: gate.hue, way: asked })
    else emit({ kind: 'bumped', way: asked, by: step.barred === 'gate' ? 'pit' : step.barred })
    return
  }
  const { cell: to } = step
  const stung = chamber.foes.find((foe) => meetsHero(foe, state.turn, hero, to))
  const isPierced = chamber.spikes.some((spike) => spike.cell === to && isRaised(spike, state.turn + 1))
  state.from = hero
  state.hero = to
  state.devices = step.devices
  state.turn += 1
  state.water -= step.water
  emit({ kind: asked === 'wait' ? 'waited' : 'stepped' })
  if (step.water > 1) emit({ kind: 'leapt', cell: to })
  reportDevices(state, devices, emit)
  openGates(state, emit)
  collectObjects(state, emit)
  state.lit = getLitTiles(state)
  for (const cell of state.lit) state.seen[cell] = true
  for (const cell of getWindowTiles(chamber, to)) state.glimpsed[cell] = true
  if (to === chamber.oasis) {
    leaveChamber(state, emit)
    return
  }
  if (state.shield > 0) state.shield -= 1
  else if (stung) sting(state, stung.kind, emit)
  else if (isPierced) sting(state, 'spikes', emit)
  checkWater(state, emit)
}

/** Reports what a step changed. */
function reportDevices(state: State, before: Devices, emit: Emit): void {
  const { chamber, devices, hero: cell, from } = state
  for (const device of ['lever', 'mirror'] as const)
    if (devices[device] !== before[device]) emit({ kind: 'turned', device, cell })
  if (devices.block !== before.block) emit({ kind: 'pushed', cell: devices.block })
  if (devices.broken !== before.broken) emit({ kind: 'fell', cell: from })
  if (devices.fox !== before.fox) emit({ kind: 'fox', sits: devices.fox === 2, cell })
  if (chamber.whirls.includes(cell) && cell !== from) emit({ kind: 'whirled', cell })
  const key = chamber.keys.find((each) => each.cell === cell)
  if (!key || devices.found === before.found) return
  state.keys.push(key.hue)
  state.score += points.key
  emit({ kind: 'key', hue: key.hue, cell })
}

/** Opens the gate that the hero enters with its key, and those that mechanisms open. Each pays once. */
function openGates(state: State, emit: Emit): void {
  const { chamber, devices, hero } = state
  for (const gate of chamber.gates) {
    const { kind, cell, hue } = gate
    if (state.opened.includes(cell) || !isUnlocked(chamber, devices, gate)) continue
    if (kind === 'key' && cell !== hero) continue
    state.opened.push(cell)
    if (kind === 'key') state.keys = state.keys.filter((key) => key !== hue)
    else state.score += points.key
    emit({ kind: 'gate', gate: kind, hue, cell })
  }
}

/** Handles the objects on the hero's tile. */
function collectObjects(state: State, emit: Emit): void {
  const { chamber, hero: cell } = state
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
  const quest = state.number === elements.length ? points.quest : 0
  const worth = spared + points.chamber * state.number + quest
  state.score += worth
  state.leaving = pause.leave
  emit({ kind: 'cleared', points: worth, spared, number: state.number })
}
