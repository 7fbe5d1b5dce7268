import type { Size } from '../pictures/draw.ts'

/** One state of a picture. */
export interface Step extends Size {
  readonly id: string
  readonly blob: Blob
  /** What led to it; null for the picture that was chosen. */
  readonly instruction: string | null
}

/** A picture from its original to its last edit, and which step is shown. The first is the original. */
export interface Steps {
  readonly steps: readonly [Step, ...Step[]]
  readonly at: number
}

/** Edits that are kept beside the original: they lie in memory. */
export const editLimit = 12

export const beginWith = (original: Step): Steps => ({ steps: [original], at: 0 })

export const originalOf = ({ steps: [original] }: Steps): Step => original

export const shownOf = ({ steps, at }: Steps): Step => steps[at] ?? steps[0]

/** Takes an edit of the shown step. What was undone before it is let go, and so is the oldest edit where there is no room. */
export function addStep({ steps: [original, ...edits], at }: Steps, step: Step): Steps {
  const kept = [...edits.slice(0, at), step].slice(-editLimit)
  return { steps: [original, ...kept], at: kept.length }
}

/** Shows another step; one that is not there is the nearest that is. */
export const goTo = ({ steps }: Steps, at: number): Steps => ({
  steps,
  at: Math.min(Math.max(at, 0), steps.length - 1),
})

export const undo = (steps: Steps): Steps => goTo(steps, steps.at - 1)
export const redo = (steps: Steps): Steps => goTo(steps, steps.at + 1)
export const canUndo = ({ at }: Steps): boolean => at > 0
export const canRedo = ({ steps, at }: Steps): boolean => at < steps.length - 1
