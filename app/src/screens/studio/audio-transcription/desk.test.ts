import { expect, it } from 'vitest'
import { atDesk, nothingTaken, type DeskEvent, type Take } from './desk.ts'

const take = (id: number): Take => ({
  id,
  clip: new Blob([String(id)]),
  name: null,
  by: 'visitor',
  sound: null,
  answer: null,
})
const sound = { duration: 2, peaks: [1] }
const answer = { value: 'Hello.', cutOff: false }
const after = (...events: DeskEvent[]) => events.reduce(atDesk, nothingTaken)
const ids = ({ take, before }: ReturnType<typeof after>) => [take?.id, before?.id]

it('another take leaves the one before within reach, with its words', () => {
  const desk = after(
    { type: 'taken', take: take(1) },
    { type: 'answered', answer },
    { type: 'taken', take: take(2) },
  )
  expect(ids(desk)).toEqual([2, 1])
  expect(ids(atDesk(desk, { type: 'brought-back' }))).toEqual([1, 2])
  expect(atDesk(desk, { type: 'brought-back' }).take?.answer).toBe(answer)
})

it('what is put away can be brought back, and what comes instead does not lose it', () => {
  const put = after({ type: 'taken', take: take(1) }, { type: 'put-away' })
  expect(ids(put)).toEqual([undefined, 1])
  expect(ids(atDesk(put, { type: 'brought-back' }))).toEqual([1, undefined])
  expect(ids(atDesk(put, { type: 'taken', take: take(2) }))).toEqual([2, 1])
  expect(atDesk(put, { type: 'put-away' })).toBe(put)
})

it('what is measured late is not told of another take', () => {
  const one = after({ type: 'taken', take: take(1) }, { type: 'measured', id: 1, sound })
  expect(one.take?.sound).toBe(sound)
  const two = after(
    { type: 'taken', take: take(1) },
    { type: 'taken', take: take(2) },
    { type: 'measured', id: 1, sound },
  )
  expect(two.take?.sound).toBe(null)
  expect(after({ type: 'answered', answer })).toBe(nothingTaken)
})
