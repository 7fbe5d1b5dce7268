import { Heading, Prose } from '@saha/ui'
import type { Block, Fact } from '../../static-content/types.ts'
import { InlineText } from './inline-text.tsx'

/** Fact rows as a list, because a table would be unreadable on a phone. */
const Facts = ({ items }: { items: readonly Fact[] }) => (
  <dl className="grid gap-3">
    {items.map(({ term, text, until }) => (
      <div key={term} className="grid gap-1 rounded-control border border-line bg-surface p-4">
        <dt className="type-subheading">
          <InlineText text={term} />
        </dt>
        <dd className="text-pretty">
          <InlineText text={text} />
        </dd>
        <dd className="type-small text-ink-muted">
          <InlineText text={until} />
        </dd>
      </div>
    ))}
  </dl>
)

function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'h2':
      return (
        <Heading level={2} size="heading" id={block.id} tabIndex={block.id ? -1 : undefined}>
          <InlineText text={block.text} />
        </Heading>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return <Facts items={block.items} />
    default:
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
  }
}

/** Long text with about 70 characters per line. Arabic gets a larger font and line height. */
export const ContentBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <Prose className="max-w-[35rem] gap-5 text-[1.0625rem] leading-[1.7] [&>h2:not(:first-child)]:mt-6 ar:text-[1.1875rem] ar:leading-[1.95]">
    {blocks.map((block, index) => (
      <ContentBlock key={index} block={block} />
    ))}
  </Prose>
)
