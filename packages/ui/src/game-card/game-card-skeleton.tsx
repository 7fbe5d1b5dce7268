import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { cardImageStyles } from './link-card.tsx'

export type GameCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

/** A placeholder with the dimensions of a game card, shown while the card loads. */
export const GameCardSkeleton = ({ className, ...rest }: GameCardSkeletonProps) => (
  <div
    data-slot="game-card-skeleton"
    aria-hidden="true"
    className={clsx(
      'sa:tile sa:flex sa:h-full sa:min-w-0 sa:flex-col sa:rounded-tile sa:bg-surface sa:[--tile-depth:5px]',
      className,
    )}
    {...rest}
  >
    <div
      className={clsx(
        cardImageStyles,
        'sa:aspect-[25/16] sa:w-full sa:animate-[saha-breathe_1.6s_ease-in-out_infinite] sa:border-b-4 sa:border-line sa:bg-sunken',
      )}
    />
    <div className="sa:flex sa:grow sa:flex-col sa:justify-between sa:gap-1 sa:px-2.5 sa:pt-2 sa:pb-3">
      <span className="sa:grid sa:min-h-[1lh] sa:items-center sa:type-subheading">
        <Skeleton className="sa:max-w-4/5" />
      </span>
      <span className="sa:grid sa:min-h-[1lh] sa:items-center sa:type-caption">
        <Skeleton className="sa:max-w-2/5" />
      </span>
    </div>
  </div>
)
