import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { editImage, type PictureEdit } from '../../../adapters/gemini/images.ts'
import type { Size } from '../pictures/draw.ts'
import { madeBlob } from '../pictures/made-blob.ts'
import { makeOpening } from '../pictures/opening.ts'
import { nothingOpen, work } from './work.ts'

/** A picture that a model changed. */
interface EditedPicture extends Size {
  readonly blob: Blob
}

async function sizeOf(blob: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

const change: Port<PictureEdit, ModelAnswer<EditedPicture>> = async (edit, signal) => {
  const { value, cutOff } = await editImage(edit, signal)
  const blob = madeBlob(value)
  return { value: { blob, ...(await sizeOf(blob)) }, cutOff }
}

const editMachine = createRequestMachine<PictureEdit, EditedPicture>({ ask: change })

/** What opens pictures and changes them, and how far one has come in this visit. */
export function startEditing() {
  const edit = createActor(editMachine)
  const opening = makeOpening()
  const desk = createActor(fromTransition(work, nothingOpen)).start()
  let made = 0
  const nextId = () => String((made += 1))

  opening.on('answered', ({ answer: { value } }) => {
    edit.send({ type: 'request.reset' })
    desk.send({ type: 'open', id: nextId(), picture: value })
  })
  edit.on('answered', ({ question, answer: { value } }) =>
    desk.send({ type: 'edited', step: { ...value, id: nextId(), instruction: question.instruction } }),
  )
  edit.start()
  opening.start()

  function open(file: File): void {
    desk.send({ type: 'offer', file: null })
    opening.send({ type: 'request.submit', question: file })
  }

  /** Takes a file; where edits would be lost, it waits for an answer to whether they may. */
  function offer(file: File): void {
    const { picture } = desk.getSnapshot().context
    const isEdited = (picture?.steps.steps.length ?? 0) > 1 || edit.getSnapshot().value === 'working'
    if (isEdited) desk.send({ type: 'offer', file })
    else open(file)
  }

  /** Shows another step; a failed edit of the one before is told no more. */
  function show(at: number): void {
    edit.send({ type: 'request.reset' })
    opening.send({ type: 'request.reset' })
    desk.send({ type: 'go', at })
  }

  function stop(): void {
    for (const actor of [edit, opening, desk]) actor.stop()
  }

  return { edit, opening, desk, open, offer, show, stop }
}

export type Editing = ReturnType<typeof startEditing>

/** Nobody waits for an edit, or answers a question, on a page that they have left. */
export function leaveEditing({ edit, opening, desk }: Editing): void {
  edit.send({ type: 'request.reset' })
  opening.send({ type: 'request.reset' })
  desk.send({ type: 'offer', file: null })
}
