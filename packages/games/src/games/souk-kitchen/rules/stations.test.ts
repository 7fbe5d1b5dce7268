import { describe, expect, it } from 'vitest'
import { dishes } from './menu.ts'
import type { GameEvent, State } from './state.ts'
import { findJob, getPlateDistance } from './stations.ts'
import { press, seatFirst, step, stepUntil } from './test-kitchen.ts'
import { applyCombo, longestCombo } from './tuning.ts'

describe('the pan', () => {
  it('fries both sides to gold when it is pressed at the right heat', () => {
    const state = seatFirst()
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual({ kind: 'turned', station: 'pan', quality: 3 })
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual(expect.objectContaining({ kind: 'made', quality: 3 }))
    expect(state.pans[0].job).toBeNull()
  })

  it('grades the worse of both sides', () => {
    const state = seatFirst()
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 0.5)
    press(state, 'pan')
    stepUntil(state, () => state.pans[0].heat >= 1)
    expect(press(state, 'pan')).toContainEqual(expect.objectContaining({ kind: 'made', quality: 1 }))
  })

  it('burns forgotten food, which has to be discarded and prepared again', () => {
    const state = seatFirst()
    state.combo = 3
    press(state, 'pan')
    const events = stepUntil(state, () => state.pans[0].burnt)
    expect(events).toContainEqual({ kind: 'spoiled', station: 'pan', food: 'falafel' })
    expect(state.combo).toBe(0)
    expect(findJob(state, 'pan')).toBeNull()
    press(state, 'pan')
    expect(findJob(state, 'pan')).toMatchObject({ food: 'falafel' })
  })

  it('has a second one only once it is bought', () => {
    const state = seatFirst()
    expect(press(state, 'secondPan')).toEqual([])
    state.upgrades = ['secondPan']
    expect(press(state, 'secondPan')).toContainEqual(expect.objectContaining({ kind: 'started' }))
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
    return [...events, ...stepUntil(state, () => !state.board.job)].find(({ kind }) => kind === 'made')
  }

  it('grades strokes by their distance from the lines', () => {
    expect(cut(0)).toMatchObject({ food: 'tomato', quality: 3 })
    expect(cut(0.06)).toMatchObject({ quality: 2 })
  })

  it('grades missed lines as poor', () => {
    const state = seatFirst()
    press(state, 'board')
    expect(stepUntil(state, () => !state.board.job)).toContainEqual(
      expect.objectContaining({ kind: 'made', quality: 1 }),
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
    expect(step(state)).toContainEqual(expect.objectContaining({ kind: 'made', food: 'tea', quality: 3 }))
  })

  it('can be filled further when it stopped too early', () => {
    const state = orderTea()
    press(state, 'jug', true)
    step(state, { hold: true }, 12)
    expect(step(state)).toContainEqual({ kind: 'poured' })
    const { level } = state.jug
    press(state, 'jug', true)
    step(state, { hold: true }, 5)
    expect(state.jug.level).toBeGreaterThan(level)
  })

  it('spills when it is not stopped', () => {
    const state = orderTea()
    press(state, 'jug', true)
    expect(step(state, { hold: true }, 200)).toContainEqual({ kind: 'spoiled', station: 'jug', food: 'tea' })
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
    expect(place(state)).toContainEqual({ kind: 'placed', quality: 3 })
    const served = place(state).find(({ kind }) => kind === 'served')
    expect(served).toMatchObject({ dish: 'falafel', perfect: true, combo: 1, points: state.score })
    expect(state).toMatchObject({ served: 1, perfect: 1, points: state.score })
    expect(state.score).toBeGreaterThan(750)
    expect(state.seats.some(Boolean)).toBe(false)
  })

  it('grades a misplaced part as poor, which ends the combo', () => {
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
