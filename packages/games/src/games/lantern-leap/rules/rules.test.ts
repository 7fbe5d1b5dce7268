import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../testing/describe-rules.ts'
import { getAirSteps, jumpHeight } from './physics.ts'
import { createCarefulBot, createSimpleBot } from './bots.ts'
import { meters, maxMultiplier, maxWings, rules } from './rules.ts'
import type { GameEvent, Moves, ObstacleKind, State } from './state.ts'

describeRules({
  rules,
  player: (_, random) => ({ jump: random.chance(0.4) }),
  players: { careful: createCarefulBot, simple: createSimpleBot },
})

type Player = (state: State) => Moves
const minute = 3600

function run(player: Player, { seed = 1, level = 1, steps = minute }) {
  const state = rules.start({ seed, level })
  const seen: GameEvent[] = []
  let step = 0
  for (; step < steps && !state.over; step++) rules.step(state, player(state), (event) => seen.push(event))
  return { state, step, kinds: seen.map(({ kind }) => kind) }
}

/** Returns a run on one endless empty roof, to test one thing at a time. */
function plain(): State {
  const state = rules.start({ seed: 1, level: 1 })
  state.course = {
    roofs: [{ x: -400, width: 100_000, top: 0, appearance: 0 }],
    obstacles: [],
    pickups: [],
    untilStar: 99,
    untilRest: 99,
    quarter: 0,
  }
  return state
}
const put = (state: State, kind: ObstacleKind, z: number, height: number) =>
  state.course.obstacles.push({ kind, x: 200, z, width: 28, height, spent: false })
function steps(state: State, count: number, jump: (step: number) => boolean) {
  const kinds: string[] = []
  let highest = state.hero.z
  for (let i = 0; i < count; i++) {
    rules.step(state, { jump: jump(i) }, ({ kind }) => kinds.push(kind))
    highest = Math.max(highest, state.hero.z)
  }
  return { kinds, highest }
}

describe('jump', () => {
  it('is higher the longer the key is held', () => {
    const heights = [1, 3, 5, 7, 24].map((hold) => steps(plain(), 60, (step) => step < hold).highest)
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights)
    expect(heights[0]).toBeLessThan(jumpHeight / 2)
    expect(heights.at(-1)).toBeCloseTo(jumpHeight, 5)
  })

  it('happens once per press, however long', () => {
    const { kinds } = steps(plain(), 120, () => true)
    expect(kinds.filter((kind) => kind === 'jump')).toHaveLength(1)
  })

  it('accepts a press shortly before landing', () => {
    const air = getAirSteps(0) ?? 0
    const { kinds } = steps(plain(), air + 20, (step) => step < 24 || step === air - 3)
    expect(kinds.filter((kind) => kind === 'jump')).toHaveLength(2)
  })

  it('accepts a press shortly after the ledge and none later', () => {
    const late = (after: number) => {
      const state = plain()
      state.course.roofs = [
        { x: -400, width: 500, top: 0, appearance: 0 },
        { x: 900, width: 90_000, top: 0, appearance: 0 },
      ]
      while (state.hero.grounded) rules.step(state, { jump: false }, () => undefined)
      return steps(state, after + 2, (step) => step === after).kinds
    }
    expect(late(3)).toContain('jump')
    expect(late(12)).not.toContain('jump')
  })

  it('works in the air once per collected star', () => {
    const state = plain()
    for (let i = 0; i < 5; i++)
      state.course.pickups.push({ kind: 'star', x: 30 + i * 30, z: 20, taken: false })
    steps(state, 60, () => false)
    expect(state.hero.wings).toBe(maxWings)
    const { kinds } = steps(state, 40, (step) => step % 6 === 0)
    expect(kinds.filter((kind) => kind === 'wing')).toHaveLength(maxWings)
    expect(state.hero.wings).toBe(0)
  })
})

