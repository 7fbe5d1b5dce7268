import { grapheme } from '@saha/ui/characters'

type Granularity = 'grapheme' | 'word' | 'sentence'

/** Approximates `Intl.Segmenter`, which Firefox lacks before version 125. */
const approximate: Readonly<Record<Granularity, RegExp>> = {
  grapheme,
  word: /[\p{L}\p{M}\p{N}_'’\p{Join_Control}]+|[^\p{L}\p{M}\p{N}]/gu,
  sentence: /.+?(?:[.!?؟۔…]+[»”"’')\]]*\s+(?!\p{Ll})|[。！？]+[」』”]*|\n|$)/gsu,
}

/** Created on first use: that takes a slow phone a tenth of a second. */
const segmenters = new Map<Granularity, Intl.Segmenter>()

/** Returns the characters, words with what is between them, or sentences of a text in any language; joined, the text. */
export function segments(text: string, granularity: Granularity): string[] {
  if (!('Segmenter' in Intl)) return text.match(approximate[granularity]) ?? []
  // oxlint-disable-next-line old-browsers/built-ins -- checked above
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter('und', { granularity })
  segmenters.set(granularity, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
