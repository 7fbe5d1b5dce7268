import { describe, expect, it } from 'vitest'
import { carefulBot } from './bots.ts'
import { findCleanDrive } from './clean-drive.ts'
import { fullTank } from './nitro.ts'
import { rules } from './rules.ts'
import { getMedalTimes, getStageMedal, getStageName, stageCount, stageNames } from './stages.ts'
import type { GameEvent, Moves, State } from './state.ts'

const straight: Moves = { steer: 0, brake: false, nitro: false }

function advance(state: State, moves: Moves | ((state: State) => Moves), count: number) {
  const seen: GameEvent[] = []
  for (let step = 0; step < count && !state.over; step++)
    rules.step(state, typeof moves === 'function' ? moves(state) : moves, (event) => seen.push(event))
  return { seen, kinds: seen.map(({ kind }) => kind) }
}

/** Returns a run on a straight, empty road, after the signal. */
function openRoad(free = false): State {
  const state = rules.start({ seed: 1, level: 1, free })
  advance(state, straight, free ? 0 : 90)
  Object.assign(state.course, { road: Array.from({ length: 2000 }, () => ({ bend: 0, y: 0 })), objects: [] })
  state.rivals = []
  state.driver.speed = 50
  return state
}

/** Puts the car before the finish of its stage. */
function approachFinish(state: State, steps: number): void {
  const finishAt = state.finishAt ?? 0
  Object.assign(state, {
    stageGates: 3,
    gateAt: finishAt,
    gateFrom: finishAt - 400,
    stageSteps: steps,
    time: 300,
  })
  state.driver.z = finishAt - 20
}

describe('a stage', () => {
  it('starts at its signal', () => {
    const state = rules.start({ seed: 1, level: 1 })
    const { time } = state
    expect(advance(state, straight, 89).kinds).toEqual([])
    expect(state).toMatchObject({ phase: 'start', time, stageSteps: 0, driver: { z: 0 } })
    expect(advance(state, straight, 1).kinds).toEqual(['go'])
    expect(advance(state, straight, 10).kinds).toEqual([])
    expect(state.driver.z).toBeGreaterThan(0)
  })

  it('ends at its finish with a medal for its time, and leads to the next one', () => {
    const state = openRoad()
    approachFinish(state, getMedalTimes(1, 0).silver - 60)
    const { points } = state
    const { seen } = advance(state, straight, 40)
    expect(seen).toContainEqual(
      expect.objectContaining({ kind: 'finish', stage: 0, medal: 'silver', points: 500 + 500 + 5 * 40 }),
    )
    expect(state.points - points).toBe(1200)
    expect(state.phase).toBe('finish')
    const meters = state.metersBefore + state.driver.z
    expect(advance(state, straight, 240).kinds).toContain('stage')
    expect(state).toMatchObject({ stage: 1, phase: 'start', stageGates: 0, driver: { z: 0, speed: 0 } })
    expect(state.metersBefore).toBeGreaterThan(meters)
    expect(state.stageTimes).toHaveLength(1)
  })

  it('ignores hands behind the finish', () => {
    const drive = (moves: Moves) => {
      const state = openRoad()
      approachFinish(state, 3000)
      advance(state, straight, 40)
      advance(state, moves, 150)
      return state.driver
    }
    expect(drive({ steer: 1, brake: true, nitro: true })).toEqual(drive(straight))
  })

  it('gives no medal for a slow drive', () => {
    const { gold, silver, bronze } = getMedalTimes(3, 2)
    expect([gold, silver, bronze, bronze + 1].map((steps) => getStageMedal(3, 2, steps))).toEqual([
      'gold',
      'silver',
      'bronze',
      null,
    ])
  })
})

describe('the rally', () => {
  it('is won at the finish of the fifth stage', () => {
    const state = openRoad()
    state.stage = stageCount - 1
    approachFinish(state, 3000)
    expect(advance(state, straight, 400).kinds).toContain('over')
    expect(state).toMatchObject({ over: true, won: true })
  })

  it.each([
    [1, 5],
    [5, 77],
  ])('can be driven to the end at level %i', (level, seed) => {
    const { state } = findCleanDrive(seed, level, 40_000)
    expect(state).toMatchObject({ over: true, won: true })
    expect(state.stageTimes).toHaveLength(stageCount)
  })
})

describe('the endless mode', () => {
  it('has no finish and changes its look after three gates', () => {
    const state = openRoad(true)
    expect(state).toMatchObject({ isEndless: true, finishAt: null, phase: 'drive' })
    expect([0, 3, 6, 9, 12, 15].map((gates) => getStageName({ ...state, gates }))).toEqual([
      ...stageNames,
      'dunes',
    ])
    advance(state, carefulBot, 4000)
    expect(state.gates).toBeGreaterThan(2)
    expect(state.stageTimes).toEqual([])
  })
})

describe('nitro', () => {
  const burn = { ...straight, nitro: true }
  it('drives faster while it lasts', () => {
    const [burning, resting] = [openRoad(), openRoad()]
    for (const state of [burning, resting]) state.driver.nitro = 120
    expect(advance(burning, burn, 100).kinds).toContain('nitro')
    advance(resting, straight, 100)
    expect(burning.driver.speed).toBeGreaterThan(resting.driver.speed + 10)
    expect(burning.driver.nitro).toBe(20)
    advance(burning, burn, 21)
    expect(burning.driver).toMatchObject({ nitro: 0, isBurning: false })
  })

  it('needs some in the tank to ignite, and does not burn under the brake', () => {
    const low = openRoad()
    low.driver.nitro = 20
    expect(advance(low, burn, 30).kinds).not.toContain('nitro')
    const braking = openRoad()
    expect(advance(braking, { ...burn, brake: true }, 10).kinds).not.toContain('nitro')
  })

  it('is filled by a slipstream, up to a full tank', () => {
    const state = openRoad()
    const rival = rules.start({ seed: 1, level: 1 }).rivals[0]
    if (rival)
      state.rivals = [
        { ...rival, z: 15, x: 0, lane: 0, speed: 50, preferredSpeed: 50, guard: 0, laneChangeIn: 99 },
      ]
    const { nitro } = state.driver
    const { kinds } = advance(state, straight, 40)
    expect(kinds).toContain('slipstream')
    expect(state.driver.nitro).toBeGreaterThan(nitro + 20)
    state.driver.nitro = fullTank - 1
    expect(advance(state, straight, 5).kinds).toContain('tankFull')
    expect(state.driver.nitro).toBe(fullTank)
  })
})

describe('a rival that blocks', () => {
  const meet = (x: number, guard: number) => {
    const state = openRoad()
    const rival = rules.start({ seed: 1, level: 1 }).rivals[0]
    if (rival)
      state.rivals = [
        { ...rival, z: 80, x: 0, lane: 0, speed: 36, preferredSpeed: 36, guard, laneChangeIn: 99 },
      ]
    state.driver.x = x
    return { state, other: () => state.rivals[0] }
  }

  it('moves into the way of the player and keeps its line when the player is close', () => {
    const { state, other } = meet(0.6, 200)
    expect(advance(state, straight, 60).kinds).toContain('blocked')
    expect(other()?.x).toBeGreaterThan(0.4)
    advance(state, straight, 200)
    expect(other()?.isBlocking ?? false).toBe(false)
  })

  it('gives up after a while, and others never start', () => {
    const tired = meet(0.6, 20)
    advance(tired.state, straight, 60)
    expect(tired.other()?.x).toBeLessThan(0.2)
    const calm = meet(0.6, 0)
    expect(advance(calm.state, straight, 60).kinds).not.toContain('blocked')
  })
})
