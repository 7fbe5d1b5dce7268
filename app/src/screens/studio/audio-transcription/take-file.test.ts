import { expect, it } from 'vitest'
import type { Take } from './desk.ts'
import { nameOf } from './take-file.ts'

const take = (type: string, name: string | null, words: string | null): Take => ({
  id: 1,
  clip: new Blob(['0'], { type }),
  name,
  by: null,
  sound: null,
  answer: words === null ? null : { value: words, cutOff: false },
})

it.each([
  [take('audio/webm;codecs=opus', null, null), undefined, 'recording.webm'],
  [take('audio/mp4', null, 'Good evening.'), undefined, 'good-evening.m4a'],
  [take('audio/x', null, '…'), undefined, 'recording.audio'],
  [take('audio/wav', '../‮مقابلة 3', 'Good evening.'), 'srt', 'مقابلة-3.srt'],
])('a file is called after its file or its words', (of, extension, name) => {
  expect(nameOf(of, 'recording', extension)).toBe(name)
})
