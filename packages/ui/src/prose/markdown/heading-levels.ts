import type { Token } from 'marked'

/** Heading level in the document outline. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/**
 * Returns a heading level per block; for other blocks, the level of the first heading inside. The first heading gets
 * the host's level, and nested headings never skip a level.
 */
export function getHeadingLevels(blocks: readonly Token[], first: HeadingLevel): readonly HeadingLevel[] {
  const above: number[] = []
  return blocks.map((block) => {
    if (block.type === 'heading') while ((above.at(-1) ?? 0) >= block.depth) above.pop()
    const level = Math.min(6, first + above.length) as HeadingLevel
    if (block.type === 'heading') above.push(block.depth as number)
    return level
  })
}
