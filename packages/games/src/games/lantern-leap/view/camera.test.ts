import { describe, expect, it } from 'vitest'
import { createCamera, lookAhead } from './camera.ts'
import { rules } from '../rules/rules.ts'

const screens = [
  { width: 375, height: 611 },
  { width: 1280, height: 744 },
  { width: 667, height: 331 },
  { width: 320, height: 480 },
  { width: 3440, height: 1384 },
  { width: 5120, height: 1384 },
]
const frame = { phase: 'playing', alpha: 0, seconds: 1 / 60 } as const
const followHero = (size: { width: number; height: number }, x = 1000) =>
  createCamera().follow(rules.start({ seed: 1, level: 1 }), x, size, frame)

describe('the camera of Lantern Leap', () => {
  it.each(screens)('shows the same distance ahead of the hero at $width × $height', (size) => {
    for (const x of [0, 1000, 60_000]) {
      const camera = followHero(size, x)
      expect(camera.x + camera.width - x).toBeCloseTo(lookAhead, 6)
      expect(camera.width * camera.scale).toBeCloseTo(size.width, 6)
    }
  })

  it.each(screens)('leaves room behind the hero and above the roofs at $width × $height', (size) => {
    const { x, scale, ground } = followHero(size)
    expect(1000 - x).toBeGreaterThan(100)
    // Room for a jump from the roof and a wing at its top.
    expect(ground / scale).toBeGreaterThan(300)
  })
})
