import type { PictureRatio } from '../../../adapters/gemini/models.ts'

/** A picture that was made in this visit. */
export interface GeneratedImage {
  readonly id: string
  readonly prompt: string
  readonly ratio: PictureRatio
  readonly blob: Blob
}

/** The pictures of a visit, the newest first, and which of them is shown large: none while one is on its way. */
export interface Gallery {
  readonly images: readonly GeneratedImage[]
  readonly shownId: string | null
}

/** Pictures that are kept: they lie in memory. */
export const galleryLimit = 12

export const emptyGallery: Gallery = { images: [], shownId: null }

export const getShownImage = ({ images, shownId }: Gallery): GeneratedImage | null =>
  images.find(({ id }) => id === shownId) ?? null

/** Puts a new picture first and shows it; the oldest makes room. */
export const addImage = ({ images }: Gallery, image: GeneratedImage): Gallery => ({
  images: [image, ...images].slice(0, galleryLimit),
  shownId: image.id,
})

/** Shows another picture; null for none. */
export const showImage = (gallery: Gallery, id: string | null): Gallery =>
  id === null || gallery.images.some((image) => image.id === id) ? { ...gallery, shownId: id } : gallery

/** Lets a picture go. Where it was the one shown, the one that takes its place is. */
export function removeImage({ images, shownId }: Gallery, id: string): Gallery {
  const at = images.findIndex((image) => image.id === id)
  const remaining = images.filter((image) => image.id !== id)
  const next = remaining[Math.min(Math.max(at, 0), remaining.length - 1)]?.id ?? null
  return { images: remaining, shownId: shownId === id ? next : shownId }
}
