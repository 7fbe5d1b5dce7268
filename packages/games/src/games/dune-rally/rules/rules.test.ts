import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../testing/describe-rules.ts'
import { findCleanDrive } from './clean-drive.ts'
import { getStretchTime, getTopSpeed } from './tuning.ts'
import { carefulBot, idleBot, centerBot } from './bots.ts'
import { rules } from './rules.ts'
import { maxMultiplier } from './score.ts'
import type { GameEvent, Moves, Rival, RoadObject, State } from './state.ts'

describeRules({
  rules,
  rounded: true,
  player: (_, random) => ({
    steer: random.between(-1, 1),
    brake: random.chance(0.2),
    nitro: random.chance(0.1),
  }),
  players: { careful: () => carefulBot, road: () => centerBot, idle: () => idleBot },
})

const minute = 3600
const seeds = (count: number) => Array.from({ length: count }, (_, index) => index * 7919 + 1)
const straight: Moves = { steer: 0, brake: false, nitro: false }

function run(player: (state: State) => Moves, { seed = 1, level = 1, steps = 10 * minute, free = false }) {
  const state = rules.start({ seed, level, free })
  const seen: GameEvent[] = []
  let step = 0
  for (; step < steps && !state.over; step++) rules.step(state, player(state), (event) => seen.push(event))
  return { state, step, seen, kinds: seen.map(({ kind }) => kind) }
}

const createRival = (rival: Partial<Rival>): Rival => ({
  z: 0,
  x: 0,
  lane: 0,
  speed: 30,
  preferredSpeed: 30,
  appearance: 0,
  passed: false,
  laneChangeIn: 99,
  gapBehind: 1e6,
  guard: 0,
  isBlocking: false,
  ...rival,
})

/** Returns a run on a straight, empty road, to test one thing at a time. */
function plain(speed = 50): State {
  const state = rules.start({ seed: 1, level: 1 })
  Object.assign(state, { phase: 'drive', phaseStepsLeft: 0 })
  state.course.road = Array.from({ length: 2000 }, () => ({ bend: 0, y: 0 }))
  state.course.objects = []
  state.rivals = [createRival({ z: 4000, speed: 80, preferredSpeed: 80, passed: true })]
  state.driver.speed = speed
  return state
}
function steps(state: State, count: number, moves: Moves | ((step: number) => Moves)) {
  const seen: GameEvent[] = []
  for (let i = 0; i < count; i++)
    rules.step(state, typeof moves === 'function' ? moves(i) : moves, (event) => seen.push(event))
  return { seen, kinds: seen.map(({ kind }) => kind) }
}
const put = (state: State, object: Partial<RoadObject> & Pick<RoadObject, 'kind'>) =>
  state.course.objects.push({ z: 60, x: 0, height: 0, drift: 0, spent: false, ...object })
const bendAll = (state: State, bend: number) => {
  for (const segment of state.course.road) segment.bend = bend
}

describe('the codec', () => {
  it('lets the careful player drive as far as without it', () => {
    const exact = (state: State) => carefulBot(state)
    const coded = (state: State) => rules.decodeMove(rules.encodeMove(carefulBot(state)))
    const drive = (player: typeof exact) =>
      seeds(6).reduce((sum, seed) => sum + run(player, { seed, level: 3, steps: 3 * minute }).state.score, 0)
    expect(drive(coded) / drive(exact)).toBeGreaterThan(0.85)
  })
})

describe('driving', () => {
  it('accelerates to the top speed, drives slower on sand, and brakes', () => {
    const state = plain(0)
    steps(state, 600, straight)
    expect(state.driver.speed).toBeCloseTo(getTopSpeed(1, 0), 0)
    state.driver.x = 1.4
    steps(state, 120, straight)
    expect(state.driver.speed).toBeLessThan(getTopSpeed(1, 0) * 0.5)
    steps(state, 60, { steer: 0, brake: true, nitro: false })
    expect(state.driver.speed).toBeLessThan(10)
  })

  it('is pulled outwards by a bend and holds every bend at full lock', () => {
    for (const bend of [-1, 1]) {
      const state = plain()
      bendAll(state, bend)
      steps(state, 40, straight)
      expect(state.driver.x * bend).toBeLessThan(-0.3)
      steps(state, 60, { steer: bend, brake: false, nitro: false })
      expect(state.driver.x * bend).toBeGreaterThan(0)
    }
  })

  it('rewards a drift through a bend with a boost', () => {
    const state = plain()
    bendAll(state, 0.9)
    state.driver.x = -0.7
    const { kinds } = steps(state, 56, { steer: 1, brake: false, nitro: false })
    expect(kinds).toContain('slide')
    expect(steps(state, 1, straight).kinds).toContain('drift')
    const before = state.driver.speed
    bendAll(state, 0)
    steps(state, 40, straight)
    expect(state.driver.speed).toBeGreaterThan(before + 5)
  })

  it('ignores invalid steering values', () => {
    const state = plain()
    for (const steer of [NaN, Infinity, -1e9, 1e9]) steps(state, 5, { steer, brake: false, nitro: false })
    expect(Number.isFinite(state.driver.x) && Number.isFinite(state.score)).toBe(true)
  })

  it('jumps off a crest, over a rock, and lands', () => {
    const state = plain(60)
    for (let i = 0; i < 7; i++) {
      const segment = state.course.road[20 + i]
      if (segment) segment.y = (3.6 * i * i) / 36
    }
    put(state, { kind: 'rock', z: (13 + 10) * 4 })
    const { kinds } = steps(state, 150, straight)
    expect(kinds).toEqual(expect.arrayContaining(['jump', 'land', 'flight']))
    expect(kinds).not.toContain('crash')
  })
})

