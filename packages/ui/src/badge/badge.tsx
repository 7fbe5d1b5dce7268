import type { ComponentProps, ReactNode } from 'react'
import { getHueAttributes } from '../tag/hue-attributes.ts'
import { resolveHue, type Hue } from '../tag/hue.ts'
import { variants } from '../variants/variants.ts'

const badgeStyles = variants(
  'Badge',
  'sa:inline-flex sa:min-h-6 sa:min-w-6 sa:shrink-0 sa:items-center sa:justify-center sa:rounded-pill sa:border sa:px-1.5 sa:type-caption sa:font-semibold sa:tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'sa:border-line sa:bg-sunken sa:text-ink',
        action: 'sa:border-action-edge sa:bg-action sa:text-on-action',
        selection: 'sa:border-selection-edge sa:bg-selection sa:text-link',
        info: 'sa:border-info-edge sa:bg-info-fill sa:text-on-info',
        success: 'sa:border-success-edge sa:bg-success-fill sa:text-on-success',
        warning: 'sa:border-warning-edge sa:bg-warning-fill sa:text-on-warning',
        danger: 'sa:border-danger-edge sa:bg-danger-fill sa:text-on-danger',
        hue: 'sa:border-hue-edge sa:bg-hue sa:text-on-hue',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export interface BadgeProps extends ComponentProps<'span'> {
  /** Color by meaning. @default 'neutral' */
  tone?: 'neutral' | 'action' | 'selection' | 'info' | 'success' | 'warning' | 'danger'
  /** Uses a category's color instead of a tone. */
  hue?: Hue
  /** The count or label. */
  children: ReactNode
}

/** A count or a short label attached to something: 12, New. */
export function Badge({ tone = 'neutral', hue: hueProp, className, ...rest }: BadgeProps) {
  const hue = resolveHue('Badge', hueProp)
  return (
    <span
      data-slot="badge"
      data-variant={hue === undefined ? tone : 'hue'}
      className={badgeStyles({ tone: hue === undefined ? tone : 'hue', className })}
      {...rest}
      {...getHueAttributes(hue, rest.style)}
    />
  )
}
