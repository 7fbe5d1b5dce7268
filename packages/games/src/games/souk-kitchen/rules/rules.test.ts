import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../testing/describe-rules.ts'
import { manifest } from '../manifest.ts'
import { average, createCook, expert, novice, still } from './bots.ts'
import type { Cook } from './bots.ts'
import { openNextDay } from './day.ts'
import { dishes, dishNames, foods, getMenu, getNewDish, guests, prices, stations, upgrades } from './menu.ts'
import type { Station, Upgrade } from './menu.ts'
import { rules } from './rules.ts'
import { dayCount } from './state.ts'
import type { GameEvent, Moves, State } from './state.ts'
import { findJob, getPlateDistance } from './stations.ts'
import { applyCombo, countStars, daySteps, getTarget, longestCombo } from './tuning.ts'

describeRules({
  rules,
  player: (state, random, time) => ({
    ...still,
    station: time % 24 === 0 ? random.int(0, 4) : null,
    press: time % 24 === 0,
    pick: state.phase === 'evening' ? openNextDay : null,
  }),
  players: { expert: () => createCook(expert, 3), novice: () => createCook(novice, 4) },
})

const start = (level = 1) => rules.start({ seed: 1, level })
function step(state: State, moves: Partial<Moves> = {}, times = 1): GameEvent[] {
  const events: GameEvent[] = []
  for (let count = 0; count < times; count++)
    rules.step(state, { ...still, ...moves }, (event) => events.push(event))
  return events
}
const press = (state: State, station: Station, hold = false) =>
  step(state, { station: stations.indexOf(station), press: true, hold })
/** Waits for the first customer, who orders the falafel plate. */
function seatFirst(): State {
  const state = start()
  for (let count = 0; count < 60 && !state.seats.some(Boolean); count++) step(state)
  expect(state.seats.find(Boolean)).toMatchObject({ dish: 'falafel' })
  return state
}
const stepUntil = (state: State, until: () => boolean, moves: Partial<Moves> = {}) => {
  const events: GameEvent[] = []
  for (let count = 0; count < 400 && !until(); count++) events.push(...step(state, moves))
  expect(until()).toBe(true)
  return events
}
const play = (cook: Cook, level: number, seed: number) => {
  const state = rules.start({ seed, level })
  const events: GameEvent[] = []
  let steps = 0
  for (; !state.over && steps < 50_000; steps++) rules.step(state, cook(state), (event) => events.push(event))
  return { state, events, steps }
}

describe('the menu', () => {
  it('starts with two dishes, and teaches every other on a day of its own', () => {
    expect(getMenu(1)).toHaveLength(2)
    expect(getMenu(dayCount)).toEqual(dishNames)
    const days = dishNames.slice(2).map((dish) => dishes[dish].day)
    expect(new Set(days).size).toBe(days.length)
    for (const dish of dishNames.slice(2)) expect(getNewDish(dishes[dish].day)).toBe(dish)
  })

  it('has ten customers, and each dish has someone who loves it', () => {
    expect(guests).toHaveLength(10)
    expect(new Set(guests.flatMap(({ favorites }) => favorites))).toEqual(new Set(dishNames))
  })

  it('opens every new day with the new dish', () => {
    const state = start()
    Object.assign(state, { phase: 'evening', day: 4 })
    step(state, { pick: openNextDay })
    for (let count = 0; count < 60 && !state.seats.some(Boolean); count++) step(state)
    expect(state.seats.find(Boolean)).toMatchObject({ dish: 'fattoush' })
  })
})

describe('the pan', () => {
  it('fries both sides to gold when it is pressed at the right heat', () => {
    const state = seatFirst()
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual({ type: 'turned', station: 'pan', quality: 3 })
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual(expect.objectContaining({ type: 'made', quality: 3 }))
    expect(state.pans[0].job).toBeNull()
  })

  it('grades the worse of both sides', () => {
    const state = seatFirst()
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 0.5)
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual(expect.objectContaining({ type: 'made', quality: 1 }))
  })

  it('burns what is forgotten, which has to be thrown away and made again', () => {
    const state = seatFirst()
    state.combo = 3
    press(state, 'pan')
    const events = stepUntil(state, () => state.pans[0].burnt)
    expect(events).toContainEqual({ type: 'spoiled', station: 'pan', food: 'falafel' })
    expect(state.combo).toBe(0)
    expect(findJob(state, 'pan')).toBeNull()
    press(state, 'pan')
    expect(findJob(state, 'pan')).toMatchObject({ food: 'falafel' })
  })

  it('has a second one only once it is bought', () => {
    const state = seatFirst()
    expect(press(state, 'secondPan')).toEqual([])
    state.upgrades = ['secondPan']
    expect(press(state, 'secondPan')).toContainEqual(expect.objectContaining({ type: 'started' }))
  })
})

