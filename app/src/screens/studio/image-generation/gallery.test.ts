import { describe, expect, it } from 'vitest'
import {
  addPicture,
  emptyGallery,
  galleryLimit,
  removePicture,
  showPicture,
  shownIn,
  type Gallery,
  type MadePicture,
} from './gallery.ts'

const picture = (id: string): MadePicture => ({ id, prompt: `of ${id}`, ratio: '1:1', blob: new Blob([id]) })
const galleryOf = (...ids: string[]): Gallery =>
  ids.reduceRight((gallery, id) => addPicture(gallery, picture(id)), emptyGallery)
const ids = ({ pictures }: Gallery) => pictures.map(({ id }) => id)

describe('gallery', () => {
  it('puts the newest first, and shows it', () => {
    const gallery = galleryOf('b', 'a')
    expect(ids(gallery)).toEqual(['b', 'a'])
    expect(shownIn(gallery)?.id).toBe('b')
  })

  it('keeps so many and no more: the oldest makes room', () => {
    const all = Array.from({ length: galleryLimit + 3 }, (_, index) => String(index))
    const gallery = galleryOf(...all)
    expect(ids(gallery)).toEqual(all.slice(0, galleryLimit))
  })

  it('shows another one, but none that is not there', () => {
    const gallery = showPicture(galleryOf('b', 'a'), 'a')
    expect(shownIn(gallery)?.id).toBe('a')
    expect(showPicture(gallery, 'gone')).toBe(gallery)
    expect(shownIn(showPicture(gallery, null))).toBe(null)
  })

  it.each([
    ['a', ['c', 'b'], 'c'],
    ['c', ['b', 'a'], 'b'],
  ])('lets %s go', (id, left, shown) => {
    const gallery = removePicture(galleryOf('c', 'b', 'a'), id)
    expect(ids(gallery)).toEqual(left)
    expect(shownIn(gallery)?.id).toBe(shown)
  })

  it('shows the one that takes the place of the last, and nothing when all are gone', () => {
    const one = removePicture(showPicture(galleryOf('b', 'a'), 'a'), 'a')
    expect(shownIn(one)?.id).toBe('b')
    expect(removePicture(one, 'b')).toEqual(emptyGallery)
    expect(shownIn(emptyGallery)).toBe(null)
  })
})
