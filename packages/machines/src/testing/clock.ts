import type { ActorOptions, AnyActorLogic } from 'xstate'
import { settle } from './settle.ts'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Timer {
  readonly due: number
  readonly delay: number
  readonly run: () => void
}

/**
 * A clock that only moves on demand. Unlike XState's `SimulatedClock` it stops at every timer and lets promises
 * settle, so that a timer set by a timer fires at its own time.
 */
export class StepClock implements Clock {
  #now = 0
  #id = 0
  readonly #timers = new Map<number, Timer>()

  /** Milliseconds since its creation. */
  get now(): number {
    return this.#now
  }

  /** Number of pending timers. */
  get pending(): number {
    return this.#timers.size
  }

  setTimeout(run: () => void, delay: number): number {
    this.#id += 1
    this.#timers.set(this.#id, { due: this.#now + delay, delay, run })
    return this.#id
  }

  clearTimeout(id: unknown): void {
    this.#timers.delete(id as number)
  }

  /** Returns the milliseconds to the next timer; undefined without one. */
  untilNext(): number | undefined {
    const next = this.#next()
    return next && next[1].due - this.#now
  }

  /** Advances by `ms`, stopping at every timer. */
  async advance(ms: number): Promise<void> {
    await settle()
    const end = this.#now + ms
    for (let next = this.#next(); next && next[1].due <= end; next = this.#next()) await this.#fire(next)
    this.#now = end
    await settle()
  }

  /**
   * Fires the first timer with this delay, whatever its due time: a path of a graph names the timer that fires, but
   * not how long other work takes.
   */
  async fire(delay: number): Promise<void> {
    const timer = [...this.#timers].find(([, timer]) => timer.delay === delay)
    if (!timer) throw new Error(`No timer of ${delay} ms is waiting: the state that sets it is not active.`)
    await this.#fire(timer)
  }

  #next() {
    return [...this.#timers].sort(([, a], [, b]) => a.due - b.due)[0]
  }

  async #fire([id, timer]: [number, Timer]) {
    this.#timers.delete(id)
    this.#now = Math.max(this.#now, timer.due)
    timer.run()
    await settle()
  }
}
