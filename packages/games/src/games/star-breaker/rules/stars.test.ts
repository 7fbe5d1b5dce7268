import { describe, expect, it } from 'vitest'
import { idle } from './bots.ts'
import { rules } from './rules.ts'
import { getDrift, getStarCenter, grid, paddleLine } from './state.ts'
import type { GameEvent, Star, StarKind, State } from './state.ts'
import { strike } from './strike.ts'
import { hover, parkPearl } from './test-run.ts'
import { lightPerHit, maxLight, powerDurations, stepsPerBoltHit } from './tuning.ts'

const createStar = (
  column: number,
  row: number,
  kind: StarKind = 'plain',
  more: Partial<Star> = {},
): Star => ({
  column,
  row,
  kind,
  tone: 0,
  strength: kind === 'hard' ? 3 : 1,
  initialStrength: kind === 'hard' ? 3 : 1,
  power: null,
  hasKey: false,
  ...more,
})

const startWith = (...stars: Star[]): State => {
  const state = rules.start({ seed: 3, level: 1 })
  // A far star keeps the wall from being cleared.
  state.stars = [...stars, createStar(0, 0, 'hard')]
  parkPearl(state)
  return state
}

/** Sends the pearl straight up at a star. Returns the events until it has turned or passed. */
function flyAt(state: State, star: Star): GameEvent[] {
  const events: GameEvent[] = []
  const { x, y } = getStarCenter(star, getDrift(state))
  state.pearls = [{ x, y: y + 40, dx: 0, dy: -1, held: null }]
  for (let step = 0; step < 14; step++) rules.step(state, idle, (event) => events.push(event))
  return events
}
const kindsOf = (events: GameEvent[]) => events.map(({ kind }) => kind)

describe('the kinds of stars', () => {
  it.each([
    ['plain', 1],
    ['moving', 1],
    ['spark', 1],
    ['hard', 1],
    ['locked', 1],
    ['glass', -1],
  ] as const)('%s sends the pearl in the direction %i', (kind, direction) => {
    const star = createStar(8, 6, kind)
    const state = startWith(star)
    flyAt(state, star)
    expect(Math.sign(state.pearls[0]?.dy ?? 0)).toBe(direction)
  })

  it('hard stars take several hits', () => {
    const star = createStar(8, 6, 'hard')
    const state = startWith(star)
    expect(kindsOf(flyAt(state, star))).toEqual(['cracked'])
    flyAt(state, star)
    expect(kindsOf(flyAt(state, star))).toContain('broken')
  })

  it('moving stars slide at most one cell and are hit where they are', () => {
    const star = createStar(8, 6, 'moving')
    const state = startWith(star)
    let farthest = 0
    for (let step = 0; step < 220; step++) {
      state.steps = step
      farthest = Math.max(farthest, Math.abs(getDrift(state)))
    }
    expect(farthest).toBeGreaterThan(grid.side * 0.95)
    expect(farthest).toBeLessThanOrEqual(grid.side)
    state.steps = 0
    expect(kindsOf(flyAt(state, star))).toContain('broken')
  })

  it('sparks hit their neighbors, also further sparks, but no locks', () => {
    const first = createStar(8, 6, 'spark')
    const state = startWith(first, createStar(9, 5, 'spark'), createStar(10, 5), createStar(7, 6, 'locked'))
    const events: GameEvent[] = []
    strike(state, first, (event) => events.push(event))
    expect(kindsOf(events)).toEqual(['broken', 'broken', 'broken'])
    expect(state.stars.map(({ kind }) => kind)).toEqual(['locked', 'hard'])
  })

  it('locked stars take no hit until the star with the key breaks', () => {
    const lock = createStar(8, 6, 'locked')
    const key = createStar(3, 6, 'plain', { hasKey: true })
    const state = startWith(lock, key)
    expect(kindsOf(flyAt(state, lock))).toEqual(['locked'])
    expect(kindsOf(flyAt(state, key))).toContain('opened')
    expect(kindsOf(flyAt(state, lock))).toContain('broken')
  })

  it('let a piercing pearl through, except for locks', () => {
    const [plain, lock] = [createStar(8, 6), createStar(3, 6, 'locked')]
    const state = startWith(plain, lock)
    state.powerSteps.pierce = powerDurations.pierce
    flyAt(state, plain)
    expect(state.pearls[0]?.dy).toBeLessThan(0)
    flyAt(state, lock)
    expect(state.pearls[0]?.dy).toBeGreaterThan(0)
  })
})

describe('a bolt', () => {
  const charge = (state: State, hits: number) => hover(state, hits * stepsPerBoltHit, { hold: true })

  it('flies when the hold ends, hits the stars above the paddle, and uses up light', () => {
    const state = startWith(createStar(8, 6, 'hard'), createStar(8, 2), createStar(12, 6))
    state.light = 8 * lightPerHit
    expect(kindsOf(charge(state, 4))).not.toContain('fired')
    const events = hover(state, 60)
    expect(events.find(({ kind }) => kind === 'fired')).toEqual({ kind: 'fired', hits: 4 })
    expect(events.filter(({ kind }) => kind === 'broken')).toHaveLength(2)
    // Each of the two broken stars gives light again.
    expect(state.light).toBe(4 * lightPerHit + 2)
    expect(state.stars.some(({ column }) => column === 12)).toBe(true)
    expect(state.bolts).toEqual([])
  })

  it('has no more hits than there is light, and none flies after a short hold', () => {
    const state = startWith()
    state.light = 3 * lightPerHit
    charge(state, 20)
    expect(hover(state, 1)).toContainEqual({ kind: 'fired', hits: 3 })
    expect(state.light).toBe(0)
    state.light = maxLight
    charge(state, 1)
    expect(kindsOf(hover(state, 1))).not.toContain('fired')
    expect(state.light).toBe(maxLight)
  })

  it('opens a lock', () => {
    const state = startWith(createStar(8, 6, 'locked'))
    state.light = maxLight
    charge(state, 2)
    expect(kindsOf(hover(state, 40))).toEqual(['fired', 'opened', 'broken'])
  })

  it('starts at the paddle', () => {
    const state = startWith()
    state.light = maxLight
    state.paddle.x = 300
    charge(state, 2)
    hover(state, 1)
    expect(state.bolts[0]?.x).toBe(300)
    expect(state.bolts[0]?.y).toBeLessThan(paddleLine)
  })
})
