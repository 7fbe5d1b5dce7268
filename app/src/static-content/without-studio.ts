import type { Block } from './types.ts'

/** A text without its section on the AI tools and the items that lead to the studio, for a build that has none. */
export function withoutStudio(blocks: readonly Block[]): readonly Block[] {
  let section: string | undefined
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'h2') section = block.id
    if (section === 'tools') return []
    if (block.type !== 'list') return [block]
    return [{ ...block, items: block.items.filter((item) => !item.includes('](ai-studio')) }]
  })
}
