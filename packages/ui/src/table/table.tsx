import { clsx } from 'clsx'
import { useMemo, useRef, useState, type ComponentProps, type CSSProperties } from 'react'
import { useKit } from '../provider/index.ts'
import { edgeFadeStyles, ScrollRegion } from '../scroll-edges/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { cardStyles, stickyStyles } from './narrow-styles.ts'
import { TableContext } from './table-context.ts'

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
  /**
   * In places narrower than 30rem, a table scrolls sideways, or shows each row as a card. Cells of cards need a `label`.
   *
   * @default 'scroll'
   */
  narrow?: 'scroll' | 'cards'
  /** Keeps the column with the row headers visible while others scroll sideways. @default false */
  stickyRowHeaders?: boolean
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
  narrow = 'scroll',
  stickyRowHeaders = false,
  loading = false,
  className,
  children,
  ...rest
}: TableProps) {
  const { messages } = useKit()
  const variant = resolveOption('Table', 'variant', variantProp, variants, 'framed')
  const size = resolveOption('Table', 'size', sizeProp, sizes, 'medium')
  const { frame, caption: captionStyles, edge, head } = variants[variant]
  const [announcement, setAnnouncement] = useState('')
  const pressedColumn = useRef<string>(null)
  const hasCards = narrow === 'cards'
  const context = useMemo(
    () => ({
      hasCards,
      onPress: (column: string) => {
        pressedColumn.current = column
        // An unchanged text would be announced once only.
        setAnnouncement('')
      },
      announceOrder: (column: string, text: string) => {
        if (pressedColumn.current !== column) return
        pressedColumn.current = null
        setAnnouncement(text)
      },
    }),
    [hasCards],
  )
  return (
    <div
      data-slot="table-frame"
      className={clsx(
        'sa:grid sa:w-full sa:min-w-0 sa:grid-cols-1 sa:has-[>:focus-visible]:focus-ring',
        hasCards && 'sa:@container',
        frame,
      )}
      style={
        {
          '--max-height': maxHeight,
          '--cell-edge': edge,
          '--cell-inline': inlineSpace,
          '--cell-block': sizes[size].block,
          '--cell-head': head ?? ((maxHeight || stickyRowHeaders) && 'var(--saha-color-surface)'),
        } as CSSProperties
      }
    >
      <ScrollRegion
        label={caption}
        className={clsx(
          'sa:relative sa:isolate sa:scroll-pt-14 sa:overflow-auto sa:no-ring',
          maxHeight && 'sa:max-h-(--max-height)',
          // Focused controls stay beside the column that covers others.
          stickyRowHeaders && 'sa:scroll-ps-[40%]',
          edgeFadeStyles,
        )}
      >
        <table
          data-slot="table"
          data-variant={variant}
          data-size={size}
          data-state={loading ? 'loading' : 'ready'}
          aria-busy={loading}
          className={clsx(
            'sa:w-full sa:border-separate sa:border-spacing-0',
            sizes[size].type,
            stickyRowHeaders && stickyStyles,
            hasCards && cardStyles,
            className,
          )}
          {...(hasCards && { role: 'table' })}
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
          <TableContext value={context}>{children}</TableContext>
        </table>
      </ScrollRegion>
      <output className="sa:sr-only">{announcement}</output>
    </div>
  )
}
