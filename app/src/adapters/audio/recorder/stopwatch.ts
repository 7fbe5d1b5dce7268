/** Progress of a recording for screens. */
export interface RecordingState {
  readonly paused: boolean
  /** Whole seconds recorded, without pauses. */
  readonly seconds: number
}

/** Measures recorded time. @param now milliseconds of a monotonic clock */
export class Stopwatch {
  readonly #now: () => number
  #before = 0
  #since: number | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  get milliseconds(): number {
    return this.#before + (this.#since === null ? 0 : this.#now() - this.#since)
  }

  get state(): RecordingState {
    return { paused: this.#since === null, seconds: Math.floor(this.milliseconds / 1000) }
  }

  start(): void {
    this.#since ??= this.#now()
  }

  pause(): void {
    if (this.#since !== null) this.#before += this.#now() - this.#since
    this.#since = null
  }
}
