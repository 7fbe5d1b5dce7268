import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/index.ts'
import { readOnly } from '../../../testing/read-only.ts'
import { getAirSteps, getDifficulty, getSpeed } from './physics.ts'
import { overhead, placePiece } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { createCarefulBot, createSimpleBot } from './bots.ts'
import { getQuarter, getQuarterStart } from './quarters.ts'
import { maxLights, rules } from './rules.ts'
import type { GameEvent, Moves, State } from './state.ts'

type Player = (state: State) => Moves
const minute = 3600

function run(player: Player, { seed = 1, level = 1, steps = minute, quarter = 0 }) {
  const state = rules.start({ seed, level })
  if (quarter > 0) enter(state, quarter)
  const seen: GameEvent[] = []
  let step = 0
  for (; step < steps && !state.over; step++)
    rules.step(state, player(readOnly(state)), (event) => seen.push(event))
  return { state, step, kinds: seen.map(({ kind }) => kind) }
}
/** Moves the hero to a long roof at the start of a quarter. */
function enter(state: State, quarter: number): void {
  const x = getQuarterStart(quarter, state.level)
  state.hero.x = x
  Object.assign(state.course, {
    roofs: [{ x: x - 400, width: 1160, top: 0, appearance: 0 }],
    obstacles: [],
    pickups: [],
    quarter: quarter - 1,
  })
}
const seeds = (count: number) => Array.from({ length: count }, (_, index) => index * 7919 + 1)

/**
 * Runs towards one piece on a long roof, presses at step `start` for `hold` steps, and returns whether the hero
 * passed unhurt.
 */
function passes(piece: Piece, x: number, start: number, hold: number): boolean {
  const state = rules.start({ seed: 1, level: 1 })
  state.hero.x = x
  const course = { obstacles: [], pickups: [], untilStar: 99, untilRest: 99, quarter: 0 }
  state.course = { ...course, roofs: [{ x: x - 400, width: 100_000, top: 0, appearance: 0 }] }
  const pace = { speed: getSpeed(x, 1), difficulty: getDifficulty(x, 1), level: 1 }
  placePiece(piece, x + 400, { course: state.course, random: new Random(1), top: 0, ...pace })
  let hurt = false
  for (let step = 0; step < 180; step++) {
    rules.step(state, { jump: step >= start && step < start + hold }, ({ kind }) => (hurt ||= kind === 'hit'))
  }
  return !hurt
}

describe('the course is fair', () => {
  /** Counts the steps at which a press of that length passes the piece. */
  const moments = (piece: Piece, x: number, hold: number) =>
    Array.from({ length: 110 }, (_, start) => passes(piece, x, start, hold)).filter(Boolean).length
  const speeds = [0, 12_000, 60_000]

  it.each<Piece>(['jar', 'jars', 'stack', 'pigeon', 'cart', 'vats', 'load', 'bees'])(
    'leaves a sixth of a second for the jump: %s',
    (piece) => {
      for (const x of speeds) expect(moments(piece, x, 22)).toBeGreaterThanOrEqual(10)
    },
  )

  it('leaves an eighth of a second to hop under bunting with a short press, and none with a long one', () => {
    for (const x of speeds) {
      for (const hold of [3, 4, 5, 6, 7, 8]) expect(moments('tap', x, hold)).toBeGreaterThanOrEqual(8)
      expect(moments('tap', x, 22)).toBe(0)
    }
  })

  it.each<Piece>(['laundry', 'flyer', 'lift', 'swarm', 'gate'])(
    'lets the hero run underneath: %s',
    (piece) => {
      for (const x of speeds) expect(passes(piece, x, 0, 0)).toBe(true)
    },
  )

  it('leaves room behind the ledge to land and look after the longest jump', () => {
    for (const seed of seeds(60)) {
      for (const level of [1, 3, 5]) {
        const { roofs, obstacles } = rules.start({ seed, level }).course
        roofs.forEach((roof, index) => {
          const before = roofs[index - 1]
          const first = obstacles.find(({ x }) => x > roof.x && x < roof.x + roof.width)
          if (!before || !first || overhead.has(first.kind)) return
          const edge = before.x + before.width
          const speed = getSpeed(edge, level)
          const beyond = speed * (getAirSteps(roof.top - before.top) ?? 0) - (roof.x - edge)
          expect(first.x - first.width / 2 - roof.x - beyond * 0.7).toBeGreaterThan(speed * 14)
        })
      }
    }
  })

  it('leaves enough time to take off at every gap', () => {
    for (const seed of seeds(60)) {
      for (const level of [1, 3, 5]) {
        const state = rules.start({ seed, level })
        for (let x = 0; x < 60_000; x += 1000) {
          state.hero.x = x
          rules.step({ ...state, hero: { ...state.hero, carried: true } }, { jump: false }, () => undefined)
          state.course.roofs.forEach((roof, index) => {
            const next = state.course.roofs[index + 1]
            if (!next) return
            const edge = roof.x + roof.width
            const reach = getSpeed(edge, level) * (getAirSteps(next.top - roof.top) ?? 0)
            expect((next.x - edge) / reach).toBeLessThan(0.73)
            expect(next.width).toBeGreaterThanOrEqual(Math.floor(getSpeed(next.x, level) * 29))
          })
        }
      }
    }
  })

  it('has a way through without damage or stars for every seed and level', () => {
    for (const seed of seeds(12)) {
      for (const level of [1, 2, 3, 4, 5]) {
        const { state, kinds } = run(createCarefulBot(), { seed, level, steps: 1.5 * minute })
        expect({
          seed,
          level,
          lights: state.lights,
          hurt: kinds.filter((kind) => kind === 'hit' || kind === 'fall'),
        }).toEqual({ seed, level, lights: maxLights, hurt: [] })
      }
    }
  })

  it('has one in every quarter', () => {
    for (const seed of seeds(8)) {
      for (const level of [1, 3, 5]) {
        for (const quarter of [1, 2, 3, 4, 5]) {
          // After five minutes at level 5, the finale soon makes a course that ends every run.
          const steps = level === 5 && quarter === 5 ? minute / 4 : minute / 2
          const { state, kinds } = run(createCarefulBot(), { seed, level, steps, quarter })
          const hurt = kinds.filter((kind) => kind === 'hit' || kind === 'fall')
          expect({ seed, level, quarter, hurt }).toEqual({ seed, level, quarter: state.quarter, hurt: [] })
        }
      }
    }
  })

  it('has one for five minutes', () => {
    for (const level of [1, 5]) {
      const { state, kinds } = run(createCarefulBot(), { seed: 2026, level, steps: 5 * minute })
      expect([level, state.lights, kinds.includes('hit'), kinds.includes('fall')]).toEqual([
        level,
        3,
        false,
        false,
      ])
    }
  })
})

