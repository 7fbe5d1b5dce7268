import { describe, expect, it } from 'vitest'
import { hardTexts, isVisible, isWholeBeginning, longTexts } from '../../../tests/hard-texts.ts'
import { hasName } from './account/limits.ts'
import { addCaptionChunk, captionLength } from './live-chat/captions.ts'
import { firstUnits } from './internal/first-units.ts'

describe.each(Object.entries(hardTexts))('a hard text: %s', (_, text) => {
  it('is cut between characters, within the limit', () => {
    for (const most of [0, 1, 2, 3, 7, 16]) {
      for (const long of longTexts(text, most)) {
        const beginning = firstUnits(long, most)
        expect(beginning.length).toBeLessThanOrEqual(most)
        expect(isWholeBeginning(long, beginning)).toBe(true)
      }
    }
  })

  it('becomes a caption of whole characters', () => {
    for (const long of longTexts(text, captionLength)) {
      for (const caption of addCaptionChunk([], { speaker: 'model', text: long, final: true })) {
        expect(caption.text.length).toBeLessThanOrEqual(captionLength)
        expect(isWholeBeginning(long, caption.text)).toBe(true)
      }
    }
  })

  it('is a name only if it is visible', () => {
    expect(hasName(text)).toBe(isVisible(text))
  })
})
