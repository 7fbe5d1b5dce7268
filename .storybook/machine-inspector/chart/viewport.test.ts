import { describe, expect, it } from 'vitest'
import { fitView, keepInside, revealBox, startView, zoomAt } from './viewport.ts'

const canvas = { width: 800, height: 600 }
const large = { width: 3200, height: 2800 }

describe('fitView', () => {
  it('centers a small chart in full size', () => {
    expect(fitView({ width: 400, height: 300 }, canvas)).toEqual({ x: 200, y: 150, scale: 1 })
  })

  it('scales a large chart down until both sides fit', () => {
    const { x, y, scale } = fitView(large, canvas)
    expect(large.width * scale).toBeLessThanOrEqual(canvas.width)
    expect(large.height * scale).toBeLessThanOrEqual(canvas.height)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
  })
})

describe('startView', () => {
  it('shows a readable chart whole', () => {
    expect(startView({ width: 760, height: 500 }, canvas, undefined).scale).toBe(1)
  })

  it('shows the focus of a large chart in full size', () => {
    const focus = { x: 1500, y: 1200, width: 120, height: 60 }
    const { x, y, scale } = startView(large, canvas, focus)
    expect(scale).toBe(1)
    expect(x + focus.x).toBeGreaterThanOrEqual(0)
    expect(x + focus.x + focus.width).toBeLessThanOrEqual(canvas.width)
    expect(y + focus.y + focus.height).toBeLessThanOrEqual(canvas.height)
  })

  it('leaves no empty space at the start of a large chart', () => {
    const { x, y } = startView(large, canvas, { x: 0, y: 0, width: 120, height: 60 })
    expect(x).toBeLessThanOrEqual(16)
    expect(y).toBeLessThanOrEqual(16)
  })
})

describe('zoomAt', () => {
  it('keeps the point in place', () => {
    const view = { x: 30, y: 40, scale: 1 }
    const zoomed = zoomAt(view, { x: 130, y: 140 }, 2)
    expect(zoomed).toEqual({ x: -70, y: -60, scale: 2 })
  })

  it('stops at the largest and the smallest scale', () => {
    const point = { x: 0, y: 0 }
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, point, 100).scale).toBe(2)
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, point, 0.001).scale).toBe(0.1)
  })
})

describe('keepInside', () => {
  it('brings back a chart that was moved away', () => {
    const { x, y } = keepInside({ x: 9000, y: -9000, scale: 1 }, large, canvas)
    expect(x).toBeLessThan(canvas.width)
    expect(y + large.height).toBeGreaterThan(0)
  })
})

describe('revealBox', () => {
  it('moves nothing when the box is visible', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(revealBox(view, { x: 100, y: 100, width: 50, height: 50 }, canvas)).toEqual(view)
  })

  it('moves by what is missing', () => {
    const view = revealBox({ x: 0, y: 0, scale: 1 }, { x: 900, y: 100, width: 100, height: 50 }, canvas)
    expect(view).toEqual({ x: -216, y: 0, scale: 1 })
  })

  it('shows the start of a box that is larger than the canvas', () => {
    const view = revealBox({ x: -500, y: 0, scale: 1 }, { x: 0, y: 0, width: 2000, height: 50 }, canvas)
    expect(view.x).toBe(16)
  })
})
