import { describe, expect, it } from 'vitest'
import { hardTexts, isWholeBeginning, longTexts } from '../../../../../tests/hard-texts.ts'
import { addCaptionChunk, captionLength, finishCaptions, interruptCaptions } from './captions.ts'
import type { Caption, CaptionChunk } from './captions.ts'

const by = (speaker: CaptionChunk['speaker'], text: string, final = false): CaptionChunk => ({
  speaker,
  text,
  final,
})
const captionsOf = (...spoken: CaptionChunk[]) =>
  spoken.reduce<readonly Caption[]>((captions, each) => addCaptionChunk(captions, each, 1), [])

describe('captions', () => {
  it('grow with every chunk until they are final', () => {
    expect(captionsOf(by('model', 'A '), by('model', 'tile', true), by('model', 'Next'))).toEqual([
      { id: 1, speaker: 'model', text: 'A tile', final: true, memory: 1 },
      { id: 2, speaker: 'model', text: 'Next', final: false, memory: 1 },
    ])
  })

  it('of both sides grow in parallel, in any order of chunks', () => {
    const captions = captionsOf(by('visitor', 'مرحبا'), by('model', 'أهلا'), by('visitor', ' بك'))
    expect(captions.map(({ text }) => text)).toEqual(['مرحبا بك', 'أهلا'])
  })

  it('become final without another chunk', () => {
    const captions = captionsOf(by('visitor', 'Hello'), by('visitor', '', true), by('visitor', '  '))
    expect(captions).toEqual([{ id: 1, speaker: 'visitor', text: 'Hello', final: true, memory: 1 }])
  })

  it('become final for one side or for both', () => {
    const captions = captionsOf(by('visitor', 'Hello'), by('model', 'Hi'))
    expect(finishCaptions(captions, 'model').map(({ final }) => final)).toEqual([false, true])
    expect(finishCaptions(captions).map(({ final }) => final)).toEqual([true, true])
  })

  it('are marked as interrupted, only the open one of the model', () => {
    const captions = interruptCaptions(
      captionsOf(by('model', 'Hi', true), by('visitor', 'Hello'), by('model', 'I')),
    )
    expect(captions.map(({ final, interrupted }) => [final, interrupted])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, true],
    ])
  })

  it('have a maximum length: longer text continues in the next', () => {
    const long = 'x'.repeat(1999)
    const captions = captionsOf(by('model', long), by('model', 'yz'), by('model', 'x'.repeat(99_999)))
    expect(captions.map(({ text }) => text.length)).toEqual([1999, 2, 2000])
    expect(captions.map(({ final }) => final)).toEqual([true, true, false])
  })

  it('use the full length', () => {
    const captions = captionsOf(by('model', 'x'.repeat(1999)), by('model', 'y'))
    expect(captions.map(({ text }) => text.length)).toEqual([2000])
  })

  it('have a maximum number: the oldest are dropped, ids stay', () => {
    const captions = captionsOf(...Array.from({ length: 205 }, (_, n) => by('model', `${n}`, true)))
    expect(captions).toHaveLength(200)
    expect(captions[0]).toMatchObject({ id: 6, text: '5' })
  })

  it.each(Object.entries(hardTexts))('are cut between graphemes: %s', (_, text) => {
    for (const long of longTexts(text, captionLength)) {
      for (const caption of addCaptionChunk([], { speaker: 'model', text: long, final: true })) {
        expect(caption.text.length).toBeLessThanOrEqual(captionLength)
        expect(isWholeBeginning(long, caption.text)).toBe(true)
      }
    }
  })
})
