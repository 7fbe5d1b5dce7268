import { expect, it } from 'vitest'
import { exchangeLimit, nothingOpen, turnsOf, work, writtenOf, type Desk, type Exchange } from './desk.ts'
import type { OpenedVideo } from './video-file.ts'

const videoOf = (name: string): OpenedVideo => ({
  blob: new Blob([name]),
  name,
  isPlayable: true,
  duration: 6,
  width: 4,
  height: 3,
})
const [fox, lantern] = [videoOf('fox'), videoOf('lantern')]
const answered = (desk: Desk, id: string, more: Partial<Exchange> = {}): Desk =>
  work(desk, {
    type: 'answered',
    exchange: { id, video: fox, question: `q${id}`, answer: `a${id}`, ending: 'whole', ...more },
  })
const opened = work(nothingOpen, { type: 'open', video: fox })

it('answers lie newest first, so many and no more, and outlast their video', () => {
  let desk = opened
  for (let id = 0; id < exchangeLimit + 2; id += 1) desk = answered(desk, String(id))
  desk = work(desk, { type: 'open', video: lantern })
  expect(desk.exchanges).toHaveLength(exchangeLimit)
  expect(desk.exchanges[0]?.id).toBe(String(exchangeLimit + 1))
  expect(desk.video).toBe(lantern)
})

it('the next question goes with what was said of the same video and not stopped, oldest first', () => {
  let desk = answered(opened, '1')
  desk = answered(desk, '2', { ending: 'stopped' })
  desk = answered(desk, '3', { video: lantern })
  desk = answered(desk, '4', { ending: 'cutOff' })
  expect(turnsOf(desk, fox)).toEqual([
    { question: 'q1', answer: 'a1' },
    { question: 'q4', answer: 'a4' },
  ])
  for (let id = 5; id < 15; id += 1) desk = answered(desk, String(id))
  expect(turnsOf(desk, fox)).toHaveLength(6)
  expect(turnsOf(desk, fox).at(-1)?.question).toBe('q14')
})

it('what is being written is seen until it is an answer, or another video lies there', () => {
  const writing = work(opened, { type: 'progress', progress: { phase: 'answering', text: 'A fo' } })
  expect(writtenOf(writing)).toBe('A fo')
  expect(writtenOf(work(opened, { type: 'progress', progress: { phase: 'processing' } }))).toBe('')
  expect(writtenOf(answered(writing, '1'))).toBe('')
  expect(writtenOf(work(writing, { type: 'open', video: lantern }))).toBe('')
})
