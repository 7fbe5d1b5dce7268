import type { Port, ModelAnswer } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { generateImage, type ImageRequest } from '../../../adapters/gemini/tools/images.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntry, type Files } from '../../../adapters/library/entry.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import type { OpenedEntry } from '../shared/history/history.ts'
import { getLibrary } from '../shared/history/library.ts'
import { toImageBlob } from '../shared/images/to-image-blob.ts'
import { imageFile, imageKind, type StoredImage } from './stored-image.ts'
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

const generate: Port<ImageRequest, ModelAnswer<Blob>> = async (request, signal) => {
  const { value, cutOff } = await generateImage(request, signal)
  return { value: toImageBlob(value.generatedImages[0].image), cutOff }
}

const machine = createRequestMachine<ImageRequest, Blob>({ ask: generate })

/** Creates and starts the request that generates images, and the gallery of the session. */
export function createImageGenerationActors(session: Session) {
  const library = getLibrary(session)
  const request = createActor(machine)
  const gallery = createReducerStore(galleryReducer, emptyGallery)
  request.on('answered', ({ question: { prompt, aspectRatio: ratio }, answer: { value: blob } }) => {
    const files: Files = new Map([[imageFile, blob]])
    const entry = createEntry({ tool: imageKind.tool, data: { prompt, ratio }, files })
    void library.keep(entry, files)
    gallery.send({ type: 'add', image: { id: entry.id, prompt, ratio, blob } })
  })
  // Progress or a failure replaces the shown image.
  request.subscribe(({ value }) => {
    if (value === 'working' || value === 'failed') gallery.send({ type: 'show', id: null })
  })
  request.start()

  /** Shows a stored image. */
  function open({ entry: { id }, data, files }: OpenedEntry<StoredImage>): void {
    const blob = files.get(imageFile)
    if (!blob) return
    request.send({ type: 'request.reset' })
    gallery.send({ type: 'remove', id })
    gallery.send({ type: 'add', image: { ...data, id, blob } })
  }
  const leaveRemoved = (ids: readonly string[]): void => {
    for (const id of ids) gallery.send({ type: 'remove', id })
  }
  /** Removes an image from the gallery and from the library. */
  function remove(id: string): void {
    leaveRemoved([id])
    void library.remove([id])
  }
  return { request, gallery, open, remove, leaveRemoved, stop: () => void request.stop() }
}

export type ImageGenerationActors = ReturnType<typeof createImageGenerationActors>

/** Cancels a running request. */
export const leaveImageGeneration = ({ request }: ImageGenerationActors): void =>
  request.send({ type: 'request.reset' })
