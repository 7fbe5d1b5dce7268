import { describe, expect, it } from 'vitest'
import type { EntryKind } from '../../../../adapters/library/entry-kind.ts'
import { createEntry } from '../../../../adapters/library/entry.ts'
import {
  fromStoredTranscript,
  toStoredTranscript,
  transcriptKind,
} from '../../audio-transcription/stored-transcript.ts'
import { editsKind, fromStoredEdits, toStoredEdits } from '../../image-editor/stored-edits.ts'
import { imageKind } from '../../image-generation/stored-image.ts'
import { searchKind } from '../../smart-search/stored-search.ts'
import { speechKind } from '../../text-to-speech/stored-speech.ts'
import {
  fromStoredVideoAnswers,
  toStoredVideoAnswers,
  videoAnswersKind,
} from '../../video-analyzer/stored-video-answers.ts'
import { videoKind } from '../../video-generation/stored-video.ts'

const blob = (text: string) => new Blob([text])
const read = <Data>(kind: Pick<EntryKind<Data>, 'tool' | 'read'>, data: unknown) =>
  kind.read(createEntry({ tool: kind.tool, data: structuredClone(data) }))

const image = {
  name: 'Yard',
  originalSize: null,
  steps: {
    at: 1,
    steps: [
      { id: 'a', width: 2, height: 3, instruction: null, blob: blob('a') },
      { id: 'b', width: 2, height: 3, instruction: 'At night', blob: blob('b') },
    ],
  },
} as const
const clip = {
  id: 1,
  blob: blob('clip'),
  name: null,
  stoppedBy: null,
  sound: { duration: 3, peaks: [0, 1] },
  answer: { value: 'Good morning', cutOff: false },
}
const video = { blob: blob('video'), name: 'Yard', width: 4, height: 3, isPlayable: true, duration: null }
const exchange = { id: '1', video, question: 'Who?', answer: 'A fox', ending: 'whole' } as const

describe('a stored result is restored exactly', () => {
  it('as an image with its edits', () => {
    const { data, files } = toStoredEdits(image)
    const stored = read(editsKind, data)
    expect(stored && fromStoredEdits(stored, files)).toEqual(image)
    expect(stored && fromStoredEdits(stored, new Map([['a', image.steps.steps[0].blob]]))).toBe(null)
  })

  it('as a recording with its transcript', () => {
    const written = toStoredTranscript(clip)
    const stored = read(transcriptKind, written?.data)
    const { id: _id, ...fields } = clip
    expect(stored && written && fromStoredTranscript(stored, written.files)).toEqual(fields)
    expect(toStoredTranscript({ ...clip, answer: null })).toBe(null)
  })

  it('as a video with the answers about it', () => {
    const other = { ...exchange, video: { ...video, blob: blob('another') } }
    const { data, files } = toStoredVideoAnswers(video, [exchange, other])
    const stored = read(videoAnswersKind, data)
    expect(stored && fromStoredVideoAnswers(stored, files, () => '1')).toEqual({
      video,
      exchanges: [exchange],
    })
  })
})

const link = { uri: 'https://example.com', title: 'Example' }
const search = {
  query: 'Chess',
  mode: 'web',
  result: { text: 'Old', sources: [{ web: link }], citations: [], suggestions: '' },
  cutOff: false,
}
const speech = { text: 'Hi', voice: 'Kore', mimeType: 'audio/wav', cutOff: false, words: '' }

it('reads searches, speech, images and videos unchanged', () => {
  expect(read(searchKind, search)).toEqual(search)
  expect(read(speechKind, speech)).toEqual(speech)
  expect(read(imageKind, { prompt: 'A fox', ratio: '1:1' })).toEqual({ prompt: 'A fox', ratio: '1:1' })
  expect(read(videoKind, { prompt: 'A fox', ratio: '16:9' })).toEqual({ prompt: 'A fox', ratio: '16:9' })
})

it.each<[Pick<EntryKind<unknown>, 'tool' | 'read'>, unknown]>([
  [searchKind, { ...search, result: { ...search.result, sources: [{ web: { uri: 1 } }] } }],
  [searchKind, { ...search, mode: 'sea' }],
  [speechKind, { ...speech, mimeType: null }],
  [imageKind, { prompt: 'A fox', ratio: '7:7' }],
  [videoKind, { prompt: 'A fox' }],
  [editsKind, { ...toStoredEdits(image).data, at: 2 }],
  [editsKind, { ...toStoredEdits(image).data, steps: [] }],
  [transcriptKind, { ...toStoredTranscript(clip)?.data, sound: { duration: 1, peaks: [2] } }],
  [videoAnswersKind, { ...toStoredVideoAnswers(video, [exchange]).data, exchanges: [] }],
])('skips a broken result of %#', (kind, data) => {
  expect(read(kind, data)).toBe(null)
})
