import { expect, it } from 'vitest'
import type { Clip } from './audio-transcription.state.ts'
import { toClipFileName } from './clip-file-name.ts'

const clip = (type: string, name: string | null, words: string | null): Clip => ({
  id: 1,
  blob: new Blob(['0'], { type }),
  name,
  stoppedBy: null,
  sound: null,
  answer: words === null ? null : { value: words, cutOff: false },
})

it.each([
  [clip('audio/webm;codecs=opus', null, null), undefined, 'recording.webm'],
  [clip('audio/mp4', null, 'Good evening.'), undefined, 'good-evening.m4a'],
  [clip('audio/x', null, '…'), undefined, 'recording.audio'],
  [clip('audio/wav', '../‮مقابلة 3', 'Good evening.'), 'srt', 'مقابلة-3.srt'],
])('names a clip by its file or its transcript', (of, extension, name) => {
  expect(toClipFileName(of, 'recording', extension)).toBe(name)
})
