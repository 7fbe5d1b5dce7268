import type { Port, ModelAnswer } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { generateImage, type PictureRequest } from '../../../adapters/gemini/tools/images.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import { toImageBlob } from '../shared/images/to-image-blob.ts'
import {
  addImage,
  emptyGallery,
  removeImage,
  showImage,
  type Gallery,
  type GeneratedImage,
} from './image-generation.state.ts'

type GalleryEvent =
  | { type: 'add'; image: GeneratedImage }
  | { type: 'show'; id: string | null }
  | { type: 'remove'; id: string }

function galleryReducer(gallery: Gallery, event: GalleryEvent): Gallery {
  if (event.type === 'add') return addImage(gallery, event.image)
  return event.type === 'show' ? showImage(gallery, event.id) : removeImage(gallery, event.id)
}

const generate: Port<PictureRequest, ModelAnswer<Blob>> = async (request, signal) => {
  const { value, cutOff } = await generateImage(request, signal)
  return { value: toImageBlob(value.generatedImages[0].image), cutOff }
}

const machine = createRequestMachine<PictureRequest, Blob>({ ask: generate })

/** Creates and starts the request that generates images, and the gallery of the session. */
export function createImageGenerationActors() {
  const request = createActor(machine)
  const gallery = createReducerStore(galleryReducer, emptyGallery)
  let imageCount = 0
  request.on('answered', ({ question, answer }) => {
    imageCount += 1
    gallery.send({
      type: 'add',
      image: {
        id: String(imageCount),
        prompt: question.prompt,
        ratio: question.aspectRatio,
        blob: answer.value,
      },
    })
  })
  // The place of the shown image is taken by progress or a failure.
  request.subscribe(({ value }) => {
    if (value === 'working' || value === 'failed') gallery.send({ type: 'show', id: null })
  })
  request.start()
  return { request, gallery, stop: () => void request.stop() }
}

export type ImageGenerationActors = ReturnType<typeof createImageGenerationActors>

/** Cancels a running request. */
export const leaveImageGeneration = ({ request }: ImageGenerationActors): void =>
  request.send({ type: 'request.reset' })
