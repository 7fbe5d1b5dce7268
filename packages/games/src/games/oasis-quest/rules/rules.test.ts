import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/index.ts'
import { describeRules } from '../../../testing/describe-rules.ts'
import { createExplorer, getKnown, randomWalker } from './bots.ts'
import type { Player } from './bots.ts'
import { buildChamber } from './chamber.ts'
import { createDevices } from './devices.ts'
import { elements } from './elements.ts'
import { getFoeCell } from './foes.ts'
import { getAdjacentCell, getDistances, isFloor, getDirection, ways, windowTiles } from './grid.ts'
import type { Way } from './grid.ts'
import { readSavedChamber } from '../saved-chamber.ts'
import { points, shieldTurns, stingCosts } from './tuning.ts'
import { rules } from './rules.ts'
import { isClosed, findWay } from './sight.ts'
import { solve } from './solver.ts'
import type { GameEvent, State, Turn } from './state.ts'

const quiet = () => undefined
function play(seed: number, level: number, player: Player, chambers = Infinity) {
  const state = rules.start({ seed, level })
  const random = new Random(seed)
  const events: GameEvent[] = []
  for (let step = 0; step < 60_000 && !state.over && state.number <= chambers; step++)
    rules.step(state, { turn: state.stepsUntilTurn > 0 ? null : player(state, random) }, (each) =>
      events.push(each),
    )
  return { state, events }
}
/** Takes turns, waiting for the end of each. */
function take(state: State, ...turns: readonly Turn[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const turn of turns) {
    rules.step(state, { turn }, (each) => events.push(each))
    for (let step = 0; step < 40 && state.stepsUntilTurn > 0; step++) rules.step(state, { turn: null }, quiet)
  }
  return events
}
const freeWay = (state: State) =>
  ways.find((way) => isFloor(state.chamber, getAdjacentCell(state.chamber, state.hero, way))) as Way
const seeds = Array.from({ length: 24 }, (_, seed) => seed * 104_729 + 5)

describeRules({
  rules,
  player: (state, random) => ({ turn: randomWalker(state, random) }),
  players: {
    explorer: () => {
      const explore = createExplorer()
      return (state, random) => ({ turn: state.stepsUntilTurn > 0 ? null : explore(state, random) })
    },
  },
})

