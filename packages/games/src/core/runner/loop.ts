/** Steps of the rules per second. */
export const stepsPerSecond = 60
const step = 1 / stepsPerSecond
/** A suspended page does not catch up. */
const maxSteps = 5
/** Jitter of frame times on 60 Hz displays, in seconds. */
const jitter = 0.0015
/** Frames averaging 59 to 61 Hz take exactly one step each, for even motion. Other rates stay exact. */
const [shortest, longest] = [1 / 61, 1 / 59]
/** Weight of the newest frame in that average. */
const newestWeight = 1 / 16

interface LoopOptions {
  /** Called 60 times per second of play, at any display rate. */
  runStep: () => void
  /** Called once a frame with the fraction of a step since the last one (0–1) and the seconds since the last frame. */
  draw: (alpha: number, seconds: number) => void
  /** @default window */
  frames?: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>
}

/** Creates a game loop with fixed steps and frames at the display's rate. */
export function createLoop({ runStep, draw, frames = window }: LoopOptions) {
  let request: number | null = null
  let last: number | null = null
  let accumulator = 0
  let average = step

  /** Returns the game time of a frame, in seconds. */
  const smoothFrameTime = (passed: number): number => {
    if (Math.abs(passed - step) >= jitter) return Math.min(passed, maxSteps * step)
    average += (passed - average) * newestWeight
    return average > shortest && average < longest ? step : passed
  }

  const frame = (time: number) => {
    request = frames.requestAnimationFrame(frame)
    const passed = last === null ? 0 : Math.max(0, (time - last) / 1000)
    last = time
    const seconds = smoothFrameTime(passed)
    accumulator += seconds
    // The tolerance absorbs rounding errors of summed fractions.
    while (accumulator >= step - 1e-9) {
      accumulator = Math.max(0, accumulator - step)
      runStep()
      if (request === null) return
    }
    draw(accumulator / step, seconds)
  }

  return {
    start(): void {
      if (request !== null) return
      last = null
      accumulator = 0
      request = frames.requestAnimationFrame(frame)
    },
    stop(): void {
      if (request !== null) frames.cancelAnimationFrame(request)
      request = null
    },
  }
}

/** Counts steps of play, then acts once. */
export function createCountdown(onEnd: () => void) {
  let left = 0
  return {
    start: (steps: number): void => {
      left = steps
    },
    step: (): void => {
      if (left > 0 && (left -= 1) === 0) onEnd()
    },
  }
}
