import { expect, it } from 'vitest'
import {
  transcriptionReducer,
  initialState,
  type TranscriptionEvent,
  type Clip,
} from './audio-transcription.state.ts'

const clip = (id: number): Clip => ({
  id,
  blob: new Blob([String(id)]),
  name: null,
  stoppedBy: 'visitor',
  sound: null,
  answer: null,
})
const sound = { duration: 2, peaks: [1] }
const answer = { value: 'Hello.', cutOff: false }
const after = (...events: TranscriptionEvent[]) => events.reduce(transcriptionReducer, initialState)
const ids = ({ clip, previous }: ReturnType<typeof after>) => [clip?.id, previous?.id]

it('keeps the previous clip and its transcript when another is added', () => {
  const state = after(
    { type: 'added', clip: clip(1) },
    { type: 'transcribed', answer },
    { type: 'added', clip: clip(2) },
  )
  expect(ids(state)).toEqual([2, 1])
  expect(ids(transcriptionReducer(state, { type: 'restored' }))).toEqual([1, 2])
  expect(transcriptionReducer(state, { type: 'restored' }).clip?.answer).toBe(answer)
})

it('restores a discarded clip, also after another is added', () => {
  const discarded = after({ type: 'added', clip: clip(1) }, { type: 'discarded' })
  expect(ids(discarded)).toEqual([undefined, 1])
  expect(ids(transcriptionReducer(discarded, { type: 'restored' }))).toEqual([1, undefined])
  expect(ids(transcriptionReducer(discarded, { type: 'added', clip: clip(2) }))).toEqual([2, 1])
  expect(transcriptionReducer(discarded, { type: 'discarded' })).toBe(discarded)
})

it('ignores a measurement of another clip', () => {
  const one = after({ type: 'added', clip: clip(1) }, { type: 'measured', id: 1, sound })
  expect(one.clip?.sound).toBe(sound)
  const two = after(
    { type: 'added', clip: clip(1) },
    { type: 'added', clip: clip(2) },
    { type: 'measured', id: 1, sound },
  )
  expect(two.clip?.sound).toBe(null)
  expect(after({ type: 'transcribed', answer })).toBe(initialState)
})
