import { describe, expect, it } from 'vitest'
import { Random, stepsPerSecond } from '../../core/index.ts'
import { describeRules } from '../../testing/describe-rules.ts'
import { careless, cook, still } from './bots.ts'
import type { Hand } from './bots.ts'
import { getDifficulty } from './difficulty.ts'
import { ingredients, createOrder } from './pantry.ts'
import { chances, getMultiplier, rules, getStars } from './rules.ts'
import type { GameEvent, State } from './rules.ts'

const seeds = Array.from({ length: 40 }, (_, index) => index * 7919 + 1)
const levels = [1, 2, 3, 4, 5]

function play(seed: number, level: number, hand: Hand, seconds: number) {
  const state = rules.start({ seed, level })
  const events: GameEvent[] = []
  for (let step = 0; step < seconds * stepsPerSecond && !state.over; step++) {
    rules.step(state, hand(state), (event) => events.push(event))
  }
  return { state, events }
}

describeRules({
  rules,
  player: (_, random, step) => ({
    ...still,
    ingredient: step % 20 === 0 ? random.pick(ingredients) : null,
  }),
  players: { quick: () => cook(12, 30), slow: () => cook(40, 60), careless: () => careless(3) },
})

const next = (state: State) => state.seats[state.chosen]?.layers[state.seats[state.chosen]?.done ?? 0] ?? null
const waitFor = (state: State, until: (state: State) => boolean) => {
  for (let step = 0; step < 600 && !until(state); step++) rules.step(state, still, () => undefined)
  expect(until(state)).toBe(true)
}

describe('orders', () => {
  it('use only available ingredients and never repeat a layer', () => {
    const random = new Random(5)
    for (let open = 4; open <= ingredients.length; open++) {
      for (let length = 3; length <= 6; length++) {
        for (let time = 0; time < 200; time++) {
          const { layers } = createOrder(random, open, length)
          expect(layers).toHaveLength(length)
          for (const [index, layer] of layers.entries()) {
            expect(ingredients.indexOf(layer)).toBeLessThan(open)
            expect(layer).not.toBe(layers[index - 1])
          }
          expect(['bread', 'rice']).toContain(layers[0])
        }
      }
    }
  })

  it('end a tagine with exactly one lid', () => {
    const random = new Random(9)
    const tagines = Array.from({ length: 300 }, () => createOrder(random, 9, 5)).filter(
      ({ dish }) => dish === 'tagine',
    )
    expect(tagines.length).toBeGreaterThan(30)
    for (const { layers } of tagines) expect(layers.indexOf('lid')).toBe(4)
  })
})

describe('serving', () => {
  it('pays ten points a layer plus a tip by stars and counts the streak', () => {
    const state = rules.start({ seed: 1, level: 1 })
    waitFor(state, ({ seats }) => seats.some(Boolean))
    const events: GameEvent[] = []
    const layers = state.seats[state.chosen]?.layers.length ?? 0
    for (let layer = 0; layer < layers; layer++) {
      rules.step(state, { ...still, ingredient: next(state) }, (event) => events.push(event))
    }
    expect(state).toMatchObject({ served: 1, combo: 1, score: layers * 10 + 15, tips: 15 })
    expect(events.at(-1)).toMatchObject({ type: 'served', stars: 3, points: state.score })
  })

  it('costs patience and the streak for a wrong ingredient but keeps the plate', () => {
    const state = rules.start({ seed: 1, level: 1 })
    waitFor(state, ({ seats }) => seats.some(Boolean))
    rules.step(state, { ...still, ingredient: next(state) }, () => undefined)
    state.combo = 4
    const before = state.seats[state.chosen]?.patience ?? 0
    const wrong = ingredients.find((each, index) => each !== next(state) && index < state.open) ?? null
    rules.step(state, { ...still, ingredient: wrong }, () => undefined)
    expect(state.combo).toBe(0)
    expect(state.seats[state.chosen]?.done).toBe(1)
    expect(state.seats[state.chosen]?.patience).toBeLessThan(before * 0.9)
  })

  it('ignores ingredients that are not available yet', () => {
    const state = rules.start({ seed: 1, level: 1 })
    waitFor(state, ({ seats }) => seats.some(Boolean))
    const patience = state.seats[state.chosen]?.patience ?? 0
    rules.step(state, { ...still, ingredient: 'lid' }, () => undefined)
    expect(state.seats[state.chosen]?.patience).toBe(patience - 1)
  })

  it('lets the player choose a customer and keeps every plate', () => {
    const state = rules.start({ seed: 3, level: 5 })
    waitFor(state, ({ seats }) => seats.filter(Boolean).length === 2)
    const [first, second] = [0, 1].map((seat) => state.seats[seat])
    rules.step(state, { ...still, ingredient: first?.layers[0] ?? null }, () => undefined)
    rules.step(state, { ...still, turn: 1 }, () => undefined)
    expect(state.chosen).toBe(1)
    rules.step(state, { ...still, ingredient: second?.layers[0] ?? null }, () => undefined)
    rules.step(state, { ...still, seat: 0 }, () => undefined)
    expect([state.chosen, first?.done, second?.done]).toEqual([0, 1, 1])
    rules.step(state, { ...still, seat: 2 }, () => undefined)
    expect(state.chosen).toBe(0)
  })

  it('limits stars and the multiplier', () => {
    expect(
      [300, 201, 200, 101, 100, 1, 0].map((patience) => getStars({ patience, initialPatience: 300 })),
    ).toEqual([3, 3, 2, 2, 1, 1, 1])
    expect([0, 1, 2, 5, 8, 100].map(getMultiplier)).toEqual([1, 1, 2, 3, 5, 5])
  })
})

