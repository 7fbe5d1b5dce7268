import type { PictureRatio } from '../../../adapters/gemini/models.ts'

/** A picture that was made in this visit. */
export interface MadePicture {
  readonly id: string
  readonly prompt: string
  readonly ratio: PictureRatio
  readonly blob: Blob
}

/** The pictures of a visit, the newest first, and which of them is shown large: none while one is on its way. */
export interface Gallery {
  readonly pictures: readonly MadePicture[]
  readonly shownId: string | null
}

/** Pictures that are kept: they lie in memory. */
export const galleryLimit = 12

export const emptyGallery: Gallery = { pictures: [], shownId: null }

export const shownIn = ({ pictures, shownId }: Gallery): MadePicture | null =>
  pictures.find(({ id }) => id === shownId) ?? null

/** Puts a new picture first and shows it; the oldest makes room. */
export const addPicture = ({ pictures }: Gallery, picture: MadePicture): Gallery => ({
  pictures: [picture, ...pictures].slice(0, galleryLimit),
  shownId: picture.id,
})

/** Shows another picture; null for none. */
export const showPicture = (gallery: Gallery, id: string | null): Gallery =>
  id === null || gallery.pictures.some((picture) => picture.id === id) ? { ...gallery, shownId: id } : gallery

/** Lets a picture go. Where it was the one shown, the one that takes its place is. */
export function removePicture({ pictures, shownId }: Gallery, id: string): Gallery {
  const at = pictures.findIndex((picture) => picture.id === id)
  const left = pictures.filter((picture) => picture.id !== id)
  const next = left[Math.min(Math.max(at, 0), left.length - 1)]?.id ?? null
  return { pictures: left, shownId: shownId === id ? next : shownId }
}
