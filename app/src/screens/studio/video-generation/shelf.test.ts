import { describe, expect, it } from 'vitest'
import { changeShelf, emptyShelf, mostVideos, shownOn, type MadeVideo, type Shelf } from './shelf.ts'

const video = (id: string): MadeVideo => ({ id, prompt: `of ${id}`, ratio: '16:9', blob: new Blob([id]) })
const order = { prompt: 'a cat', ratio: '9:16', since: 1 } as const
const made = (...ids: string[]) =>
  ids.reduce<Shelf>((shelf, id) => changeShelf(shelf, { type: 'made', video: video(id) }), emptyShelf)
const idsOf = ({ videos }: Shelf) => videos.map(({ id }) => id)

describe('the shelf', () => {
  it('shows what was made last, and keeps what was made before', () => {
    const shelf = made('1', '2')
    expect(idsOf(shelf)).toEqual(['2', '1'])
    expect(shownOn(shelf)?.id).toBe('2')
    expect(shownOn(changeShelf(shelf, { type: 'show', id: '1' }))?.id).toBe('1')
  })

  it('keeps only so many: they lie in memory', () => {
    const ids = Array.from({ length: mostVideos + 2 }, (_, at) => String(at))
    expect(idsOf(made(...ids))).toEqual(ids.reverse().slice(0, mostVideos))
  })

  it('has a video that came twice once', () => {
    expect(idsOf(made('1', '2', '1'))).toEqual(['1', '2'])
  })

  it('makes room for what is ordered, which takes the place of an earlier job', () => {
    const stale = { ...order, operation: 'interactions/v1' }
    const shelf = changeShelf({ ...made('1'), stale }, { type: 'ordered', order })
    expect(shelf).toMatchObject({ order, stale: null, shownId: null })
    expect(idsOf(shelf)).toEqual(['1'])
  })

  it('removes one, and shows another only if that was shown', () => {
    const shelf = made('1', '2')
    expect(shownOn(changeShelf(shelf, { type: 'remove', id: '2' }))).toBe(null)
    expect(shownOn(changeShelf(shelf, { type: 'remove', id: '1' }))?.id).toBe('2')
  })

  it('tells of the key, and of an earlier job, until that is done', () => {
    const told = changeShelf(emptyShelf, { type: 'keyNews', news: 'forgotten' })
    expect(told.keyNews).toBe('forgotten')
    expect(changeShelf(told, { type: 'keyNews', news: null }).keyNews).toBe(null)
    const stale = { ...order, operation: 'interactions/v1' }
    expect(changeShelf({ ...emptyShelf, stale }, { type: 'staleDone' }).stale).toBe(null)
  })
})
