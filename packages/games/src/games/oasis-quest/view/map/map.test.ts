import { describe, expect, it } from 'vitest'
import { getSquare } from '../camera.ts'
import { getMapArea } from './map.ts'

for (const isRtl of [false, true])
  describe(isRtl ? 'right to left' : 'left to right', () => {
    it.each([
      [375, 611],
      [375, 667],
      [414, 896],
      [667, 375],
      [1280, 800],
    ])('lies beside the square on a stage of %i × %i', (width, height) => {
      const square = getSquare({ width, height }, isRtl)
      const map = getMapArea(square, { width, height }, isRtl)
      if (!map) throw new Error('There is no map.')
      expect(map.x).toBeGreaterThanOrEqual(0)
      expect(map.x + map.side).toBeLessThanOrEqual(width)
      expect(map.y + map.side).toBeLessThanOrEqual(height)
      const isBelow = map.y >= square.y + square.side
      const isBeside = isRtl ? map.x + map.side <= square.x : map.x >= square.x + square.side
      expect(isBelow || isBeside).toBe(true)
      expect(map.x > width / 3).toBe(!isRtl)
    })

    it('is left out where the square needs the room', () => {
      const size = { width: 320, height: 480 }
      expect(getMapArea(getSquare(size, isRtl), size, isRtl)).toBeNull()
    })
  })
