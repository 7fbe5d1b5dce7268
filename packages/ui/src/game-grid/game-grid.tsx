import { clsx } from 'clsx'
import { Children, isValidElement, type ComponentProps } from 'react'

export interface GameGridProps extends ComponentProps<'ul'> {
  /** What the item of each child is given besides, by its place among the children: of a long list, its place in that. */
  itemProps?: (at: number) => ComponentProps<'li'>
}

/**
 * Columns by the grid's own width: one where two would be narrower than 148 px, three from
 * about 710 px and four at most. A column never outgrows the grid.
 */
const columns =
  'sa:grid-cols-[repeat(auto-fill,minmax(min(100%,max(clamp(9.25rem,32%,14rem),(100%_-_3.75rem)/4)),1fr))]'

/** Cards in one to four columns, by the room there is. Each child becomes an item of the list. */
export const GameGrid = ({ itemProps, className, children, ...rest }: GameGridProps) => (
  <ul
    data-slot="game-grid"
    className={clsx('sa:grid sa:gap-x-4 sa:gap-y-5 sa:sm:gap-x-5', columns, className)}
    {...rest}
  >
    {Children.toArray(children).map((card, at) => (
      <li key={isValidElement(card) ? card.key : at} {...itemProps?.(at)} className="sa:min-w-0">
        {card}
      </li>
    ))}
  </ul>
)
