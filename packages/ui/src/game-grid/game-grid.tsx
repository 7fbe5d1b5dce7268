import { clsx } from 'clsx'
import { Children, isValidElement, type ComponentProps } from 'react'

export interface GameGridProps extends ComponentProps<'ul'> {
  /** Returns props for the `<li>` of the child at this index, such as `aria-posinset` in a partial list. */
  itemProps?: (at: number) => ComponentProps<'li'>
}

/**
 * Columns depend on the grid's width: one if two would be narrower than 148 px, three from about 710 px, at most
 * four. A column never overflows the grid.
 */
const columns =
  'sa:grid-cols-[repeat(auto-fill,minmax(min(100%,max(clamp(9.25rem,32%,14rem),(100%_-_3.75rem)/4)),1fr))]'

/** A list of cards in one to four columns, depending on the available width. Each child becomes a list item. */
export const GameGrid = ({ itemProps, className, children, ...rest }: GameGridProps) => (
  <ul data-slot="game-grid" className={clsx('sa:grid sa:gap-4 sa:sm:gap-5', columns, className)} {...rest}>
    {Children.toArray(children).map((card, at) => (
      <li key={isValidElement(card) ? card.key : at} {...itemProps?.(at)} className="sa:min-w-0">
        {card}
      </li>
    ))}
  </ul>
)
