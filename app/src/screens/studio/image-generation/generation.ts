import type { Port, ModelAnswer } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { generateImage, type PictureRequest } from '../../../adapters/gemini/images.ts'
import { madeBlob } from '../pictures/made-blob.ts'
import {
  addPicture,
  emptyGallery,
  removePicture,
  showPicture,
  type Gallery,
  type MadePicture,
} from './gallery.ts'

type GalleryEvent =
  | { type: 'add'; picture: MadePicture }
  | { type: 'show'; id: string | null }
  | { type: 'remove'; id: string }

function change(gallery: Gallery, event: GalleryEvent): Gallery {
  if (event.type === 'add') return addPicture(gallery, event.picture)
  return event.type === 'show' ? showPicture(gallery, event.id) : removePicture(gallery, event.id)
}

const draw: Port<PictureRequest, ModelAnswer<Blob>> = async (request, signal) => {
  const { value, cutOff } = await generateImage(request, signal)
  return { value: madeBlob(value.generatedImages[0].image), cutOff }
}

const machine = createRequestMachine<PictureRequest, Blob>({ ask: draw })

/** What makes pictures, and what it has made in this visit. */
export function startGeneration() {
  const request = createActor(machine)
  const gallery = createActor(fromTransition(change, emptyGallery)).start()
  let made = 0
  request.on('answered', ({ question, answer }) => {
    made += 1
    gallery.send({
      type: 'add',
      picture: { id: String(made), prompt: question.prompt, ratio: question.aspectRatio, blob: answer.value },
    })
  })
  // What is on its way, or did not come, takes the place of the picture that is shown.
  request.subscribe(({ value }) => {
    if (value === 'working' || value === 'failed') gallery.send({ type: 'show', id: null })
  })
  request.start()
  return {
    request,
    gallery,
    stop() {
      request.stop()
      gallery.stop()
    },
  }
}

export type Generation = ReturnType<typeof startGeneration>

/** Nobody waits for it any more. */
export const leaveGeneration = ({ request }: Generation): void => request.send({ type: 'request.reset' })
