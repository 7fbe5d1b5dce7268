import type { Size } from '../pictures/draw.ts'
import type { OpenedPicture } from '../pictures/picture-file.ts'
import { addStep, beginWith, goTo, type Step, type Steps } from './steps.ts'

/** A picture that is being edited. */
export interface PictureAtWork {
  readonly name: string
  /** How large it was, when it was made smaller. */
  readonly before: Size | null
  readonly steps: Steps
}

/** What lies on the editor's desk. */
export interface Desk {
  readonly picture: PictureAtWork | null
  /** Another picture, for which the one with its edits would have to go. */
  readonly offered: File | null
}

export type EditorEvent =
  | { type: 'offer'; file: File | null }
  | { type: 'open'; id: string; picture: OpenedPicture }
  | { type: 'edited'; step: Step }
  | { type: 'go'; at: number }

export const nothingOpen: Desk = { picture: null, offered: null }

/** What happens on the desk. */
export function work(desk: Desk, event: EditorEvent): Desk {
  if (event.type === 'offer') return { ...desk, offered: event.file }
  if (event.type === 'open') {
    const { name, before, blob, width, height } = event.picture
    const original = { id: event.id, blob, width, height, instruction: null }
    return { picture: { name, before, steps: beginWith(original) }, offered: null }
  }
  const { picture } = desk
  if (picture === null) return desk
  const { steps } = picture
  return {
    ...desk,
    picture: {
      ...picture,
      steps: event.type === 'edited' ? addStep(steps, event.step) : goTo(steps, event.at),
    },
  }
}
