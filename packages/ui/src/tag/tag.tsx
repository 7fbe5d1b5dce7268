import { cva } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { knownHue, type Hue } from './hue.ts'

const tagStyles = cva('inline-flex max-w-full items-center gap-1.5 rounded-tag border no-underline', {
  variants: {
    // A link is a target: 36 px, and 44 under a finger. A word is not, and stays as low as its line.
    link: {
      true: [
        'tile-press min-h-9 cursor-pointer px-3 py-1 type-label coarse:min-h-11',
        'tile [--tile-depth:2px] aria-[current=true]:[--tile-depth:1px]',
      ],
      false: 'px-2 py-0.5 type-caption',
    },
    hue: {
      true: 'border-hue-edge bg-hue-tint text-hue-text',
      false: 'border-line bg-sunken text-ink-muted',
    },
  },
  compoundVariants: [
    {
      link: true,
      hue: false,
      class:
        'bg-surface text-ink [--tile-edge:var(--saha-color-line-strong)] hover:bg-sunken aria-[current=true]:bg-selection aria-[current=true]:text-link aria-[current=true]:[--tile-edge:var(--saha-color-selection-edge)]',
    },
    {
      link: true,
      hue: true,
      class:
        '[--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)] aria-[current=true]:bg-hue aria-[current=true]:text-on-hue',
    },
  ],
})

export interface TagProps extends ComponentProps<'span'> {
  /** The category it speaks of; without one the tag is neutral. */
  hue?: Hue
  /** Drawing before the word. */
  icon?: IconName
  /** The link of what is shown now: says `aria-current` and wears a check. Needs `asChild`. @default false */
  selected?: boolean
  /** Renders the child element (a link) as the tag, large enough to be pressed. @default false */
  asChild?: boolean
  children: ReactNode
}

/** A word that things are found by: the category or a keyword of a game. */
export function Tag({
  hue: asked,
  icon,
  selected = false,
  asChild = false,
  className,
  children,
  ...rest
}: TagProps) {
  const hue = knownHue('Tag', asked)
  const Root = asChild ? Slot.Root : 'span'
  const shown = selected ? 'check' : icon
  return (
    <Root
      data-slot="tag"
      data-state={selected ? 'selected' : 'idle'}
      {...(hue ? { 'data-hue': hue } : {})}
      {...(selected ? { 'aria-current': true } : {})}
      className={tagStyles({ link: asChild, hue: hue !== undefined, className })}
      {...rest}
    >
      {shown && <Icon name={shown} size={1.1} />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
