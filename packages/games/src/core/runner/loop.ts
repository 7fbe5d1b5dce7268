/** Steps of a game's rules in a second. */
export const stepsPerSecond = 60
const step = 1 / stepsPerSecond
/** A page that slept does not catch up: it goes on from where it was. */
const maxSteps = 5
/** A 60 Hz display reports frame times that jitter by up to this, in seconds. */
const jitter = 0.0015
/** Frames whose average lies within 59 to 61 Hz are one step each, so that motion is even. Other rates stay exact. */
const [shortest, longest] = [1 / 61, 1 / 59]
/** Weight of the newest frame in that average. */
const newestWeight = 1 / 16

export interface LoopOptions {
  /** Called 60 times a second of running, whatever the display's rate. */
  runStep: () => void
  /** Called once a frame: how far the time is between the last step and the next (0–1), and since the last frame (s). */
  draw: (alpha: number, seconds: number) => void
  /** @default window */
  frames?: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>
}

/** Runs a game: steps of fixed length, frames as the display asks for them. */
export function createLoop({ runStep, draw, frames = window }: LoopOptions) {
  let request: number | null = null
  let last: number | null = null
  let accumulator = 0
  let average = step

  /** Seconds of game time for a frame that took so long. */
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
    // A hair below a whole step counts as one: sums of fractions are never exact.
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
