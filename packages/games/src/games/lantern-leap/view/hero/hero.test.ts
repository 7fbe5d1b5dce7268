import { expect, it } from 'vitest'
import { createBody, moveBody } from './hero.ts'
import { rules } from '../../rules/rules.ts'

const { hero } = rules.start({ seed: 1, level: 1 })

it.each([1 / 240, 1 / 60, 1 / 20, 1 / 8])(
  'keeps the shape of the hero at frames of %f seconds',
  (seconds) => {
    const body = createBody()
    body.spring = 9
    let most = 0
    for (let time = 0; time < 2; time += seconds) {
      moveBody(body, hero, 5, { phase: 'playing', alpha: 0, seconds })
      most = Math.max(most, Math.abs(body.squash))
    }
    expect(most).toBeLessThan(0.5)
    expect(body.squash).toBeCloseTo(0, 2)
  },
)
