import type { Want } from './briefs.ts'
import { getCoverage, getSymmetry, look } from './coverage.ts'
import type { Impression } from './coverage.ts'
import { getLook } from './design.ts'
import type { Look, Mark } from './design.ts'

/** Grade of a design for one want. */
export interface Result {
  want: Want
  value: number
  /** In whole percent; 100 fulfills the want. */
  grade: number
}

/** Most that is asked of the likeness of the halves. */
const maxSymmetry = 90

/** Returns a want as a stricter client puts it; 100 leaves it as it is. */
export function tighten(want: Want, strictness: number): Want {
  const more = (min: number, max = Infinity) => Math.min(max, Math.ceil((min * strictness) / 100))
  switch (want.kind) {
    case 'symmetry':
      return { ...want, min: more(want.min, maxSymmetry) }
    case 'cover':
      return { ...want, min: more(want.min, want.max - 10) }
    case 'motif':
      return { ...want, min: more(want.min) }
    case 'hue':
      return want
    default:
      return { ...want, min: more(want.min, 5) }
  }
}

function measure(want: Want, impression: Impression, { nails, rings }: Look): number {
  switch (want.kind) {
    case 'symmetry':
      return getSymmetry(impression)
    case 'cover':
      return getCoverage(impression, want.area)
    case 'motif':
      return impression.motifs[want.family] ?? 0
    case 'hue':
      return impression.hues.includes(want.hue) ? 1 : 0
    case 'nails':
      return nails.filter((nail) => nail !== null).length
    default:
      return rings.filter((ring) => ring !== null).length
  }
}

function grade(want: Want, value: number): number {
  if (want.kind === 'hue') return value * 100
  // Too much loses as fast as too little.
  if (want.kind === 'cover' && value > want.max)
    return Math.max(0, Math.floor((100 * (100 - value)) / Math.max(1, 100 - want.max)))
  return Math.min(100, Math.floor((100 * value) / want.min))
}

/** Judges a design by each want of a client. */
export function judge(wants: readonly Want[], marks: readonly Mark[]): readonly Result[] {
  const [impression, worn] = [look(marks), getLook(marks)]
  return wants.map((want) => {
    const value = measure(want, impression, worn)
    return { want, value, grade: grade(want, value) }
  })
}

export const getTotal = (results: readonly Result[]): number =>
  Math.floor(results.reduce((sum, each) => sum + each.grade, 0) / Math.max(1, results.length))