describe('the course is a challenge', () => {
  it('lets a simple bot run and score at first but beats it in the end', () => {
    for (const seed of seeds(20)) {
      const { state, step } = run(createSimpleBot(), { seed, steps: 10 * minute })
      expect(step).toBeGreaterThan(20 * 60)
      expect(state.score).toBeGreaterThan(1200)
      expect(state.over).toBe(true)
    }
  })

  it.each([1, 3, 5])('ends soon when the player never jumps or only jumps, at level %d', (level) => {
    for (const seed of seeds(10)) {
      let at = 0
      expect(run(() => ({ jump: false }), { seed, level }).step).toBeLessThan(20 * 60)
      expect(run(() => ({ jump: (at += 1) % 12 < 6 }), { seed, level }).state.over).toBe(true)
    }
  })

  it('gets faster and harder with the level and the distance', () => {
    expect(getSpeed(0, 5)).toBeGreaterThan(getSpeed(0, 1))
    expect(getSpeed(40_000, 1)).toBeGreaterThan(getSpeed(10_000, 1))
    const average = (level: number) =>
      seeds(20).reduce(
        (sum, seed) => sum + run(createSimpleBot(), { seed, level, steps: 10 * minute }).step,
        0,
      )
    expect(average(5)).toBeLessThan(average(1))
  })
})

describe('the quarters', () => {
  it.each([1, 3, 5])('follow each other after a minute each, at level %d', (level) => {
    const state = rules.start({ seed: 5, level })
    const entered: [number, number][] = []
    for (let step = 1; step <= 7 * minute; step++) {
      state.lights = 3
      rules.step(state, { jump: false }, (event) => {
        if (event.kind === 'quarter') entered.push([event.quarter, step])
      })
    }
    expect(entered).toEqual([1, 2, 3, 4, 5].map((quarter) => [quarter, quarter * minute]))
  })

  it('have an obstacle each that no quarter before has, alone on their first roof', () => {
    const seen = new Set<string>(['jar', 'jars', 'stack', 'pigeon', 'flyer', 'laundry', 'bunting'])
    const own = [['cart'], ['vats'], ['load', 'lift'], ['bees', 'swarm'], ['gate']]
    for (const [index, kinds] of own.entries()) {
      const state = rules.start({ seed: 9, level: 1 })
      enter(state, index + 1)
      rules.step(state, { jump: false }, () => undefined)
      expect(state.course.obstacles[0]?.kind).toBe(kinds[0])
      for (let step = 0; step < minute / 2; step++) {
        for (const { kind, x } of state.course.obstacles)
          if (getQuarter(x, 1) === index + 1) expect([...seen, ...kinds]).toContain(kind)
        state.lights = 3
        rules.step(state, { jump: false }, () => undefined)
      }
      for (const kind of kinds) seen.add(kind)
    }
  })
})
