import type { Size } from '../shared/images/resize-image.ts'

/** A version of the image. */
export interface EditStep extends Size {
  readonly id: string
  readonly blob: Blob
  /** Null for the original. */
  readonly instruction: string | null
}

/** The original and its edits, and the index of the shown step. */
export interface EditHistory {
  readonly steps: readonly [EditStep, ...EditStep[]]
  readonly at: number
}

/** Edits kept in memory besides the original. */
export const editLimit = 12

export const createHistory = (original: EditStep): EditHistory => ({ steps: [original], at: 0 })

export const getOriginal = ({ steps: [original] }: EditHistory): EditStep => original

export const getShownStep = ({ steps, at }: EditHistory): EditStep => steps[at] ?? steps[0]

/** Appends an edit after the shown step. Drops undone steps, and the oldest edit above the limit. */
export function addStep({ steps: [original, ...edits], at }: EditHistory, step: EditStep): EditHistory {
  const nextEdits = [...edits.slice(0, at), step].slice(-editLimit)
  return { steps: [original, ...nextEdits], at: nextEdits.length }
}

/** Shows the step at an index, clamped to the history. */
export const goTo = ({ steps }: EditHistory, at: number): EditHistory => ({
  steps,
  at: Math.min(Math.max(at, 0), steps.length - 1),
})

export const undo = (steps: EditHistory): EditHistory => goTo(steps, steps.at - 1)
export const redo = (steps: EditHistory): EditHistory => goTo(steps, steps.at + 1)
export const canUndo = ({ at }: EditHistory): boolean => at > 0
export const canRedo = ({ steps, at }: EditHistory): boolean => at < steps.length - 1
