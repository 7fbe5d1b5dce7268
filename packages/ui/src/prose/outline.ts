import type { Token } from 'marked'

/** Level of a heading in the page's outline. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/**
 * The level of each heading among blocks, and for every other block that of the first heading in it. The first heading
 * takes the host's level, and one below another is one level deeper, however many its writer skipped.
 */
export function outlineLevels(blocks: readonly Token[], first: HeadingLevel): readonly HeadingLevel[] {
  const above: number[] = []
  return blocks.map((block) => {
    if (block.type === 'heading') while ((above.at(-1) ?? 0) >= block.depth) above.pop()
    const level = Math.min(6, first + above.length) as HeadingLevel
    if (block.type === 'heading') above.push(block.depth as number)
    return level
  })
}