describe('obstacles', () => {
  it.each<[ObstacleKind, number, number]>([
    ['jar', 0, 30],
    ['laundry', 57, 44],
  ])('cost one light on contact: %s', (kind, z, height) => {
    const state = plain()
    put(state, kind, z, height)
    const jumps = kind === 'laundry'
    const { kinds } = steps(state, 80, (step) => jumps && step > 25)
    expect(kinds).toContain('hit')
    expect(state.lights).toBe(2)
  })

  it.each<[string, ObstacleKind, number, number, number]>([
    ['over a jar, by a leap', 'jar', 0, 30, 24],
    ['over a jar, by a hop', 'jar', 0, 30, 3],
    ['over a stack, by a leap', 'stack', 0, 56, 24],
    ['under laundry', 'laundry', 57, 44, 0],
    ['under a flyer', 'flyer', 68, 18, 0],
  ])('can be passed %s', (_, kind, z, height, hold) => {
    const state = plain()
    put(state, kind, z, height)
    const start = hold > 10 ? 30 : 37
    const { kinds } = steps(state, 100, (step) => step >= start && step < start + hold)
    expect(kinds).not.toContain('hit')
  })

  it('hurt once, then not for a while', () => {
    const state = plain()
    for (const x of [120, 160, 200, 240]) {
      state.course.obstacles.push({ kind: 'jar', x, z: 0, width: 26, height: 30, spent: false })
    }
    steps(state, 70, () => false)
    expect(state.lights).toBe(2)
  })

  it('allow landing on birds', () => {
    const state = plain()
    put(state, 'pigeon', 0, 22)
    const { kinds } = steps(state, 80, (step) => step >= 16 && step < 40)
    expect(kinds).toContain('stomp')
    expect(kinds).not.toContain('hit')
    expect(state.points).toBe(25)
  })
})

describe('falling', () => {
  it('costs a light, and a kite carries the hero to the next roof', () => {
    const { state, kinds } = run(() => ({ jump: false }), { steps: 420 })
    expect(kinds.slice(kinds.indexOf('fall'))).toEqual(expect.arrayContaining(['fall', 'carry', 'land']))
    expect(state.lights).toBeLessThan(3)
  })

  it('ends the run when it costs the last light', () => {
    const { state, kinds } = run(() => ({ jump: false }), {})
    expect(state).toMatchObject({ over: true, lights: 0 })
    expect(kinds.at(-1)).toBe('end')
    const { score } = state
    rules.step(state, { jump: true }, () => expect.unreachable('nothing happens after the end'))
    expect(state.score).toBe(score)
  })
})

describe('lanterns', () => {
  const row = (count: number) => {
    const state = plain()
    for (let i = 0; i < count; i++)
      state.course.pickups.push({ kind: 'lantern', x: 40 + i * 30, z: 20, taken: false })
    return state
  }

  it('are worth more in a row, up to a limit', () => {
    const state = row(40)
    steps(state, 300, () => false)
    expect(state).toMatchObject({ lanterns: 40, multiplier: maxMultiplier, bestMultiplier: maxMultiplier })
    // Five at ×1, six each at ×2, ×3 and ×4 (the sixth raises it first), the rest at ×5.
    expect(state.points).toBe(10 * (6 * 1 + 6 * 2 + 6 * 3 + 6 * 4 + 16 * 5))
  })

  it('lose their multiplier after a while without one', () => {
    const state = row(12)
    steps(state, 90, () => false)
    expect(state.multiplier).toBe(3)
    const { kinds } = steps(state, 240, () => false)
    expect(kinds).toEqual(['streakEnded'])
    expect(state).toMatchObject({ multiplier: 1, streak: 0, bestMultiplier: 3 })
  })

  it('restore a lost light, up to the initial number', () => {
    const state = row(130)
    state.lights = 2
    const { kinds } = steps(state, 1000, () => false)
    expect(state.lanterns).toBe(130)
    expect(kinds.filter((kind) => kind === 'light')).toHaveLength(1)
    expect(state.lights).toBe(3)
  })

  it('add up with the distance to the score', () => {
    const state = row(3)
    steps(state, 200, () => false)
    expect(state.score).toBe(30 + meters(state))
    expect(meters(state)).toBeGreaterThan(30)
  })
})
