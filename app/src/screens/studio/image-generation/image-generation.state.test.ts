import { describe, expect, it } from 'vitest'
import {
  addImage,
  emptyGallery,
  galleryLimit,
  removeImage,
  showImage,
  getShownImage,
  type Gallery,
  type GeneratedImage,
} from './image-generation.state.ts'

const image = (id: string): GeneratedImage => ({ id, prompt: `of ${id}`, ratio: '1:1', blob: new Blob([id]) })
const galleryOf = (...ids: string[]): Gallery =>
  ids.reduceRight((gallery, id) => addImage(gallery, image(id)), emptyGallery)
const ids = ({ images }: Gallery) => images.map(({ id }) => id)

describe('gallery', () => {
  it('adds an image in front and shows it', () => {
    const gallery = galleryOf('b', 'a')
    expect(ids(gallery)).toEqual(['b', 'a'])
    expect(getShownImage(gallery)?.id).toBe('b')
  })

  it('drops the oldest image above the limit', () => {
    const all = Array.from({ length: galleryLimit + 3 }, (_, index) => String(index))
    const gallery = galleryOf(...all)
    expect(ids(gallery)).toEqual(all.slice(0, galleryLimit))
  })

  it('shows another image and ignores an unknown id', () => {
    const gallery = showImage(galleryOf('b', 'a'), 'a')
    expect(getShownImage(gallery)?.id).toBe('a')
    expect(showImage(gallery, 'gone')).toBe(gallery)
    expect(getShownImage(showImage(gallery, null))).toBe(null)
  })

  it.each([
    ['a', ['c', 'b'], 'c'],
    ['c', ['b', 'a'], 'b'],
  ])('removes %s', (id, remaining, shown) => {
    const gallery = removeImage(galleryOf('c', 'b', 'a'), id)
    expect(ids(gallery)).toEqual(remaining)
    expect(getShownImage(gallery)?.id).toBe(shown)
  })

  it('shows the image that takes the place of a removed one, or none', () => {
    const one = removeImage(showImage(galleryOf('b', 'a'), 'a'), 'a')
    expect(getShownImage(one)?.id).toBe('b')
    expect(removeImage(one, 'b')).toEqual(emptyGallery)
    expect(getShownImage(emptyGallery)).toBe(null)
  })
})
