import type { ImageRatio } from '../../../adapters/gemini/client/models.ts'

export interface GeneratedImage {
  readonly id: string
  readonly prompt: string
  readonly ratio: ImageRatio
  readonly blob: Blob
}

/** Images of the session, newest first, and the one shown large: null while another is generated. */
export interface Gallery {
  readonly images: readonly GeneratedImage[]
  readonly shownId: string | null
}

/** Images kept in memory. */
export const galleryLimit = 12

export const emptyGallery: Gallery = { images: [], shownId: null }

export const getShownImage = ({ images, shownId }: Gallery): GeneratedImage | null =>
  images.find(({ id }) => id === shownId) ?? null

/** Adds an image in front and shows it; drops the oldest above the limit. */
export const addImage = ({ images }: Gallery, image: GeneratedImage): Gallery => ({
  images: [image, ...images].slice(0, galleryLimit),
  shownId: image.id,
})

/** Shows another image; null for none. */
export const showImage = (gallery: Gallery, id: string | null): Gallery =>
  id === null || gallery.images.some((image) => image.id === id) ? { ...gallery, shownId: id } : gallery

/** Removes an image. If it was shown, the image that takes its place is shown. */
export function removeImage({ images, shownId }: Gallery, id: string): Gallery {
  const at = images.findIndex((image) => image.id === id)
  const remaining = images.filter((image) => image.id !== id)
  const next = remaining[Math.min(Math.max(at, 0), remaining.length - 1)]?.id ?? null
  return { images: remaining, shownId: shownId === id ? next : shownId }
}
