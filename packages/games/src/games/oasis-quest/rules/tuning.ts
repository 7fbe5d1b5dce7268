import { hasElement, elements } from './elements.ts'
import type { FoeKind } from './foes.ts'

/** Ways to lock a passage. */
export type LockKind = 'key' | 'lever' | 'pit' | 'block' | 'mirror' | 'fox' | 'whirl'

/** Contents and difficulty of a chamber. */
export interface Plan {
  columns: number
  rows: number
  /** Locks in the order of the way; the last one may be the new element. */
  locks: readonly LockKind[]
  pits: number
  cracks: number
  spikes: number
  treasures: number
  wells: number
  braziers: number
  foes: readonly FoeKind[]
  /** Water supply as a multiple of the shortest safe way. */
  slack: number
  /** Steps that exploring a room takes, which the water supply counts in. */
  stepsPerRoom: number
}

/** Water lost to a creature or to spikes. */
export const stingCosts: Readonly<Record<FoeKind | 'spikes', number>> = { scorpion: 10, golem: 16, spikes: 8 }
/** Water of a leap over a pit. */
export const leapCost = 3
/** Turns of invulnerability after a sting. */
export const shieldTurns = 3
/** Reach of the torch in steps, the gain per lit brazier, and the limit. */
export const torch = { reach: 4, more: 1, most: 7 }
/** Reach of a brazier. */
export const brazierReach = 5
/** Water of a well as a share of the full skin. */
export const wellShare = 0.35

export const points = {
  treasure: 50,
  maxStreak: 10,
  key: 25,
  brazier: 15,
  drop: 2,
  chamber: 100,
  quest: 2000,
}

const lockKinds: readonly LockKind[] = ['key', 'lever', 'pit', 'block', 'mirror', 'fox', 'whirl']

/** Returns the locks of a chamber: the new element, if it is one, and others in turn, each kind but keys once. */
function getLocks(chamber: number, count: number): LockKind[] {
  const known = lockKinds.filter((kind) => hasElement(chamber, kind))
  const fresh = known.filter((kind) => kind === elements[chamber - 1])
  const others = known.filter((kind) => kind !== 'key' && !fresh.includes(kind))
  const shift = others.length > 0 ? (chamber * 2) % others.length : 0
  const turned = [...others.slice(shift), ...others.slice(0, shift)]
  const more = chamber % 2 === 0 ? ['key' as const, ...turned] : [...turned, 'key' as const]
  const locks = [...fresh, ...more].slice(0, count)
  while (locks.length < count) locks.push('key')
  return locks.toReversed()
}

/** Returns the plan of a chamber, numbered from 1; each is harder than the one before. */
export function getPlan(chamber: number, level: number): Plan {
  const hard = Math.min(5, Math.max(1, level)) - 1
  const depth = chamber - 1 + hard
  const columns = Math.min(8, 5 + Math.floor(depth / 4))
  const rows = Math.min(8, 4 + Math.floor((depth + 2) / 4))
  const count = (element: 'pit' | 'crack' | 'spikes' | 'brazier', most: number) =>
    hasElement(chamber, element) ? Math.min(most, 1 + Math.floor(depth / 5)) : 0
  const foes = hasElement(chamber, 'scorpion') ? Math.min(6, 1 + Math.floor(depth * 0.5)) : 0
  const hasGolem = hasElement(chamber, 'golem')
  return {
    columns,
    rows,
    locks: getLocks(chamber, chamber < 2 ? 1 : depth < 6 ? 2 : 3),
    pits: count('pit', 2),
    cracks: count('crack', 3),
    spikes: count('spikes', 4),
    treasures: Math.min(6, 3 + Math.floor((chamber - 1) / 3)),
    wells: 1,
    braziers: count('brazier', 2),
    foes: Array.from({ length: foes }, (_, index) => (hasGolem && index % 2 === 0 ? 'golem' : 'scorpion')),
    slack: Math.max(1.2, 2.5 - 0.13 * (chamber - 1) - (0.055 + 0.006 * hard) * hard * Math.min(4, chamber)),
    // After the story, water for exploring gets scarcer with every chamber.
    stepsPerRoom: Math.max(0, 1.6 - 0.4 * Math.max(0, chamber - elements.length)),
  }
}
