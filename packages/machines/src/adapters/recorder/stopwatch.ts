/** Progress of a recording. */
export interface RecordingProgress {
  readonly paused: boolean
  /** Whole seconds recorded, without pauses. */
  readonly seconds: number
}

/** Measures recorded time, and reports its changes. */
export class Stopwatch {
  readonly #onProgress: (progress: RecordingProgress | null) => void
  readonly #now: () => number
  #before = 0
  #since: number | null = null
  #reported: RecordingProgress | null = null

  /** @param now milliseconds of a monotonic clock */
  constructor(
    onProgress: (progress: RecordingProgress | null) => void = () => {},
    now = () => performance.now(),
  ) {
    this.#onProgress = onProgress
    this.#now = now
  }

  get milliseconds(): number {
    return this.#before + (this.#since === null ? 0 : this.#now() - this.#since)
  }

  get progress(): RecordingProgress {
    return { paused: this.#since === null, seconds: Math.floor(this.milliseconds / 1000) }
  }

  start(): void {
    this.#since ??= this.#now()
    this.report()
  }

  pause(): void {
    if (this.#since !== null) this.#before += this.#now() - this.#since
    this.#since = null
    this.report()
  }

  /** Reports the progress if it has changed. */
  report(): void {
    const { progress } = this
    if (progress.paused === this.#reported?.paused && progress.seconds === this.#reported.seconds) return
    this.#reported = progress
    this.#onProgress(progress)
  }

  end(): void {
    this.#onProgress(null)
  }
}
