import { expect, it } from 'vitest'
import {
  exchangeLimit,
  initialState,
  getTurns,
  videoAnalyzerReducer,
  getPartialAnswer,
  type VideoAnalyzerState,
  type Exchange,
} from './video-analyzer.state.ts'
import type { LoadedVideo } from './video-file.ts'

const videoOf = (name: string): LoadedVideo => ({
  blob: new Blob([name]),
  name,
  isPlayable: true,
  duration: 6,
  width: 4,
  height: 3,
})
const [fox, lantern] = [videoOf('fox'), videoOf('lantern')]
const answered = (store: VideoAnalyzerState, id: string, more: Partial<Exchange> = {}): VideoAnalyzerState =>
  videoAnalyzerReducer(store, {
    type: 'answered',
    exchange: { id, video: fox, question: `q${id}`, answer: `a${id}`, ending: 'whole', ...more },
  })
const opened = videoAnalyzerReducer(initialState, { type: 'open', video: fox })

it('keeps a limited number of answers, newest first, also after the video changes', () => {
  let store = opened
  for (let id = 0; id < exchangeLimit + 2; id += 1) store = answered(store, String(id))
  store = videoAnalyzerReducer(store, { type: 'open', video: lantern })
  expect(store.exchanges).toHaveLength(exchangeLimit)
  expect(store.exchanges[0]?.id).toBe(String(exchangeLimit + 1))
  expect(store.video).toBe(lantern)
})

it('returns the finished turns about the same video, oldest first', () => {
  let store = answered(opened, '1')
  store = answered(store, '2', { ending: 'stopped' })
  store = answered(store, '3', { video: lantern })
  store = answered(store, '4', { ending: 'cutOff' })
  expect(getTurns(store, fox)).toEqual([
    { question: 'q1', answer: 'a1' },
    { question: 'q4', answer: 'a4' },
  ])
  for (let id = 5; id < 15; id += 1) store = answered(store, String(id))
  expect(getTurns(store, fox)).toHaveLength(6)
  expect(getTurns(store, fox).at(-1)?.question).toBe('q14')
})

it('has a partial answer until it is finished or the video changes', () => {
  const writing = videoAnalyzerReducer(opened, {
    type: 'progress',
    progress: { phase: 'answering', text: 'A fo' },
  })
  expect(getPartialAnswer(writing)).toBe('A fo')
  expect(
    getPartialAnswer(videoAnalyzerReducer(opened, { type: 'progress', progress: { phase: 'processing' } })),
  ).toBe('')
  expect(getPartialAnswer(answered(writing, '1'))).toBe('')
  expect(getPartialAnswer(videoAnalyzerReducer(writing, { type: 'open', video: lantern }))).toBe('')
})
