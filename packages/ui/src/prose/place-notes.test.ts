import { describe, expect, it } from 'vitest'
import { placeNotes, splitAtNotes, withoutNotes } from './place-notes.ts'

/** Where the bar stands is what is wanted; notes are shown as their numbers in brackets. */
function placed(marked: string): string {
  const pieces = marked.split('¦')
  let length = 0
  const ats = pieces.slice(0, -1).map((piece) => (length += piece.length))
  return placeNotes(pieces.join(''), ats).replaceAll(/\uFFFC(\d+)\uFFFC/g, '[$1]')
}

describe('placeNotes', () => {
  it.each([
    ['behind a sentence', 'One.¦ Two.¦', 'One.[0] Two.[1]'],
    ['behind what ends the sentence', 'One¦. Two¦!', 'One.[0] Two![1]'],
    ['behind what ends it in Arabic', 'كم عددها¦؟ ثلاثة¦، لا أكثر¦.', 'كم عددها؟[0] ثلاثة،[1] لا أكثر.[2]'],
    ['not behind a decimal point', 'It is 3¦.5 long', 'It is 3[0].5 long'],
    ['two at one place, in their order', 'One.¦¦ Two.', 'One.[0][1] Two.'],
    ['before the space that it was meant for', 'One. ¦Two.\n\n¦', 'One.[0] Two.[1]\n\n'],
    ['behind marks that close', 'A **bold¦** word and **one.¦**', 'A **bold**[0] word and **one.**[1]'],
    ['not in code', 'Call `fo¦o()`, then go', 'Call `foo()`,[0] then go'],
    ['below a block of code', '```js\nlet a¦ = 1\n```\n\nNext', '```js\nlet a = 1\n```\n\n[0]\n\nNext'],
    ['below one that never ends', '```js\nlet a¦ = 1', '```js\nlet a = 1\n\n[0]'],
    ['not in a link', 'See [the ru¦les](https://a.example/).', 'See [the rules](https://a.example/).[0]'],
    ['not in an address', 'See https://a.exa¦mple/b now', 'See https://a.example/b [0] now'],
    [
      'in the cell that it is meant for',
      '| a | b |\n| - | - |\n| 1 | 2 |¦',
      '| a | b |\n| - | - |\n| 1 | 2[0] |',
    ],
    ['never in the line that makes a table', '| a |\n| - |¦\n| 1 |', '| a[0] |\n| - |\n| 1 |'],
    ['never in a line drawn below a text', 'Title\n===¦\nText', 'Title[0]\n===\nText'],
    ['nowhere but at the start of nothing', ' \n¦', '[0] \n'],
  ])('%s', (_, marked, result) => {
    expect(placed(marked)).toBe(result)
  })

  it.each([-5, 99])('keeps a place of %i within the text', (at) => {
    expect(withoutNotes(placeNotes('Words', [at]))).toBe('Words')
  })

  it('takes the sign of a stranger for nothing', () => {
    expect(splitAtNotes(placeNotes('a\uFFFC0\uFFFC b', [6]))).toEqual(['a\uFFFD0\uFFFD b', '0', ''])
  })

  it('takes no time for what is meant to take much', () => {
    const hostile = `${'['.repeat(20_000)}${'`'.repeat(20_001)}${'![a]('.repeat(10_000)}${'| '.repeat(20_000)}`
    const start = performance.now()
    placeNotes(hostile, [10, 30_000, hostile.length])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
