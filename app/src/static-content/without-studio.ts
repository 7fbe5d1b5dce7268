import type { Block } from './types.ts'

/** Removes the AI Studio's section and links, for a build without it. */
export function withoutStudio(blocks: readonly Block[]): readonly Block[] {
  let section: string | undefined
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'h2') section = block.id
    if (section === 'tools') return []
    if (block.type !== 'list') return [block]
    return [{ ...block, items: block.items.filter((item) => !item.includes('](ai-studio')) }]
  })
}
