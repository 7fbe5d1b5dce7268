import { describe, expect, it } from 'vitest'
import { rules } from '../rules/rules.ts'
import { getMedalTimes } from '../rules/stages.ts'
import { createLeadWatch, getPace, getPaceCar } from './pace.ts'

const times = getMedalTimes(2, 1)

describe('the pace', () => {
  it('is that of the next better medal, and with gold the own best time', () => {
    expect(getPace(2, 1, null)).toEqual({ steps: times.bronze, medal: 'bronze' })
    expect(getPace(2, 1, times.bronze + 1)).toEqual({ steps: times.bronze, medal: 'bronze' })
    expect(getPace(2, 1, times.bronze)).toEqual({ steps: times.silver, medal: 'silver' })
    expect(getPace(2, 1, times.silver)).toEqual({ steps: times.gold, medal: 'gold' })
    expect(getPace(2, 1, times.gold)).toEqual({ steps: times.gold, medal: null })
  })

  it('starts with the car and reaches the finish in its time', () => {
    const state = { ...rules.start({ seed: 5, level: 2 }), phase: 'drive' as const }
    const pace = getPace(2, 0, null)
    expect(getPaceCar({ ...state, stageSteps: 0 }, pace, 0)?.z).toBe(0)
    expect(getPaceCar({ ...state, stageSteps: pace.steps - 1 }, pace, 1)?.z).toBeCloseTo(state.finishAt ?? 0)
  })

  it('exists neither at a start nor on the endless road', () => {
    const pace = getPace(2, 0, null)
    expect(getPaceCar(rules.start({ seed: 5, level: 2 }), pace, 0)).toBeNull()
    const endless = rules.start({ seed: 5, level: 2, free: true })
    expect(getPaceCar({ ...endless, phase: 'drive' }, pace, 0)).toBeNull()
  })

  it('tells each time the player gets ahead, but not of a tie', () => {
    const takesLead = createLeadWatch()
    const car = { z: 100, color: '' }
    expect([90, 103, 110, 120, 97, 112, 80, 112].map((z) => takesLead(z, car))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(takesLead(112, null)).toBe(false)
    expect(takesLead(112, car)).toBe(true)
  })
})
