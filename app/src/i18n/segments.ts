import { graphemePattern } from '@saha/ui/characters'

type Granularity = 'grapheme' | 'word' | 'sentence'

/** Approximates `Intl.Segmenter`, which Firefox lacks before version 125. */
const approximate: Readonly<Record<Granularity, RegExp>> = {
  grapheme: graphemePattern,
  word: /[\p{L}\p{M}\p{N}_'’\p{Join_Control}]+|[^\p{L}\p{M}\p{N}]/gu,
  sentence: /.+?(?:[.!?؟۔…]+[»”"’')\]]*\s+(?!\p{Ll})|[。！？]+[」』”]*|\n|$)/gsu,
}

/** Created on first use, which blocks a slow phone for 100 ms. */
const segmenters = new Map<Granularity, Intl.Segmenter>()

/** Splits text into characters, words with the text between them, or sentences. Joined, they are the text. */
export function segments(text: string, granularity: Granularity): string[] {
  if (!('Segmenter' in Intl)) return text.match(approximate[granularity]) ?? []
  // oxlint-disable-next-line old-browsers/built-ins -- checked above
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter('und', { granularity })
  segmenters.set(granularity, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
