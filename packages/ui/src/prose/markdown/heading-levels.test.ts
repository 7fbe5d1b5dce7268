import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { getHeadingLevels } from './heading-levels.ts'

/** Returns the heading levels of a text. */
function levels(text: string, first: 2 | 3 | 5) {
  const blocks = lexer(text)
  const all = getHeadingLevels(blocks, first)
  return all.filter((_, at) => blocks[at]?.type !== 'space')
}
const headings = (depths: readonly number[]) =>
  depths.map((depth) => `${'#'.repeat(depth)} Title`).join('\n\n')

describe('getHeadingLevels', () => {
  it.each([
    ['starts at the level of the host', [2, 3], 3, [3, 4]],
    ['never skips a level', [1, 3, 6, 2, 4], 2, [2, 3, 4, 3, 4]],
    ['returns to the parent level', [2, 4, 3, 2], 2, [2, 3, 3, 2]],
    ['treats a heading above the first level as another start', [3, 1, 2], 3, [3, 3, 4]],
    ['is limited to six', [1, 2, 3, 4], 5, [5, 6, 6, 6]],
  ] as const)('%s', (_, depths, first, expected) => {
    expect(levels(headings(depths), first)).toEqual(expected)
  })

  it('puts headings in a blockquote below the previous heading', () => {
    expect(levels('## Title\n> # Quoted\n\nText', 2)).toEqual([2, 3, 3])
  })
})
