import { clsx } from 'clsx'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { useKit } from '../provider/index.ts'
import { edgeFadeStyles, ScrollRegion } from '../scroll-edges/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { AnnounceContext } from './announce-context.ts'

const variants = {
  framed: {
    frame:
      'sa:overflow-clip sa:rounded-tile sa:border sa:border-line sa:bg-surface sa:text-ink sa:print:overflow-visible',
    caption: 'sa:px-4 sa:py-3',
    captionText: 'sa:sticky sa:start-4',
  },
  plain: { frame: '', caption: 'sa:px-2 sa:pb-1', captionText: 'sa:sticky sa:start-2' },
}

const sizes = { small: 'sa:type-small', medium: 'sa:type-body' }

export interface TableProps extends ComponentProps<'table'> {
  /** Caption, such as "Players of this week". */
  caption: string
  /** Hides the caption visually, for tables under a heading with the same text. @default false */
  captionHidden?: boolean
  /** Use `plain` inside a tile, which is a frame already. @default 'framed' */
  variant?: 'framed' | 'plain'
  /** Use `small` for many rows, or where height is scarce. @default 'medium' */
  size?: 'small' | 'medium'
  /** Maximal height, any CSS length. Rows scroll below the head, which stays. */
  maxHeight?: string
  /** Marks the table as busy and announces it. Show a `TableSkeleton` in place of the rows. @default false */
  loading?: boolean
}

/**
 * A native table, which scrolls sideways where it does not fit. The host sorts and selects. Parts: `TableHead`,
 * `TableBody`, `TableRow`, `TableHeaderCell`, `TableSortCell`, `TableCell`, `TableSelectAll`, `TableSelectRow`,
 * `TableEmpty`, `TableSkeleton`.
 */
export function Table({
  caption,
  captionHidden = false,
  variant: variantProp = 'framed',
  size: sizeProp = 'medium',
  maxHeight,
  loading = false,
  className,
  children,
  ...rest
}: TableProps) {
  const { messages } = useKit()
  const variant = resolveOption('Table', 'variant', variantProp, variants, 'framed')
  const size = resolveOption('Table', 'size', sizeProp, sizes, 'medium')
  const look = variants[variant]
  const [announcement, announce] = useState('')
  return (
    <div
      data-slot="table-frame"
      className={clsx(
        'sa:grid sa:w-full sa:min-w-0 sa:grid-cols-1 sa:has-[>:focus-visible]:focus-ring',
        look.frame,
      )}
    >
      <ScrollRegion
        label={caption}
        className={clsx(
          'sa:relative sa:isolate sa:scroll-pt-14 sa:overflow-auto sa:no-ring',
          maxHeight && 'sa:max-h-(--max-height)',
          edgeFadeStyles,
        )}
        style={{ '--max-height': maxHeight } as CSSProperties}
      >
        <table
          data-slot="table"
          data-variant={variant}
          data-size={size}
          data-state={loading ? 'loading' : 'ready'}
          aria-busy={loading}
          className={clsx(
            'sa:group/table sa:w-full sa:border-separate sa:border-spacing-0 sa:text-start',
            sizes[size],
            variant === 'plain' && maxHeight && 'sa:[&_thead_:is(th,td)]:bg-surface',
            className,
          )}
          {...rest}
        >
          <caption
            className={captionHidden ? 'sa:sr-only' : clsx('sa:text-start sa:type-subheading', look.caption)}
          >
            <span className={look.captionText}>{caption}</span>
            {loading && <span className="sa:sr-only"> {messages.loading}</span>}
          </caption>
          <AnnounceContext value={announce}>{children}</AnnounceContext>
        </table>
      </ScrollRegion>
      <output className="sa:sr-only">{announcement}</output>
    </div>
  )
}
