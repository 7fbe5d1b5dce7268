import { describe, expect, it } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary([
  'lantern',
  'leap',
  'lean',
  'فانوس',
  'فانوسان',
  'قفزه',
  'ق',
  'x'.repeat(300),
])
const wordsOf = (ids: readonly number[]) => ids.map((id) => vocabulary.words[id])

function findSimilar(word: string, maxEdits: number) {
  const found: Record<string, number> = {}
  vocabulary.forEachSimilar(word, maxEdits, (id, edits) => {
    found[vocabulary.words[id] as string] = edits
  })
  return found
}

describe('Vocabulary', () => {
  it('finds words by their start', () => {
    const [from, to] = vocabulary.rangeOfPrefix('le')
    expect(vocabulary.words.slice(from, to)).toEqual(['lean', 'leap'])
    expect(vocabulary.hasPrefix('فان')).toBe(true)
    expect(vocabulary.hasPrefix('leaps')).toBe(false)
    expect(vocabulary.idOf('فانوس')).toBe(vocabulary.words.indexOf('فانوس'))
    expect(vocabulary.idOf('فان')).toBe(-1)
  })

  it.each([
    ['ea', false, ['leap', 'lean']],
    ['l', false, ['lantern', 'leap', 'lean']],
    ['n', true, ['lantern', 'lean']],
    ['ان', true, ['فانوسان']],
    ['z', false, []],
  ] as const)('finds words that contain %j, at the end: %j', (part, atEnd, expected) => {
    expect(wordsOf(vocabulary.findContaining(part, atEnd))).toEqual(expected.toSorted())
  })

  it.each([
    ['lantern', 'lantern', 0],
    ['lanten', 'lantern', 1],
    ['llantern', 'lantern', 1],
    ['lamtern', 'lantern', 1],
    ['lantren', 'lantern', 1],
    ['alntrn', 'lantern', 2],
    ['فنوس', 'فانوس', 1],
    ['فانووس', 'فانوس', 1],
    ['فانوص', 'فانوس', 1],
    ['قزفه', 'قفزه', 1],
  ])('counts the typos in %s', (typed, word, edits) => {
    expect(findSimilar(typed, 2)[word]).toBe(edits)
    if (edits > 0) expect(findSimilar(typed, edits - 1)).not.toHaveProperty(word)
  })

  it('finds no words with more typos, nor any for a very long text', () => {
    expect(findSimilar('lap', 1)).toEqual({ leap: 1 })
    expect(findSimilar('x'.repeat(300), 2)).toEqual({})
    expect(findSimilar('', 0)).toEqual({})
    expect(new Vocabulary([]).words).toEqual([])
  })
})