describe('encounters', () => {
  it('reduce the speed and end the streak once per rock', () => {
    const state = plain()
    state.chain = 20
    state.multiplier = 4
    put(state, { kind: 'rock' })
    const { kinds } = steps(state, 75, straight)
    expect(kinds.filter((kind) => kind === 'crash')).toHaveLength(1)
    expect(state).toMatchObject({ chain: 0, multiplier: 1, over: false })
  })

  it('pay for a rock passed closely, not for one passed far away', () => {
    const close = plain()
    put(close, { kind: 'rock', x: 0.45 })
    expect(steps(close, 90, straight).kinds).toContain('close')
    const far = plain()
    put(far, { kind: 'rock', x: 0.7 })
    expect(steps(far, 90, straight).kinds).not.toContain('close')
  })

  it('add two seconds for a flask of water', () => {
    const state = plain()
    put(state, { kind: 'flask' })
    const before = state.time
    expect(steps(state, 80, straight).kinds).toContain('flask')
    expect(state.time).toBe(before - 80 + 120)
  })

  it('pay more for each star in a row, up to a limit', () => {
    const state = plain()
    for (let i = 0; i < 40; i++) put(state, { kind: 'star', z: 40 + i * 9 })
    steps(state, 520, straight)
    expect(state).toMatchObject({ stars: 40, multiplier: maxMultiplier })
    expect(state.points).toBe(10 * (5 + 6 * 2 + 6 * 3 + 6 * 4 + 17 * 5))
  })

  it('pay once for each overtaken rival', () => {
    const state = plain()
    state.rivals.unshift(createRival({ z: 40, x: 0.62, lane: 0.62 }))
    const { kinds } = steps(state, 240, straight)
    expect(kinds.filter((kind) => kind === 'overtake')).toHaveLength(1)
    expect(state.overtaken).toBe(1)
  })
})

describe('the clock', () => {
  it('adds time at a gate and carries little over', () => {
    const state = plain()
    state.gateAt = 100
    state.time = 30 * 60
    const { kinds } = steps(state, 130, straight)
    expect(kinds).toContain('gate')
    expect(state.gates).toBe(1)
    expect(state.time).toBeLessThanOrEqual(8 * 60 + getStretchTime(1, 1))
  })

  it('lets a car without time roll on, even through a gate', () => {
    const near = plain()
    Object.assign(near, { time: 10, gateAt: 90 })
    expect(steps(near, 300, straight).kinds).toEqual(expect.arrayContaining(['empty', 'gate']))
    expect(near.over).toBe(false)
    const far = plain()
    Object.assign(far, { time: 10, gateAt: 900 })
    steps(far, 600, straight)
    expect(far.over).toBe(true)
  })
})

describe('the course is fair', () => {
  it.each([1, 2, 3, 4, 5])('allows a drive without contact for every seed at level %d', (level) => {
    for (const seed of seeds(12)) {
      const { steps: driven, state } = findCleanDrive(seed, level, 1.5 * minute)
      expect({ seed, whole: driven >= 1.5 * minute, over: state.over }).toEqual({
        seed,
        whole: true,
        over: false,
      })
      expect(state.gates).toBeGreaterThanOrEqual(3)
    }
  })

  it('allows one for five minutes, apart from the clock', () => {
    for (const level of [1, 5]) {
      const { steps: driven, state } = findCleanDrive(2026, level, 5 * minute, false)
      expect(driven).toBeGreaterThanOrEqual(5 * minute)
      expect(state.gates).toBeGreaterThan(9)
    }
  })

  it('keeps rivals apart and obstacles in separate rows', () => {
    for (const seed of seeds(8)) {
      const state = rules.start({ seed, level: 5 })
      for (let step = 0; step < 2 * minute; step++) {
        rules.step(state, carefulBot(state), () => undefined)
        if (step % 20 > 0) continue
        const ahead = state.rivals.filter(({ z }) => z > state.driver.z + 20).map(({ z }) => z)
        for (const [index, z] of ahead.entries())
          expect((ahead[index + 1] ?? Infinity) - z).toBeGreaterThan(12)
        const hard = state.course.objects
          .filter(({ kind, spent }) => (kind === 'rock' || kind === 'camel') && !spent)
          .map(({ z }) => z)
          .sort((a, b) => a - b)
        for (const [index, z] of hard.entries()) expect((hard[index + 1] ?? Infinity) - z).toBeGreaterThan(25)
      }
    }
  })
})

describe('the course is a challenge', () => {
  it('ends within 30 seconds without steering, in both modes', () => {
    for (const seed of seeds(60))
      for (const level of [1, 3, 5])
        for (const free of [false, true]) {
          const { state, step } = run(idleBot, { seed, level, free })
          expect({ seed, level, free, over: state.over, late: step > 1800 }).toEqual({
            seed,
            level,
            free,
            over: true,
            late: false,
          })
        }
  })

  it('beats a bot that keeps to the road and ignores everything', () => {
    for (const seed of seeds(10)) expect(run(centerBot, { seed, level: 3 }).state.over).toBe(true)
  })

  it('pays a careful bot many times more', () => {
    for (const seed of seeds(6)) {
      const careful = run(carefulBot, { seed, steps: 2 * minute }).state.score
      expect(careful).toBeGreaterThan(3 * run(idleBot, { seed, steps: 2 * minute }).state.score)
    }
  })

  it('speeds up with the level and the distance', () => {
    expect(getTopSpeed(5, 0)).toBeGreaterThan(getTopSpeed(1, 0))
    expect(getTopSpeed(1, 6)).toBeGreaterThan(getTopSpeed(1, 0))
  })
})
