import { describe, expect, it } from 'vitest'
import { createLoop } from './loop.ts'

/** Creates a display that renders frames on demand. */
function fakeDisplay() {
  let waiting: ((time: number) => void) | null = null
  let time = 1000
  return {
    frames: {
      requestAnimationFrame: (frame: (time: number) => void) => {
        waiting = frame
        return 1
      },
      cancelAnimationFrame: () => {
        waiting = null
      },
    },
    show(milliseconds: number) {
      time += milliseconds
      const frame = waiting
      waiting = null
      frame?.(time)
    },
    get asleep() {
      return waiting === null
    },
  }
}
function run(milliseconds: readonly number[]) {
  const display = fakeDisplay()
  const seen = { steps: 0, perFrame: [] as number[], alphas: [] as number[] }
  const loop = createLoop({
    runStep: () => (seen.steps += 1),
    draw: (alpha) => seen.alphas.push(alpha),
    frames: display.frames,
  })
  loop.start()
  display.show(0)
  for (const passed of milliseconds) {
    const before = seen.steps
    display.show(passed)
    seen.perFrame.push(seen.steps - before)
  }
  return { ...seen, loop, display }
}
const seconds = (rate: number, count: number) => Array<number>(Math.round(rate * count)).fill(1000 / rate)

describe('createLoop', () => {
  it.each([
    24, 25, 30, 40, 48, 50, 55, 56, 57, 58, 58.9, 59.94, 60, 61.1, 62, 63, 64, 65, 66, 67, 70, 72, 75, 85, 90,
    100, 120, 144, 165, 240,
  ])('takes 60 steps per second within 0.1 % on a %d Hz display', (rate) => {
    const { steps } = run(seconds(rate, 100))
    const time = Math.round(rate * 100) / rate
    expect(Math.abs(steps / (60 * time) - 1)).toBeLessThanOrEqual(0.001_01)
  })

  it.each([59.1, 60.9])('takes one step per frame on a %d Hz display', (rate) => {
    expect(new Set(run(seconds(rate, 10)).perFrame)).toEqual(new Set([1]))
  })

  it('takes exactly one step per frame when a browser rounds 60 Hz to milliseconds', () => {
    const rounded = Array.from({ length: 600 }, (_, i) => (i % 3 ? 17 : 16))
    expect(new Set(run(rounded).perFrame)).toEqual(new Set([1]))
  })

  it('takes exactly one step per frame on a 60 Hz display with jitter', () => {
    const jittery = Array.from({ length: 600 }, (_, i) => 16.667 + (i % 2 ? 0.9 : -0.9))
    expect(new Set(run(jittery).perFrame)).toEqual(new Set([1]))
  })

  it('does not catch up after a suspension', () => {
    expect(run([60_000]).steps).toBe(5)
  })

  it('passes the fraction of a step to draw', () => {
    const { alphas } = run(seconds(240, 1))
    expect(alphas.every((alpha) => alpha >= 0 && alpha < 1)).toBe(true)
    expect(alphas.filter((alpha) => alpha > 0.1 && alpha < 0.9).length).toBeGreaterThan(100)
  })

  it('stops immediately, even within a step, and restarts without accumulated time', () => {
    const display = fakeDisplay()
    let [steps, draws] = [0, 0]
    const loop = createLoop({
      runStep: () => {
        steps += 1
        loop.stop()
      },
      draw: () => (draws += 1),
      frames: display.frames,
    })
    loop.start()
    display.show(0)
    display.show(83)
    expect([steps, draws]).toEqual([1, 1])
    expect(display.asleep).toBe(true)
  })
})
