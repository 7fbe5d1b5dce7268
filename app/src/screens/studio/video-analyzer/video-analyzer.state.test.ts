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
const answered = (state: VideoAnalyzerState, id: string, more: Partial<Exchange> = {}): VideoAnalyzerState =>
  videoAnalyzerReducer(state, {
    type: 'answered',
    exchange: { id, video: fox, question: `q${id}`, answer: `a${id}`, ending: 'whole', ...more },
  })
const opened = videoAnalyzerReducer(initialState, { type: 'open', video: fox })

it('keeps a limited number of answers, newest first, also after the video changes', () => {
  let state = opened
  for (let id = 0; id < exchangeLimit + 2; id += 1) state = answered(state, String(id))
  state = videoAnalyzerReducer(state, { type: 'open', video: lantern })
  expect(state.exchanges).toHaveLength(exchangeLimit)
  expect(state.exchanges[0]?.id).toBe(String(exchangeLimit + 1))
  expect(state.video).toBe(lantern)
})

it('returns the finished turns about the same video, oldest first', () => {
  let state = answered(opened, '1')
  state = answered(state, '2', { ending: 'stopped' })
  state = answered(state, '3', { video: lantern })
  state = answered(state, '4', { ending: 'cutOff' })
  expect(getTurns(state, fox)).toEqual([
    { question: 'q1', answer: 'a1' },
    { question: 'q4', answer: 'a4' },
  ])
  for (let id = 5; id < 15; id += 1) state = answered(state, String(id))
  expect(getTurns(state, fox)).toHaveLength(6)
  expect(getTurns(state, fox).at(-1)?.question).toBe('q14')
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
