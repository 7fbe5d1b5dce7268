import type { Random } from '../../core/random.ts'
import { idle } from '../../games/star-breaker/rules/bots.ts'
import { paddleLine, pearlRadius, yard } from '../../games/star-breaker/rules/state.ts'
import type { Moves, Pearl, State } from '../../games/star-breaker/rules/state.ts'
import { getPearlSpeed, stepsPerBoltHit } from '../../games/star-breaker/rules/tuning.ts'
import { createDelay, getError } from './skills.ts'
import type { Skill } from './skills.ts'

interface Sight {
  x: number
  /** Steps until the pearl comes down, from now. */
  steps: number
  /** Identifies the descent, so that each has one error. */
  descent: number
}

/** Returns where a falling pearl reaches the paddle, with bounces off the sides. */
function predict({ x, y, dx, dy }: Pearl, speed: number): { x: number; steps: number } {
  const steps = (paddleLine - y) / (dy * speed)
  const [low, high] = [pearlRadius, yard.width - pearlRadius]
  const span = high - low
  const folded = (((x + dx * speed * steps - low) % (2 * span)) + 2 * span) % (2 * span)
  return { x: low + (folded > span ? 2 * span - folded : folded), steps }
}

/** Light for a bolt of four hits, for which practiced players wait. */
const enoughLight = 12

/** Sees pearls late, moves the paddle at human speed, and misjudges where they land; with skill it charges bolts. */
export function createPlayer({ reaction, timing, mistakes }: Skill) {
  const delay = createDelay<Sight | null>(reaction, null)
  let descent = 0
  let falling = false
  let error = 0
  let judged = -1
  let waited = 0
  const reach = 9 - timing
  /** Exact position of the paddle; moves are rounded. */
  let hand = yard.width / 2
  const isPracticed = mistakes < 0.1
  return (state: State, random: Random): Moves => {
    const speed = getPearlSpeed(state)
    const down = state.pearls.filter(({ held, dy }) => held === null && dy > 0)
    if (down.length > 0 && !falling) descent += 1
    falling = down.length > 0
    const [first] = down.map((pearl) => predict(pearl, speed)).toSorted((a, b) => a.steps - b.steps)
    const seen = delay(first ? { ...first, descent } : null)
    const waits = state.pearls.some(({ held }) => held !== null)
    waited = waits ? waited + 1 : 0
    const launch = waited > reaction * 2
    if (launch) waited = 0
    const hold = isPracticed && state.light >= enoughLight && state.charge < stepsPerBoltHit * 4
    if (!seen) return { ...idle, target: null, launch, hold }
    if (seen.descent !== judged) {
      judged = seen.descent
      const lapse = random.chance(mistakes) ? 3 : 1
      error = getError(random) * timing * 4.5 * lapse
    }
    // The closer the pearl, the better the judgement.
    const blur = error * Math.max(0.35, Math.min(1.5, (seen.steps - reaction) / 40))
    const wanted = seen.x + blur + (random.next() - 0.5) * 2
    hand += Math.max(-reach, Math.min(reach, wanted - hand))
    return { ...idle, target: hand, launch, hold }
  }
}
