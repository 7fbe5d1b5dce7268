import type { Token } from 'marked'
import { memo } from 'react'
import { getHeadingLevels, type HeadingLevel } from './markdown/heading-levels.ts'
import { ProseBlock } from './blocks/prose-block.tsx'
import { continues } from './markdown/chunks.ts'
import { sectionStyles } from './prose.styles.ts'

/** Minimum length of a section in characters, about half a screen. */
const sectionLength = 1500
/**
 * Characters of closed sections that stay rendered: more than a screen and the browser's margin. With
 * `content-visibility` on nearer sections, the browser would skip them and lay them out again in the same frame.
 */
const nearbyLength = 3 * sectionLength
/** Characters per line and line height in rem, to estimate the height of sections that were never rendered. */
const lineEstimate = { length: 60, height: 1.75 }

const sumLength = (tokens: readonly Token[]) => tokens.reduce((sum, { raw }) => sum + raw.length, 0)

/** Returns the index of the first block of each section. Appended blocks never move a section's end. */
export function findSectionStarts(blocks: readonly { raw: string }[]): readonly number[] {
  let room = 0
  return blocks.flatMap(({ raw }, at) => {
    const isFull = room <= 0
    room = (isFull ? sectionLength : room) - raw.length
    return isFull ? [at] : []
  })
}

interface SectionProps {
  tokens: readonly Token[]
  levels: readonly HeadingLevel[]
  /** True for one of several sections: its layout and paint do not affect the others. */
  contained: boolean
  /** True if sections follow: it no longer grows, and the browser remembers its height. */
  closed: boolean
  /**
   * True if so much follows that it is off screen at the end of the text. It is then rendered only near the viewport.
   */
  offscreen: boolean
}

const haveSameItems = <Item,>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, at) => item === b[at])

/** Returns the kind of the first block, which determines the space before the section. */
function getLeadingKind(tokens: readonly Token[]): string | undefined {
  const first = tokens.find(({ type }) => type !== 'space' && type !== 'def')
  if (first?.type === 'list' && continues(first)) return 'items'
  return first?.type === 'heading' ? 'heading' : undefined
}

// Leaves room for the focus rings of links at its edges.
const containment = { contain: 'content', overflowClipMargin: '0.75rem' } as const

const getPlaceholderSize = (tokens: readonly Token[]) => ({
  containIntrinsicBlockSize: `auto ${Math.ceil(sumLength(tokens) / lineEstimate.length) * lineEstimate.height}rem`,
})

const offscreenStyle = { contentVisibility: 'auto' } as const

const ProseSection = memo(
  function ProseSection({ tokens, levels, contained, closed, offscreen }: SectionProps) {
    return (
      <div
        data-begins={getLeadingKind(tokens)}
        className={sectionStyles}
        style={{
          ...(contained ? containment : {}),
          ...(closed ? getPlaceholderSize(tokens) : {}),
          ...(offscreen ? offscreenStyle : {}),
        }}
      >
        {tokens.map((token, at) => (
          <ProseBlock key={`${at} ${token.type}`} token={token} headingLevel={levels[at] ?? 6} />
        ))}
      </div>
    )
  },
  (previous, next) =>
    previous.closed === next.closed &&
    previous.offscreen === next.offscreen &&
    previous.contained === next.contained &&
    haveSameItems(previous.tokens, next.tokens) &&
    haveSameItems(previous.levels, next.levels),
)

/**
 * Renders blocks in sections of about half a screen. Appended text renders only the last section, and distant
 * sections skip layout and paint; find-in-page and assistive technology still reach them.
 */
export function ProseSections({
  tokens,
  headingLevel,
}: {
  tokens: readonly Token[]
  headingLevel: HeadingLevel
}) {
  const levels = getHeadingLevels(tokens, headingLevel)
  const starts = findSectionStarts(tokens)
  const grows = starts.at(-1)
  return starts.map((from, at) => {
    const to = starts[at + 1]
    return (
      <ProseSection
        key={from}
        tokens={tokens.slice(from, to)}
        levels={levels.slice(from, to)}
        contained={starts.length > 1}
        closed={to !== undefined}
        offscreen={to !== undefined && sumLength(tokens.slice(to, grows)) >= nearbyLength}
      />
    )
  })
}
