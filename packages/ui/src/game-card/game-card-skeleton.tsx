import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { pictureLook } from './card-look.ts'

export type GameCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

/** The place of a card on its way, in the card's own measures. */
export const GameCardSkeleton = ({ className, ...rest }: GameCardSkeletonProps) => (
  <div
    data-slot="game-card-skeleton"
    aria-hidden="true"
    className={cx('tile flex h-full min-w-0 flex-col rounded-tile bg-surface [--tile-depth:5px]', className)}
    {...rest}
  >
    <div
      className={cx(
        pictureLook,
        'aspect-[25/16] w-full animate-[breathe_1.6s_ease-in-out_infinite] border-b-4 border-line bg-sunken',
      )}
    />
    <div className="flex grow flex-col justify-between gap-1 px-2.5 pt-2 pb-3">
      <span className="grid min-h-[1lh] items-center type-subheading">
        <Skeleton className="max-w-4/5" />
      </span>
      <span className="grid min-h-[1lh] items-center type-caption">
        <Skeleton className="max-w-2/5" />
      </span>
    </div>
  </div>
)