describe('the day', () => {
  it('repeats for the same seed and moves', () => {
    const run = () => JSON.stringify(play(42, 3, cook(24, 20), 120))
    expect(run()).toBe(run())
  })

  it('differs with the seed', () => {
    const orders = seeds.map((seed) => {
      const { state } = play(seed, 3, () => still, 1)
      return state.seats[0]?.layers.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(5)
  })

  it('ends after three lost customers and then stays unchanged', () => {
    const { state } = play(8, 1, () => still, 120)
    expect(state).toMatchObject({ over: true, lost: chances, score: 0 })
    const before = JSON.stringify(state)
    rules.step(state, { ...still, ingredient: 'bread' }, () => undefined)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('lets a quick, careful cook keep all customers for a minute at every level and seed', () => {
    for (const level of levels) {
      for (const seed of seeds) {
        const { state } = play(seed, level, cook(20, 24), 60)
        expect([level, seed, state.lost]).toEqual([level, seed, 0])
        expect(state.score).toBeGreaterThan(400)
      }
    }
  })

  it('becomes too hard for that cook in the end', () => {
    for (const level of levels) {
      for (const seed of seeds.slice(0, 10))
        expect(play(seed, level, cook(20, 24), 1200).state.over).toBe(true)
    }
  })

  it('ends soon for a careless cook, with a far lower score', () => {
    for (const seed of seeds) {
      const poor = play(seed, 2, careless(seed), 300).state
      expect(poor.over).toBe(true)
      expect(poor.score).toBeLessThan(play(seed, 2, cook(26, 30), 300).state.score / 4)
    }
  })

  it('always leaves enough time to read and build the dish', () => {
    for (const level of levels) {
      for (const served of [0, 10, 50, 200, 5000]) {
        for (const layers of [3, 4, 5, 6]) {
          const seconds = getDifficulty(level, served, true).patience(layers) / stepsPerSecond
          expect(seconds).toBeGreaterThan(1 + layers * 0.5)
        }
      }
    }
  })

  it('never seats two customers with the same face', () => {
    const state = rules.start({ seed: 11, level: 5 })
    let crowd = 0
    for (let step = 0; step < 3000 && !state.over; step++) {
      rules.step(state, { ...still, ingredient: step % 30 === 0 ? next(state) : null }, () => undefined)
      const faces = state.seats.flatMap((customer) => (customer ? [customer.appearance] : []))
      expect(new Set(faces).size).toBe(faces.length)
      crowd = Math.max(crowd, faces.length)
    }
    expect(crowd).toBe(3)
  })

  it('alternates between rush hours and quiet hours', () => {
    const rush = play(4, 1, cook(20, 24), 100).events.filter(({ type }) => type === 'rush')
    expect(rush.slice(0, 3)).toEqual([
      { type: 'rush', on: true },
      { type: 'rush', on: false },
      { type: 'rush', on: true },
    ])
  })

  it('adds every ingredient, one at a time', () => {
    const opened = play(4, 1, cook(20, 24), 240).events.filter(({ type }) => type === 'open')
    expect(opened.map((event) => 'ingredient' in event && event.ingredient)).toEqual(ingredients.slice(4))
  })
})
