import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { outlineLevels } from './outline.ts'

/** The levels of the headings of a text. */
function levels(text: string, first: 2 | 3 | 5) {
  const blocks = lexer(text)
  const all = outlineLevels(blocks, first)
  return all.filter((_, at) => blocks[at]?.type !== 'space')
}
const headings = (depths: readonly number[]) =>
  depths.map((depth) => `${'#'.repeat(depth)} Title`).join('\n\n')

describe('the outline of a text', () => {
  it.each([
    ['begins where its host says, whatever it begins with', [2, 3], 3, [3, 4]],
    ['never skips a level', [1, 3, 6, 2, 4], 2, [2, 3, 4, 3, 4]],
    ['goes back to the level that it came from', [2, 4, 3, 2], 2, [2, 3, 3, 2]],
    ['takes what stands above its beginning as another beginning', [3, 1, 2], 3, [3, 3, 4]],
    ['ends at six', [1, 2, 3, 4], 5, [5, 6, 6, 6]],
  ] as const)('%s', (_, depths, first, expected) => {
    expect(levels(headings(depths), first)).toEqual(expected)
  })

  it('puts headings in a quotation below the one above it', () => {
    expect(levels('## Title\n> # Quoted\n\nText', 2)).toEqual([2, 3, 3])
  })
})
