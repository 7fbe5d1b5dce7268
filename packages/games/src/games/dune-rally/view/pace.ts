import { courtyard, css } from '../../../core/index.ts'
import { getMedalTimes } from '../rules/stages.ts'
import type { Medal } from '../rules/stages.ts'
import type { State } from '../rules/state.ts'
import { formatStageTime } from '../stage-time.ts'
import type { Texts } from '../texts.ts'

const { tangerine, mist, saffron, paper } = courtyard
const medals = ['bronze', 'silver', 'gold'] as const
export const medalColors: Readonly<Record<Medal, string>> = {
  bronze: css(tangerine),
  silver: css(mist),
  gold: css(saffron),
}
/** Steps until the car that keeps the pace has its speed. */
const launchSteps = 180

/** A time to beat in a stage. */
export interface Pace {
  steps: number
  /** Null for the player's own best time. */
  medal: Medal | null
}

/** The see-through car that keeps a pace, and the color of its star. */
export interface PaceCar {
  z: number
  color: string
}

/** Returns the time to beat: that of the next better medal, and with gold the player's own. */
export function getPace(level: number, stage: number, best: number | null): Pace {
  const times = getMedalTimes(level, stage)
  const medal = medals.find((name) => best === null || times[name] < best)
  return medal ? { steps: times[medal], medal } : { steps: best ?? times.gold, medal: null }
}

export function describePace(
  { steps, medal }: Pace,
  texts: Texts,
  formatNumber: (value: number) => string,
): string {
  const time = formatStageTime(steps, formatNumber)
  return medal ? `${texts.medals[medal]}: ${time}` : texts.bestTime.replace('{time}', time)
}

/** Returns the car that reaches the finish in time, `alpha` steps after the state; null unless a stage is driven. */
export function getPaceCar(state: State, pace: Pace, alpha: number): PaceCar | null {
  const { phase, stageSteps, finishAt } = state
  if (phase !== 'drive' || finishAt === null) return null
  const now = stageSteps + alpha
  const away = now < launchSteps ? now ** 2 / (2 * launchSteps) : now - launchSteps / 2
  return {
    z: (finishAt * away) / (pace.steps - launchSteps / 2),
    color: pace.medal ? medalColors[pace.medal] : css(paper),
  }
}

/** Creates a check whether the player gets ahead of the pace. A tie of some meters changes nothing. */
export function createLeadWatch() {
  let isAhead = false
  return (z: number, car: PaceCar | null): boolean => {
    const before = isAhead
    if (!car) isAhead = false
    else if (Math.abs(z - car.z) > 5) isAhead = z > car.z
    return isAhead && !before
  }
}