describe('the board', () => {
  const cut = (error: number) => {
    const state = seatFirst()
    press(state, 'board')
    const events: GameEvent[] = []
    for (const mark of state.board.marks) {
      stepUntil(state, () => state.board.knife >= mark + error)
      events.push(...press(state, 'board'))
    }
    return [...events, ...stepUntil(state, () => !state.board.job)].find(({ type }) => type === 'made')
  }

  it('grades strokes by their distance from the lines', () => {
    expect(cut(0)).toMatchObject({ food: 'tomato', quality: 3 })
    expect(cut(0.06)).toMatchObject({ quality: 2 })
  })

  it('calls it poor when the lines are missed', () => {
    const state = seatFirst()
    press(state, 'board')
    expect(stepUntil(state, () => !state.board.job)).toContainEqual(
      expect.objectContaining({ type: 'made', quality: 1 }),
    )
  })

  it('needs a stroke less with the better knife', () => {
    const state = seatFirst()
    state.upgrades = ['knife']
    press(state, 'board')
    expect(state.board.marks).toHaveLength(3)
  })
})

describe('the jug', () => {
  const orderTea = () => {
    const state = seatFirst()
    const customer = state.seats.find(Boolean)
    if (customer)
      Object.assign(customer, {
        dish: 'tea',
        parts: dishes.tea.parts.map((food) => ({ food, station: null, quality: 0 })),
      })
    return state
  }

  it('fills while it is held, and grades where it stops', () => {
    const state = orderTea()
    press(state, 'jug', true)
    stepUntil(state, () => state.jug.level >= state.jug.mark, { hold: true })
    expect(step(state)).toContainEqual(expect.objectContaining({ type: 'made', food: 'tea', quality: 3 }))
  })

  it('can be filled further when it stopped too early', () => {
    const state = orderTea()
    press(state, 'jug', true)
    step(state, { hold: true }, 12)
    expect(step(state)).toContainEqual({ type: 'poured' })
    const { level } = state.jug
    press(state, 'jug', true)
    step(state, { hold: true }, 5)
    expect(state.jug.level).toBeGreaterThan(level)
  })

  it('spills when it is not stopped', () => {
    const state = orderTea()
    press(state, 'jug', true)
    expect(step(state, { hold: true }, 200)).toContainEqual({ type: 'spoiled', station: 'jug', food: 'tea' })
    expect(findJob(state, 'jug')).toMatchObject({ food: 'tea' })
  })
})

describe('plating', () => {
  const load = () => {
    const state = seatFirst()
    for (const part of state.seats.find(Boolean)?.parts ?? []) part.quality = 3
    step(state)
    expect(state.plate.seat).not.toBeNull()
    return state
  }
  const place = (state: State) => {
    stepUntil(state, () => state.plate.turn > 0.2 && Math.abs(getPlateDistance(state.plate)) < 0.01)
    return press(state, 'plate')
  }

  it('serves a perfect dish with a tip, and the customer leaves happy', () => {
    const state = load()
    expect(place(state)).toContainEqual({ type: 'placed', quality: 3 })
    const served = place(state).find(({ type }) => type === 'served')
    expect(served).toMatchObject({ dish: 'falafel', perfect: true, combo: 1, points: state.score })
    expect(state).toMatchObject({ served: 1, perfect: 1, points: state.score })
    expect(state.score).toBeGreaterThan(750)
    expect(state.seats.some(Boolean)).toBe(false)
  })

  it('calls a part beside its place poor, which ends the combo', () => {
    const state = load()
    state.combo = 4
    stepUntil(state, () => state.plate.turn > 0.15)
    press(state, 'plate')
    place(state)
    expect(state).toMatchObject({ served: 1, perfect: 0, combo: 0 })
  })

  it('lets the cat save one combo a day', () => {
    const state = load()
    Object.assign(state, { combo: 4, upgrades: ['cat'] })
    stepUntil(state, () => state.plate.turn > 0.15)
    press(state, 'plate')
    place(state)
    expect(state).toMatchObject({ combo: 4, catUsed: true })
  })

  it('raises points by a tenth for each dish of a combo, to a limit', () => {
    expect([0, 1, longestCombo, 99].map((combo) => applyCombo(100, combo))).toEqual([100, 110, 150, 150])
  })
})

