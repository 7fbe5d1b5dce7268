import { describe, expect, it } from 'vitest'
import { StepClock } from './clock.ts'

describe('StepClock', () => {
  it('stops at every timer, so that a timer set by a timer fires at its own time', async () => {
    const clock = new StepClock()
    const at: number[] = []
    const tick = () => {
      at.push(clock.now)
      void Promise.resolve().then(() => clock.setTimeout(tick, 10))
    }
    clock.setTimeout(tick, 10)
    await clock.advance(45)
    expect(at).toEqual([10, 20, 30, 40])
    expect(clock.now).toBe(45)
    expect(clock.untilNext()).toBe(5)
    expect(clock.pending).toBe(1)
  })

  it('fires timers in order, except cleared ones', async () => {
    const clock = new StepClock()
    const ran: string[] = []
    clock.setTimeout(() => ran.push('second'), 20)
    clock.setTimeout(() => ran.push('first'), 10)
    clock.clearTimeout(clock.setTimeout(() => ran.push('never'), 15))
    await clock.advance(20)
    expect(ran).toEqual(['first', 'second'])
    expect(clock.untilNext()).toBe(undefined)
  })

  it('fires the timer with a given delay, and throws without one', async () => {
    const clock = new StepClock()
    let fired = false
    clock.setTimeout(() => (fired = true), 30_000)
    clock.setTimeout(() => {}, 10)
    await clock.fire(30_000)
    expect(fired).toBe(true)
    await expect(clock.fire(30_000)).rejects.toThrow('No timer of 30000 ms is waiting')
  })
})
