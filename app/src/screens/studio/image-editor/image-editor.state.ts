import type { Size } from '../shared/images/resize-image.ts'
import type { LoadedImage } from '../shared/images/image-file.ts'
import { addStep, createHistory, goTo, type EditStep, type EditHistory } from './edit-history.ts'

export interface EditedImage {
  readonly name: string
  /** Size before it was scaled down; null if it was not. */
  readonly originalSize: Size | null
  readonly steps: EditHistory
}

interface ImageEditorState {
  readonly image: EditedImage | null
  /** File that waits for confirmation, because it replaces the edits. */
  readonly offeredFile: File | null
}

type ImageEditorEvent =
  | { type: 'offer'; file: File | null }
  | { type: 'open'; id: string; image: LoadedImage }
  | { type: 'restored'; image: EditedImage }
  | { type: 'edited'; step: EditStep }
  | { type: 'go'; at: number }

export const initialState: ImageEditorState = { image: null, offeredFile: null }

export function imageEditorReducer(state: ImageEditorState, event: ImageEditorEvent): ImageEditorState {
  if (event.type === 'offer') return { ...state, offeredFile: event.file }
  if (event.type === 'restored') return { image: event.image, offeredFile: null }
  if (event.type === 'open') {
    const { name, originalSize, blob, width, height } = event.image
    const original = { id: event.id, blob, width, height, instruction: null }
    return { image: { name, originalSize, steps: createHistory(original) }, offeredFile: null }
  }
  const { image } = state
  if (image === null) return state
  const { steps } = image
  return {
    ...state,
    image: {
      ...image,
      steps: event.type === 'edited' ? addStep(steps, event.step) : goTo(steps, event.at),
    },
  }
}