describe('customers', () => {
  it('leave when their time is over, which ends the combo', () => {
    const state = seatFirst()
    state.combo = 2
    const customer = state.seats.find(Boolean)
    if (customer) customer.patience = 3
    press(state, 'pan')
    expect(step(state, {}, 3)).toContainEqual(expect.objectContaining({ type: 'left' }))
    expect(state).toMatchObject({ lost: 1, combo: 0 })
    expect(state.pans[0].job).toBeNull()
  })

  it('come first at every station when they are chosen', () => {
    const state = seatFirst()
    stepUntil(state, () => state.seats.filter(Boolean).length === 2)
    const late = state.seats.findIndex((customer) => customer?.number === 2)
    step(state, { seat: late })
    expect(state.chosen).toBe(late)
    expect(findJob(state, 'board')?.seat).toBe(late)
    step(state, { choose: 1 })
    expect(state.chosen).not.toBe(late)
  })

  it('never sit there twice', () => {
    const state = rules.start({ seed: 11, level: 5 })
    const cook = createCook(novice, 2)
    let crowd = 0
    for (let count = 0; count < 12_000 && !state.over; count++) {
      rules.step(state, cook(state), () => undefined)
      state.points = 99_999
      const faces = state.seats.flatMap((customer) => (customer ? [customer.guest] : []))
      expect(new Set(faces).size).toBe(faces.length)
      crowd = Math.max(crowd, faces.length)
    }
    expect(crowd).toBe(3)
  })
})

describe('days', () => {
  it('end the run when the target is missed', () => {
    const state = start()
    const events = step(state, {}, daySteps + 5)
    expect(events).toContainEqual({ type: 'closed', day: 1, points: 0, stars: 0, coins: 0 })
    expect(state).toMatchObject({ over: true, won: false, score: 0 })
    const before = JSON.stringify(state)
    step(state, { press: true })
    expect(JSON.stringify(state)).toBe(before)
  })

  it('give up to three stars, and win the run after the last', () => {
    expect([99, 100, 130, 160].map((points) => countStars(points, 100))).toEqual([0, 1, 2, 3])
    const state = start()
    Object.assign(state, { day: dayCount, points: 999_999, left: 1 })
    step(state)
    expect(state).toMatchObject({ over: true, won: true, stars: 3 })
  })

  it('ask for more from day to day and level to level', () => {
    for (let day = 2; day <= dayCount; day++) {
      expect(getTarget(day, 1)).toBeGreaterThan(getTarget(day - 1, 1))
      for (let level = 2; level <= 5; level++)
        expect(getTarget(day, level)).toBeGreaterThan(getTarget(day, level - 1))
    }
  })
})

describe('the evening', () => {
  const close = () => {
    const state = start()
    Object.assign(state, { points: 99_999, left: 1 })
    step(state)
    return state
  }

  it('sells each upgrade once, for the coins of the run', () => {
    const state = close()
    state.coins = prices.copper + 5
    expect(step(state, { pick: 0 })).toEqual([{ type: 'bought', upgrade: 'copper' }])
    expect(state.coins).toBe(5)
    expect(step(state, { pick: 0 })).toEqual([{ type: 'refused', upgrade: 'copper' }])
    expect(step(state, { pick: 1 })).toEqual([{ type: 'refused', upgrade: 'knife' }])
    expect(state.upgrades).toEqual(['copper'] satisfies Upgrade[])
  })

  it('waits for the cook, and then opens the next day', () => {
    const state = close()
    step(state, { press: true }, 600)
    expect(state).toMatchObject({ phase: 'evening', day: 1 })
    step(state, { pick: openNextDay })
    expect(state).toMatchObject({ phase: 'day', day: 2, points: 0, left: daySteps })
  })

  it('offers every upgrade at a price', () => {
    expect(Object.keys(prices).toSorted()).toEqual([...upgrades].toSorted())
    expect(new Set(Object.values(foods))).toEqual(new Set(['pan', 'board', 'jug']))
  })
})

describe('the balance', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index * 7919 + 1)
  const measure = (skill: typeof novice, level: number) => {
    const runs = seeds.map((seed) => play(createCook(skill, seed), level, seed))
    expect(Math.max(...runs.map(({ state }) => state.score))).toBeLessThan(manifest.maxScore / 5)
    return {
      mean: runs.reduce((sum, { steps }) => sum + steps / 60, 0) / runs.length,
      longest: Math.max(...runs.map(({ steps }) => steps / 60)),
    }
  }

  it('gives a novice minutes, and each better cook far more', () => {
    const [first, second, third] = [measure(novice, 1), measure(average, 1), measure(expert, 1)]
    expect(first.mean).toBeGreaterThan(45)
    expect(first.mean).toBeLessThan(150)
    expect(second.mean).toBeGreaterThan(1.6 * first.mean)
    expect(third.mean).toBeGreaterThan(1.6 * second.mean)
    expect(third.longest).toBeLessThan(720)
  })

  it('is harder at each level', () => {
    const means = [1, 2, 3, 4, 5].map((level) => measure(average, level).mean)
    for (const [index, mean] of means.slice(1).entries())
      expect(mean, means.map(Math.round).join()).toBeLessThanOrEqual(0.88 * (means[index] ?? 0))
  })
})
