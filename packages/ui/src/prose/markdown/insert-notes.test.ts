import { describe, expect, it } from 'vitest'
import { insertNotes, splitAtNotes, stripNotes } from './insert-notes.ts'

/** Places notes at the bars and returns their numbers in brackets. */
function placed(marked: string): string {
  const pieces = marked.split('¦')
  let length = 0
  const ats = pieces.slice(0, -1).map((piece) => (length += piece.length))
  return insertNotes(pieces.join(''), ats).replaceAll(/\uFFFC(\d+)\uFFFC/g, '[$1]')
}

describe('insertNotes', () => {
  it.each([
    ['after a sentence', 'One.¦ Two.¦', 'One.[0] Two.[1]'],
    ['after the punctuation of a sentence', 'One¦. Two¦!', 'One.[0] Two![1]'],
    ['after Arabic punctuation', 'كم عددها¦؟ ثلاثة¦، لا أكثر¦.', 'كم عددها؟[0] ثلاثة،[1] لا أكثر.[2]'],
    ['not after a decimal point', 'It is 3¦.5 long', 'It is 3[0].5 long'],
    ['two at one index, in order', 'One.¦¦ Two.', 'One.[0][1] Two.'],
    ['before a space at its index', 'One. ¦Two.\n\n¦', 'One.[0] Two.[1]\n\n'],
    ['after closing marks', 'A **bold¦** word and **one.¦**', 'A **bold**[0] word and **one.**[1]'],
    ['not in code', 'Call `fo¦o()`, then go', 'Call `foo()`,[0] then go'],
    ['below a code block', '```js\nlet a¦ = 1\n```\n\nNext', '```js\nlet a = 1\n```\n\n[0]\n\nNext'],
    ['below an unclosed code block', '```js\nlet a¦ = 1', '```js\nlet a = 1\n\n[0]'],
    ['not in a link', 'See [the ru¦les](https://a.example/).', 'See [the rules](https://a.example/).[0]'],
    ['not in a URL', 'See https://a.exa¦mple/b now', 'See https://a.example/b [0] now'],
    ['in its table cell', '| a | b |\n| - | - |\n| 1 | 2 |¦', '| a | b |\n| - | - |\n| 1 | 2[0] |'],
    ['not in the delimiter row of a table', '| a |\n| - |¦\n| 1 |', '| a[0] |\n| - |\n| 1 |'],
    ['not in the underline of a heading', 'Title\n===¦\nText', 'Title[0]\n===\nText'],
    ['at the start of blank text', ' \n¦', '[0] \n'],
  ])('%s', (_, marked, result) => {
    expect(placed(marked)).toBe(result)
  })

  it.each([-5, 99])('clamps an index of %i to the text', (at) => {
    expect(stripNotes(insertNotes('Words', [at]))).toBe('Words')
  })

  it('ignores placeholders in untrusted text', () => {
    expect(splitAtNotes(insertNotes('a\uFFFC0\uFFFC b', [6]))).toEqual(['a\uFFFD0\uFFFD b', '0', ''])
  })

  it('handles pathological input quickly', () => {
    const hostile = `${'['.repeat(20_000)}${'`'.repeat(20_001)}${'![a]('.repeat(10_000)}${'| '.repeat(20_000)}`
    const start = performance.now()
    insertNotes(hostile, [10, 30_000, hostile.length])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

it('inserts notes into text without words', () => {
  expect(splitAtNotes(insertNotes('\n\\[\n', [1]))).toHaveLength(3)
})
