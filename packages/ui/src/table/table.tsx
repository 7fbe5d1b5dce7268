import { clsx } from 'clsx'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { useKit } from '../provider/index.ts'
import { edgeFadeStyles, ScrollRegion } from '../scroll-edges/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { AnnounceContext } from './announce-context.ts'

const toSpace = (steps: number) => `calc(var(--sa-spacing) * ${steps})`

/** Narrow screens have less space between columns. */
const inlineSpace = `clamp(${toSpace(2)}, 2vw, ${toSpace(3)})`

/** Looks, with the space beside the outer cells and the background of the head. */
const variants = {
  framed: {
    frame: 'sa:overflow-clip sa:rounded-tile sa:border sa:border-line sa:bg-surface sa:text-ink',
    caption: 'sa:py-3',
    edge: toSpace(4),
    head: 'var(--saha-color-sunken)',
  },
  plain: { frame: '', caption: 'sa:pb-1', edge: toSpace(3), head: undefined },
}

/** Type and space above and below the cells. */
const sizes = {
  small: { type: 'sa:type-small', block: toSpace(1.5) },
  medium: { type: 'sa:type-body', block: toSpace(3) },
}

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
  const { frame, caption: captionStyles, edge, head } = variants[variant]
  const [announcement, announce] = useState('')
  return (
    <div
      data-slot="table-frame"
      className={clsx(
        'sa:grid sa:w-full sa:min-w-0 sa:grid-cols-1 sa:has-[>:focus-visible]:focus-ring',
        frame,
      )}
      style={
        {
          '--max-height': maxHeight,
          '--cell-edge': edge,
          '--cell-inline': inlineSpace,
          '--cell-block': sizes[size].block,
          '--cell-head': head ?? (maxHeight && 'var(--saha-color-surface)'),
        } as CSSProperties
      }
    >
      <ScrollRegion
        label={caption}
        className={clsx(
          'sa:relative sa:isolate sa:scroll-pt-14 sa:overflow-auto sa:no-ring',
          maxHeight && 'sa:max-h-(--max-height)',
          edgeFadeStyles,
        )}
      >
        <table
          data-slot="table"
          data-variant={variant}
          data-size={size}
          data-state={loading ? 'loading' : 'ready'}
          aria-busy={loading}
          className={clsx('sa:w-full sa:border-separate sa:border-spacing-0', sizes[size].type, className)}
          {...rest}
        >
          <caption
            className={
              captionHidden
                ? 'sa:sr-only'
                : clsx('sa:px-(--cell-edge) sa:text-start sa:type-subheading', captionStyles)
            }
          >
            <span className="sa:sticky sa:start-(--cell-edge)">{caption}</span>
            {loading && <span className="sa:sr-only"> {messages.loading}</span>}
          </caption>
          <AnnounceContext value={announce}>{children}</AnnounceContext>
        </table>
      </ScrollRegion>
      <output className="sa:sr-only">{announcement}</output>
    </div>
  )
}
