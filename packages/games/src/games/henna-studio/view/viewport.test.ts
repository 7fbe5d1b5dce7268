import { describe, expect, it } from 'vitest'
import { shownPart } from '../painting/picture.ts'
import { createViewport } from './viewport.ts'

const open = (width = 375, height = 366) => {
  const viewport = createViewport()
  viewport.resize({ width, height })
  return viewport
}

describe('the viewport of the hand', () => {
  it.each([
    [375, 366],
    [264, 311],
    [200, 900],
  ])('shows the whole hand at first, at the lower edge of %d × %d', (width, height) => {
    const viewport = open(width, height)
    const [start, end] = [viewport.toField({ x: 0, y: 0 }), viewport.toField({ x: width, y: height })]
    expect(start.x).toBeLessThanOrEqual(shownPart.x + 0.001)
    expect(start.y).toBeLessThanOrEqual(shownPart.y + 0.001)
    expect(end.x).toBeGreaterThanOrEqual(shownPart.x + shownPart.width - 0.001)
    expect(end.y).toBeCloseTo(shownPart.y + shownPart.height)
  })

  it('keeps the place under the fingers, and returns to it', () => {
    const viewport = open()
    const at = { x: 190, y: 180 }
    const before = viewport.toField(at)
    viewport.zoomAt(2, at)
    expect(viewport.toField(at).x).toBeCloseTo(before.x)
    expect(viewport.toField(at).y).toBeCloseTo(before.y)
    viewport.panBy(30, -20)
    const moved = viewport.toField({ x: 220, y: 160 })
    expect([moved.x, moved.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)])
  })

  it('shows nothing beside the hand, however far it is moved', () => {
    const viewport = open()
    viewport.zoomAt(3, { x: 187, y: 183 })
    for (const [x, y] of [
      [9999, 9999],
      [-9999, -9999],
    ] as const) {
      viewport.panBy(x, y)
      const [start, end] = [viewport.toField({ x: 0, y: 0 }), viewport.toField({ x: 375, y: 366 })]
      expect(start.x).toBeGreaterThanOrEqual(shownPart.x - 0.001)
      expect(end.x).toBeLessThanOrEqual(shownPart.x + shownPart.width + 0.001)
      expect(start.y).toBeGreaterThanOrEqual(shownPart.y - 0.001)
      expect(end.y).toBeLessThanOrEqual(shownPart.y + shownPart.height + 0.001)
    }
  })

  it('zooms by steps to an end in both directions', () => {
    const viewport = open()
    const scale = viewport.getScale()
    while (viewport.canZoom(1)) viewport.step(1, { x: 150, y: 300 })
    expect(viewport.getZoom()).toBe(4)
    viewport.step(1, { x: 150, y: 300 })
    expect(viewport.getZoom()).toBe(4)
    while (viewport.canZoom(-1)) viewport.step(-1, { x: 150, y: 300 })
    expect(viewport.getScale()).toBe(scale)
  })

  it('shows the whole hand after as many steps out as in', () => {
    const viewport = open()
    for (const by of [1, 1, -1, -1] as const) viewport.step(by, { x: 150, y: 300 })
    expect(viewport.canZoom(-1)).toBe(false)
  })

  it('follows the cursor of the keyboard, and no further', () => {
    const viewport = open()
    viewport.step(1, { x: 160, y: 256 })
    const { x } = viewport.getMiddle()
    viewport.follow({ x: x + 5, y: 256 })
    expect(viewport.getMiddle().x).toBe(x)
    viewport.follow({ x: 250, y: 60 })
    const { width, height } = viewport.getSpan()
    expect(Math.abs(viewport.getMiddle().x - 250)).toBeLessThan(width / 2)
    expect(Math.abs(viewport.getMiddle().y - 60)).toBeLessThan(height / 2)
  })
})
