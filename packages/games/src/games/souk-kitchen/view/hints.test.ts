import { describe, expect, it } from 'vitest'
import { rules } from '../rules/rules.ts'
import { dishNames } from '../rules/menu.ts'
import { findHint } from './hints.ts'

describe('hints', () => {
  it('ask to throw away burnt food, even of players who know every dish', () => {
    const state = rules.start({ seed: 1, level: 1 })
    expect(findHint(state, dishNames)).toBeNull()
    Object.assign(state.pans[0], { job: { seat: 0, part: 0, food: 'falafel' }, heat: 2, burnt: true })
    expect(findHint(state, dishNames)).toEqual({ station: 'pan', name: 'scrap', now: true })
  })
})
