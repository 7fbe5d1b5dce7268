import { expect, it } from 'vitest'
import type { Camera } from './camera.ts'
import { createEffects } from './effects.ts'

/** A camera of a phone, which shows a unit in less than half a pixel. */
const camera: Camera = { scale: 0.43, x: 300, z: 0, ground: 320, width: 744, height: 1116 }

it('writes points in at least 12 pixels on the smallest phone', () => {
  const sizes: number[] = []
  const context = {
    font: '',
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    measureText: () => ({ width: 40 }),
    strokeText: () => undefined,
    fillText: () => sizes.push(Number(/[\d.]+(?=px)/.exec(context.font)?.[0]) * camera.scale),
  }
  const effects = createEffects(() => true)
  const draw = () => effects.draw(context as unknown as CanvasRenderingContext2D, 0.1, [400, -60], camera)
  draw()
  effects.float('+10')
  effects.float('+250', true)
  draw()
  expect(sizes).toHaveLength(2)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
})
