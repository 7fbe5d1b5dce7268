import type { Token } from 'marked'
import { memo } from 'react'
import { outlineLevels, type HeadingLevel } from './outline.ts'
import { ProseBlock } from './prose-block.tsx'
import { continues } from './pieces.ts'
import { sectionLook } from './prose.styles.ts'

/** In characters: about half of what a screen shows. */
const sectionLength = 1500
/**
 * In characters of closed sections: more than a screen and what browsers call near it. What is near must not be told to
 * keep out of sight: it would be taken out of the layout, found to be near and laid out again, all in one frame.
 */
const inSight = 3 * sectionLength
/** Characters of a line, and how high it is, to guess the height of what was never seen. */
const line = { length: 60, height: 1.75 }

const lengthOf = (tokens: readonly Token[]) => tokens.reduce((sum, { raw }) => sum + raw.length, 0)

/** Where sections of blocks begin. What comes after a section never moves its end. */
export function beginningsOf(blocks: readonly { raw: string }[]): readonly number[] {
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
  /** One of several: what happens in it moves and repaints none of the others. */
  contained: boolean
  /** Others follow: it grows no more, and its height is remembered. */
  closed: boolean
  /** So much follows that it is out of sight where the end is seen: it is drawn only while it is near. */
  passed: boolean
}

const areSame = <Item,>(some: readonly Item[], others: readonly Item[]) =>
  some.length === others.length && some.every((item, at) => item === others[at])

/** What a section begins with decides how far it is from the one before. */
function beginning(tokens: readonly Token[]): string | undefined {
  const first = tokens.find(({ type }) => type !== 'space' && type !== 'def')
  if (first?.type === 'list' && continues(first)) return 'items'
  return first?.type === 'heading' ? 'heading' : undefined
}

// Rings of links at its edges are not cut off.
const apart = { contain: 'content', overflowClipMargin: '0.75rem' } as const

const remembered = (tokens: readonly Token[]) => ({
  containIntrinsicBlockSize: `auto ${Math.ceil(lengthOf(tokens) / line.length) * line.height}rem`,
})

const near = { contentVisibility: 'auto' } as const

const ProseSection = memo(
  function ProseSection({ tokens, levels, contained, closed, passed }: SectionProps) {
    return (
      <div
        data-begins={beginning(tokens)}
        className={sectionLook}
        style={{
          ...(contained ? apart : {}),
          ...(closed ? remembered(tokens) : {}),
          ...(passed ? near : {}),
        }}
      >
        {tokens.map((token, at) => (
          <ProseBlock key={`${at} ${token.type}`} token={token} headingLevel={levels[at] ?? 6} />
        ))}
      </div>
    )
  },
  (before, now) =>
    before.closed === now.closed &&
    before.passed === now.passed &&
    before.contained === now.contained &&
    areSame(before.tokens, now.tokens) &&
    areSame(before.levels, now.levels),
)

/**
 * A text's blocks, a screenful after the other. Only the last section is drawn again while the text grows, and those
 * far from what is seen cost nothing to lay out and paint; to search and assistive technology they are there.
 */
export function ProseSections({
  tokens,
  headingLevel,
}: {
  tokens: readonly Token[]
  headingLevel: HeadingLevel
}) {
  const levels = outlineLevels(tokens, headingLevel)
  const beginnings = beginningsOf(tokens)
  const grows = beginnings.at(-1)
  return beginnings.map((from, at) => {
    const to = beginnings[at + 1]
    return (
      <ProseSection
        key={from}
        tokens={tokens.slice(from, to)}
        levels={levels.slice(from, to)}
        contained={beginnings.length > 1}
        closed={to !== undefined}
        passed={to !== undefined && lengthOf(tokens.slice(to, grows)) >= inSight}
      />
    )
  })
}