describe('a run of Oasis Quest', () => {
  it('lets the solver pass chamber after chamber unhurt', () => {
    for (const level of [1, 5])
      for (const seed of seeds.slice(0, 4)) {
        const state = rules.start({ seed, level })
        for (let chamber = 1; chamber <= 14; chamber++) {
          const events: GameEvent[] = []
          events.push(...take(state, ...(solve(state.chamber)?.turns ?? [])))
          expect(events.map(({ kind }) => kind)).toContain('cleared')
          expect(events.map(({ kind }) => kind)).not.toContain('stung')
          for (let step = 0; step < 100; step++) rules.step(state, { turn: null }, quiet)
          expect(state.number).toBe(chamber + 1)
        }
      }
  })

  it('lets an explorer without prior knowledge get further at a gentle level, then ends', () => {
    const mean = (level: number) => {
      const runs = seeds.slice(0, 8).map((seed) => play(seed, level, createExplorer()).state)
      for (const { over, score } of runs) {
        expect(over).toBe(true)
        expect(score).toBeGreaterThan(0)
      }
      return runs.reduce((sum, { number }) => sum + number, 0) / runs.length
    }
    const [gentle, fierce] = [mean(1), mean(5)]
    expect(gentle).toBeGreaterThan(3)
    expect(fierce).toBeGreaterThan(1.3)
    expect(gentle).toBeGreaterThan(fierce)
  })

  it('ends soon for random steps and then stays unchanged', () => {
    for (const seed of seeds) {
      const { state } = play(seed, 1, randomWalker)
      expect(state.over).toBe(true)
      expect(state.number).toBeLessThan(5)
      const before = JSON.stringify(state)
      rules.step(state, { turn: 'up' }, quiet)
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

describe('a turn', () => {
  const fresh = () => {
    const state = rules.start({ seed: 7, level: 1 })
    state.chamber = { ...state.chamber, foes: [] }
    return state
  }
  const shutWay = (state: State) =>
    ways.find((way) => !isFloor(state.chamber, getAdjacentCell(state.chamber, state.hero, way))) as Way

  it('costs a drop for a step and for waiting, none for a wall', () => {
    const state = fresh()
    const { water, hero } = state
    expect(take(state, shutWay(state))).toEqual([{ kind: 'bumped', way: state.facing, by: 'wall' }])
    expect([state.water, state.turn]).toEqual([water, 0])
    take(state, 'wait')
    expect([state.water, state.turn, state.hero]).toEqual([water - 1, 1, hero])
    take(state, freeWay(state))
    expect([state.water, state.turn]).toEqual([water - 2, 2])
    expect(state.hero).not.toBe(hero)
  })

  it('queues a turn requested while the last one is shown', () => {
    const state = fresh()
    rules.step(state, { turn: 'wait' }, quiet)
    rules.step(state, { turn: 'wait' }, quiet)
    for (let step = 0; step < 30; step++) rules.step(state, { turn: null }, quiet)
    expect(state.turn).toBe(2)
  })

  it('opens a gate only with its key and uses the key up', () => {
    const state = fresh()
    const gate = state.chamber.gates[0]
    const before = ways
      .map((way) => [way, getAdjacentCell(state.chamber, gate?.cell ?? 0, way)] as const)
      .find(([, cell]) => isFloor(state.chamber, cell))
    if (!gate || !before) throw new Error('The first chamber has no gate to try.')
    state.hero = before[1]
    const way = getDirection(state.chamber.width, state.hero, gate.cell)
    expect(take(state, way)).toMatchObject([{ kind: 'locked', hue: gate.hue }])
    expect(isClosed(state, gate.cell)).toBe(true)
    state.keys = [gate.hue]
    state.devices = { ...state.devices, found: 1 << gate.hue }
    expect(take(state, way)[1]).toMatchObject({ kind: 'gate', hue: gate.hue })
    expect([state.hero, state.keys, state.opened]).toEqual([gate.cell, [], [gate.cell]])
  })

  it('pays more for treasures in a row, until a sting spills water and shields for a while', () => {
    const state = fresh()
    const way = freeWay(state)
    const [one, two] = [state.hero, getAdjacentCell(state.chamber, state.hero, way)]
    const back = getDirection(state.chamber.width, two, one)
    state.chamber = { ...state.chamber, treasures: [one, two] }
    take(state, way, back)
    expect([state.score, state.streak]).toEqual([points.treasure * 3, 2])
    const foe = { kind: 'scorpion' as const, path: [one, two, one], offset: 0 }
    state.chamber = { ...state.chamber, foes: [foe] }
    const { water } = state
    const [, stung] = take(state, getFoeCell(foe, state.turn + 1) === one ? 'wait' : way)
    expect(stung).toMatchObject({ kind: 'stung', water: stingCosts.scorpion })
    expect([state.water, state.streak]).toEqual([water - 1 - stingCosts.scorpion, 0])
    for (let turn = 0; turn < shieldTurns; turn++) expect(take(state, 'wait')).toHaveLength(1)
  })

  it('drinks from a well once, up to a full skin, and lights braziers', () => {
    const state = fresh()
    const well = state.hero
    state.chamber = { ...state.chamber, wells: [well], braziers: [well] }
    const before = state.lit.length
    state.water = 12
    expect(take(state, 'wait').map(({ kind }) => kind)).toEqual(['waited', 'drank', 'kindled'])
    expect(state.water).toBeGreaterThan(12)
    expect(state.water).toBeLessThanOrEqual(state.chamber.skin)
    expect(state.lit.length).toBeGreaterThanOrEqual(before)
    expect(take(state, 'wait').map(({ kind }) => kind)).toEqual(['waited'])
  })

  it('ends the run with the last drop, except on the oasis', () => {
    const dry = fresh()
    dry.water = 1
    expect(take(dry, 'wait').at(-1)).toEqual({ kind: 'over' })
    const saved = fresh()
    saved.water = 1
    saved.chamber = { ...saved.chamber, oasis: getAdjacentCell(saved.chamber, saved.hero, freeWay(saved)) }
    expect(take(saved, freeWay(saved)).at(-1)).toEqual({
      kind: 'cleared',
      points: points.chamber,
      spared: 0,
      number: 1,
    })
    expect(saved.over).toBe(false)
  })

  it('finds ways over what the window shows, and no farther', () => {
    const state = fresh()
    const reached = [...getDistances(state.chamber, state.hero).keys()]
    const hidden = reached.find((cell) => !state.glimpsed[cell]) ?? 0
    expect(findWay(state, hidden)).toEqual([])
    expect(findWay(state, state.hero)).toEqual([])
    const closed = (cell: number) => isClosed(state, cell)
    const far = [...getDistances(getKnown(state), state.hero, { closed }).keys()].at(-1) ?? 0
    expect(state.seen[far]).toBe(false)
    const cell = findWay(state, far).reduce((at, way) => getAdjacentCell(state.chamber, at, way), state.hero)
    expect(cell).toBe(far)
  })

  it('shows walls and floor of the window in the twilight, but what is on them only in the light', () => {
    for (const seed of seeds) {
      const state = rules.start({ seed, level: 3 })
      const { glimpsed, seen, chamber } = state
      expect(glimpsed.filter(Boolean)).toHaveLength(windowTiles * windowTiles)
      expect(seen.every((isSeen, cell) => !isSeen || glimpsed[cell])).toBe(true)
      const known = getKnown(state)
      expect(known.keys).toEqual(chamber.keys.filter(({ cell }) => seen[cell]))
      expect(known.gates).toEqual(chamber.gates.filter(({ cell }) => seen[cell]))
      expect(known.walls.every((wall, cell) => wall === (chamber.walls[cell] || !glimpsed[cell]))).toBe(true)
    }
  })

  it('keeps creatures away from where a whirl drops the hero', () => {
    const whirled = seeds.map((seed) => buildChamber(seed, 12, 5)).filter(({ whirls }) => whirls.length > 0)
    expect(whirled.length).toBeGreaterThan(0)
    for (const chamber of whirled)
      for (const whirl of chamber.whirls)
        for (const cell of getDistances(chamber, whirl, { most: 1 }).keys())
          expect(chamber.foes.some(({ path }) => path.includes(cell))).toBe(false)
  })
})

describe('a mechanism', () => {
  const build = (number: number) => {
    const state = rules.start({ seed: 3, level: 1 })
    state.chamber = { ...buildChamber(3, number, 1), foes: [], spikes: [] }
    state.number = number
    state.devices = createDevices(state.chamber)
    state.hero = state.chamber.start
    state.water = 500
    return state
  }

  it('pays once when it opens its gate, and a lever closes it again', () => {
    const state = build(3)
    const { lever, gates } = state.chamber
    const gate = gates.find(({ kind }) => kind === 'lever')
    const beside = ways
      .map((way) => getAdjacentCell(state.chamber, lever ?? 0, way))
      .find((cell) => isFloor(state.chamber, cell))
    if (lever === null || !gate || beside === undefined) throw new Error('Chamber 3 has no lever.')
    state.hero = beside
    const [on, off] = [
      getDirection(state.chamber.width, beside, lever),
      getDirection(state.chamber.width, lever, beside),
    ]
    const before = state.score
    const events = take(state, on)
    expect(events.map(({ kind }) => kind)).toEqual(['stepped', 'turned', 'gate'])
    expect(isClosed(state, gate.cell)).toBe(false)
    take(state, off, on)
    expect(isClosed(state, gate.cell)).toBe(true)
    take(state, off, on)
    expect(isClosed(state, gate.cell)).toBe(false)
    expect(state.score - before).toBe(points.key)
  })

  it('spills water on raised spikes', () => {
    const state = build(3)
    const way = freeWay(state)
    const cell = getAdjacentCell(state.chamber, state.hero, way)
    state.chamber = { ...state.chamber, spikes: [{ cell, offset: 3 }] }
    expect(take(state, way).at(-1)).toEqual({ kind: 'stung', by: 'spikes', water: stingCosts.spikes, cell })
    state.chamber = { ...state.chamber, spikes: [{ cell, offset: 0 }] }
    state.shield = 0
    expect(take(state, 'wait').map(({ kind }) => kind)).toEqual(['waited'])
  })

  it('pays for the end of the quest at the twelfth oasis, and continues', () => {
    const state = build(elements.length)
    state.water = 1
    const way = freeWay(state)
    state.chamber = { ...state.chamber, oasis: getAdjacentCell(state.chamber, state.hero, way) }
    const last = take(state, way).at(-1)
    expect(last).toMatchObject({ kind: 'cleared', points: points.chamber * elements.length + points.quest })
    expect(state.over).toBe(false)
  })
})

describe('readSavedChamber', () => {
  it('accepts only chamber numbers', () => {
    expect(readSavedChamber({ chamber: 7 })).toBe(7)
    for (const saved of [
      null,
      undefined,
      7,
      'x',
      [],
      {},
      { chamber: -1 },
      { chamber: 1.5 },
      { chamber: '9' },
    ])
      expect(readSavedChamber(saved)).toBe(0)
  })
})
