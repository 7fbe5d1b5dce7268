import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useKit } from '../provider/index.ts'
import { StarGrid } from '../star-motif/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { variants } from '../variants/variants.ts'

const spaceStyles = variants(
  'AdSlot',
  'sa:relative sa:isolate sa:grid sa:w-full sa:place-items-center sa:overflow-hidden sa:rounded-control',
  {
    variants: {
      variant: {
        banner: 'sa:h-25 sa:sm:h-22.5',
        rectangle: 'sa:h-62.5',
      },
      empty: { true: 'sa:border sa:border-line sa:bg-sunken', false: '' },
    },
  },
)

const widths = { banner: 'sa:max-w-182', rectangle: 'sa:max-w-75' } as const

export interface AdSlotProps extends ComponentProps<'aside'> {
  /** Visible label of the space. @default "Advertisement", localized */
  label?: string
  /** `banner` is up to 728 px wide, `rectangle` up to 300; both keep their height while empty. @default 'banner' */
  variant?: 'banner' | 'rectangle'
  /** The advertisement. Without one, the space shows its label and the star pattern. */
  children?: ReactNode
}

/** A labelled space for an advertisement. Its height is reserved, so filling it causes no layout shift. */
export function AdSlot({
  label,
  variant: variantProp = 'banner',
  className,
  children,
  ...rest
}: AdSlotProps) {
  const { messages } = useKit()
  const variant = resolveOption('AdSlot', 'variant', variantProp, widths, 'banner')
  const text = label ?? messages.advertisement
  const empty = children === undefined || children === null || children === false
  return (
    <aside
      data-slot="ad-slot"
      data-variant={variant}
      data-state={empty ? 'empty' : 'filled'}
      aria-label={text}
      className={clsx('sa:mx-auto sa:grid sa:w-full sa:gap-1', widths[variant], className)}
      {...rest}
    >
      <p aria-hidden="true" className="sa:type-caption sa:text-ink-muted">
        {text}
      </p>
      <div data-slot="ad-slot-space" className={spaceStyles({ variant, empty })}>
        {empty ? <StarGrid step={48} className="sa:-z-10 sa:text-ink sa:opacity-[0.07]" /> : children}
      </div>
    </aside>
  )
}
