import { expect, it } from 'vitest'
import { readGrounding } from './grounding.ts'

const groundingChunks = [{ web: { uri: 'https://a.example/', title: 'a.example' } }]
const cited = (segment: object) => ({
  groundingChunks,
  groundingSupports: [{ segment, groundingChunkIndices: [0] }],
})
const bytes = (text: string) => new TextEncoder().encode(text).length

const arabic = 'فاز المغرب. ثم عاد 🏆 إلى الرباط.'

it.each(['فاز المغرب.', 'ثم عاد 🏆 إلى الرباط.', '🏆'])(
  'converts byte offsets of multi-byte text: %s',
  (words) => {
    const startIndex = bytes(arabic.slice(0, arabic.indexOf(words)))
    const segment = { startIndex, endIndex: startIndex + bytes(words) }
    for (const named of [segment, { ...segment, text: words }]) {
      const [citation] = readGrounding(cited(named), [arabic]).citations
      expect(arabic.slice(citation?.start, citation?.end)).toBe(words)
      expect(citation?.sources).toEqual([0])
    }
  },
)

it('prefers the quoted text to the offsets', () => {
  const [citation] = readGrounding(cited({ startIndex: 0, endIndex: 3, text: 'عاد' }), [arabic]).citations
  expect(arabic.slice(citation?.start, citation?.end)).toBe('عاد')
  expect(readGrounding(cited({ startIndex: 0, endIndex: 3, text: 'لا شيء' }), [arabic]).citations).toEqual([])
})

it('counts from the start of the part, without thoughts', () => {
  const texts = [null, 'Morocco won. ', 'It went home.']
  const segment = { partIndex: 2, startIndex: 3, endIndex: 7 }
  const [citation] = readGrounding(cited(segment), texts).citations
  expect(texts.join('').slice(citation?.start, citation?.end)).toBe('went')
})

it('omits sources without a URL and keeps the other indexes', () => {
  const metadata = {
    groundingChunks: [
      { web: { title: 'nowhere' } },
      {},
      { maps: { uri: 'https://maps.example/1', title: 'Café' } },
    ],
    groundingSupports: [{ segment: { startIndex: 0, endIndex: 2 }, groundingChunkIndices: [0, 2, 9] }],
  }
  expect(readGrounding(metadata, ['ok'])).toEqual({
    sources: [{ maps: { uri: 'https://maps.example/1', title: 'Café' } }],
    citations: [{ start: 0, end: 2, sources: [0] }],
  })
})

it('returns empty lists without metadata', () => {
  expect(readGrounding(undefined, ['ok'])).toEqual({ sources: [], citations: [] })
})
