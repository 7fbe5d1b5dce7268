import { describe, expect, it } from 'vitest'
import {
  videoGenerationReducer,
  initialState,
  videoLimit,
  getShownVideo,
  type GeneratedVideo,
  type VideoGenerationState,
} from './video-generation.state.ts'

const video = (id: string): GeneratedVideo => ({
  id,
  operation: null,
  prompt: `of ${id}`,
  ratio: '16:9',
  blob: new Blob([id]),
})
const order = { prompt: 'a cat', ratio: '9:16', since: 1 } as const
const made = (...ids: string[]) =>
  ids.reduce<VideoGenerationState>(
    (state, id) => videoGenerationReducer(state, { type: 'made', video: video(id) }),
    initialState,
  )
const idsOf = ({ videos }: VideoGenerationState) => videos.map(({ id }) => id)

describe('videoGenerationReducer', () => {
  it('shows the newest video and keeps the others', () => {
    const state = made('1', '2')
    expect(idsOf(state)).toEqual(['2', '1'])
    expect(getShownVideo(state)?.id).toBe('2')
    expect(getShownVideo(videoGenerationReducer(state, { type: 'show', id: '1' }))?.id).toBe('1')
  })

  it('keeps a limited number of videos', () => {
    const ids = Array.from({ length: videoLimit + 2 }, (_, at) => String(at))
    expect(idsOf(made(...ids))).toEqual(ids.reverse().slice(0, videoLimit))
  })

  it('keeps one copy of a video that arrives twice', () => {
    expect(idsOf(made('1', '2', '1'))).toEqual(['1', '2'])
  })

  it('hides the shown video and the stale job when another is ordered', () => {
    const stale = { ...order, operation: 'interactions/v1' }
    const state = videoGenerationReducer({ ...made('1'), stale }, { type: 'ordered', order })
    expect(state).toMatchObject({ order, stale: null, shownId: null })
    expect(idsOf(state)).toEqual(['1'])
  })

  it('removes a video and hides it if it was shown', () => {
    const state = made('1', '2')
    expect(getShownVideo(videoGenerationReducer(state, { type: 'remove', id: '2' }))).toBe(null)
    expect(getShownVideo(videoGenerationReducer(state, { type: 'remove', id: '1' }))?.id).toBe('2')
  })

  it('keeps the key status and the stale job until they are cleared', () => {
    const told = videoGenerationReducer(initialState, { type: 'keyStatus', status: 'forgotten' })
    expect(told.keyStatus).toBe('forgotten')
    expect(videoGenerationReducer(told, { type: 'keyStatus', status: null }).keyStatus).toBe(null)
    const stale = { ...order, operation: 'interactions/v1' }
    expect(videoGenerationReducer({ ...initialState, stale }, { type: 'staleDone' }).stale).toBe(null)
  })
})
