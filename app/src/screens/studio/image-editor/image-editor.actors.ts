import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { editImage, type ImageEdit } from '../../../adapters/gemini/tools/images.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntryId } from '../../../adapters/library/entry.ts'
import { createEntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import type { Size } from '../shared/images/resize-image.ts'
import { toImageBlob } from '../shared/images/to-image-blob.ts'
import { createImageLoader } from '../shared/images/image-loader.ts'
import { initialState, imageEditorReducer } from './image-editor.state.ts'
import { editsKind, fromStoredEdits, toStoredEdits } from './stored-edits.ts'

interface ImageEditResult extends Size {
  readonly blob: Blob
}

async function measure(blob: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

const editAndMeasure: Port<ImageEdit, ModelAnswer<ImageEditResult>> = async (edit, signal) => {
  const { value, cutOff } = await editImage(edit, signal)
  const blob = toImageBlob(value)
  return { value: { blob, ...(await measure(blob)) }, cutOff }
}

const editMachine = createRequestMachine<ImageEdit, ImageEditResult>({ ask: editAndMeasure })

/** Creates and starts the actors that load and edit images, and the store of the history. */
export function createImageEditorActors(session: Session) {
  const edit = createActor(editMachine)
  const fileLoader = createImageLoader()
  const store = createReducerStore(imageEditorReducer, initialState)
  const saver = createEntrySaver(getLibrary(session), editsKind, ({ data, files }) => {
    const image = fromStoredEdits(data, files)
    edit.send({ type: 'request.reset' })
    fileLoader.send({ type: 'request.reset' })
    if (image) store.send({ type: 'restored', image })
  })

  fileLoader.on('answered', ({ answer: { value } }) => {
    edit.send({ type: 'request.reset' })
    saver.begin()
    store.send({ type: 'open', id: createEntryId(), image: value })
  })
  edit.on('answered', ({ question, answer: { value } }) => {
    store.send({ type: 'edited', step: { ...value, id: createEntryId(), instruction: question.instruction } })
    save()
  })
  edit.start()
  fileLoader.start()

  function open(file: File): void {
    store.send({ type: 'offer', file: null })
    fileLoader.send({ type: 'request.submit', question: file })
  }

  /** Saves the image with its steps; an image without edits is not a result. */
  function save(): void {
    const { image } = store.get()
    if (!image || image.steps.steps.length === 1) return
    const { data, files } = toStoredEdits(image)
    saver.save(data, files)
  }

  /** Loads a file; if edits would be lost, asks for confirmation first. */
  function offerFile(file: File): void {
    const { image } = store.get()
    const hasEdits = (image?.steps.steps.length ?? 0) > 1 || edit.getSnapshot().value === 'working'
    if (hasEdits) store.send({ type: 'offer', file })
    else open(file)
  }

  /** Shows another step and dismisses the failure of the last edit. */
  function showStep(at: number): void {
    edit.send({ type: 'request.reset' })
    fileLoader.send({ type: 'request.reset' })
    store.send({ type: 'go', at })
    save()
  }

  function stop(): void {
    for (const actor of [edit, fileLoader]) actor.stop()
  }

  return { edit, fileLoader, store, saver, open, offerFile, showStep, stop }
}

export type ImageEditorActors = ReturnType<typeof createImageEditorActors>

/** Cancels a running edit and a pending confirmation. */
export function leaveImageEditor({ edit, fileLoader, store }: ImageEditorActors): void {
  edit.send({ type: 'request.reset' })
  fileLoader.send({ type: 'request.reset' })
  store.send({ type: 'offer', file: null })
}
