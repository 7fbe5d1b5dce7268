import type { ComponentProps, ReactNode } from 'react'
import { knownHue, type Hue } from '../tag/hue.ts'
import { variants } from '../variants/variants.ts'

const badgeStyles = variants(
  'Badge',
  'inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center rounded-pill border px-1.5 type-caption font-semibold tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        action: 'border-action-edge bg-action text-on-action',
        selection: 'border-selection-edge bg-selection text-link',
        danger: 'border-danger-edge bg-danger-fill text-on-danger',
        hue: 'border-hue-edge bg-hue text-on-hue',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'action' | 'selection' | 'danger'
  /** Wears a category's color instead of a tone. */
  hue?: Hue
  children: ReactNode
}

/** A count or a word pinned to something: 12, New. */
export function Badge({ tone = 'neutral', hue: asked, className, ...rest }: BadgeProps) {
  const hue = knownHue('Badge', asked)
  return (
    <span
      data-slot="badge"
      data-variant={hue ? 'hue' : tone}
      {...(hue ? { 'data-hue': hue } : {})}
      className={badgeStyles({ tone: hue ? 'hue' : tone, className })}
      {...rest}
    />
  )
}
