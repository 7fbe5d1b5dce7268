import { expect, it } from 'vitest'
import { rules } from '../rules/rules.ts'
import { createLight } from './light.ts'

it('lights the whole chamber once its oasis is reached', () => {
  const state = rules.start({ seed: 1, level: 1 })
  const light = createLight()
  expect(Math.max(...light.at(state, 9))).toBe(1)
  state.leaving = 80
  expect(Math.max(...light.at(state, 9))).toBeCloseTo(0)
})
