import type { Size } from '../shared/images/resize-image.ts'

/** One state of a picture. */
export interface EditStep extends Size {
  readonly id: string
  readonly blob: Blob
  /** What led to it; null for the picture that was chosen. */
  readonly instruction: string | null
}

/** A picture from its original to its last edit, and which step is shown. The first is the original. */
export interface EditHistory {
  readonly steps: readonly [EditStep, ...EditStep[]]
  readonly at: number
}

/** Edits that are kept beside the original: they lie in memory. */
export const editLimit = 12

export const createHistory = (original: EditStep): EditHistory => ({ steps: [original], at: 0 })

export const getOriginal = ({ steps: [original] }: EditHistory): EditStep => original

export const getShownStep = ({ steps, at }: EditHistory): EditStep => steps[at] ?? steps[0]

/** Takes an edit of the shown step. What was undone before it is let go, and so is the oldest edit where there is no room. */
export function addStep({ steps: [original, ...edits], at }: EditHistory, step: EditStep): EditHistory {
  const kept = [...edits.slice(0, at), step].slice(-editLimit)
  return { steps: [original, ...kept], at: kept.length }
}

/** Shows another step; one that is not there is the nearest that is. */
export const goTo = ({ steps }: EditHistory, at: number): EditHistory => ({
  steps,
  at: Math.min(Math.max(at, 0), steps.length - 1),
})

export const undo = (steps: EditHistory): EditHistory => goTo(steps, steps.at - 1)
export const redo = (steps: EditHistory): EditHistory => goTo(steps, steps.at + 1)
export const canUndo = ({ at }: EditHistory): boolean => at > 0
export const canRedo = ({ steps, at }: EditHistory): boolean => at < steps.length - 1
