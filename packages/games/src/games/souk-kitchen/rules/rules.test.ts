import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../testing/describe-rules.ts'
import { createCook, expert, novice, still } from './bots.ts'
import { openNextDay } from './day.ts'
import { dishes, dishNames, foods, getMenu, getNewDish, guests, prices, upgrades } from './menu.ts'
import type { Upgrade } from './menu.ts'
import { rules } from './rules.ts'
import { dayCount } from './state.ts'
import { findJob } from './stations.ts'
import { press, seatFirst, start, step, stepUntil } from './test-kitchen.ts'
import { countStars, daySteps, getTarget } from './tuning.ts'

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

describe('customers', () => {
  it('leave when their time is over, which ends the combo', () => {
    const state = seatFirst()
    state.combo = 2
    const customer = state.seats.find(Boolean)
    if (customer) customer.patience = 3
    press(state, 'pan')
    expect(step(state, {}, 3)).toContainEqual(expect.objectContaining({ kind: 'left' }))
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
    expect(events).toContainEqual({ kind: 'closed', day: 1, points: 0, stars: 0, coins: 0 })
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

  it('raise the target from day to day and level to level', () => {
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
    expect(step(state, { pick: 0 })).toEqual([{ kind: 'bought', upgrade: 'copper' }])
    expect(state.coins).toBe(5)
    expect(step(state, { pick: 0 })).toEqual([{ kind: 'refused', upgrade: 'copper' }])
    expect(step(state, { pick: 1 })).toEqual([{ kind: 'refused', upgrade: 'knife' }])
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
