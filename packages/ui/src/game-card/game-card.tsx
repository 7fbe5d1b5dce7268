import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StarMotif } from '../star-motif/index.ts'
import { StarRating } from '../star-rating/index.ts'
import { getHueAttributes } from '../tag/hue-attributes.ts'
import type { Hue } from '../tag/hue.ts'
import { LinkCard, type LinkCardProps } from './link-card.tsx'

export interface GameCardProps extends LinkCardProps {
  /** Color of the game's category. */
  hue: Hue
  /** Name of the game's category. */
  category: string
  /** Average rating from 0 to 5. Nothing is shown without one. */
  rating?: number
  /** Short label on the poster, such as "New". */
  badge?: ReactNode
  /**
   * A control in the corner of the poster, such as a favorite button. It can be pressed without following the link.
   */
  action?: ReactNode
  /**
   * URL of a short clip of the game without sound, as a video that browsers play. It is shown on the poster on hover and
   * on keyboard focus, while `startGamePreviews` runs.
   */
  preview?: string
}

/**
 * A game to choose: a tile with poster, title and category, which is one link except for its action.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export const GameCard = ({
  hue,
  category,
  rating,
  badge,
  action,
  preview,
  className,
  ...rest
}: GameCardProps) => (
  <LinkCard
    data-slot="game-card"
    data-preview={preview}
    className={clsx('sa:[--tile-edge:var(--hue-edge)] sa:[--tile-shadow:var(--hue-edge)]', className)}
    imageClassName="sa:border-b-4 sa:border-hue"
    bodyClassName="sa:flex sa:grow sa:flex-col sa:justify-between sa:gap-1 sa:px-2.5 sa:pt-2 sa:pb-3"
    titleClassName="sa:type-subheading"
    overlay={
      <>
        {badge && (
          <p className="sa:absolute sa:start-2 sa:top-2 sa:rounded-tag sa:bg-night sa:px-2 sa:py-0.5 sa:type-caption sa:text-on-night">
            {badge}
          </p>
        )}
        {action && <div className="sa:absolute sa:end-2 sa:top-2 sa:z-10">{action}</div>}
      </>
    }
    {...rest}
    {...getHueAttributes(hue, rest.style)}
  >
    <p className="sa:flex sa:flex-wrap sa:items-center sa:justify-between sa:gap-x-1 sa:type-caption">
      <span className="sa:flex sa:items-center sa:gap-1 sa:text-hue-text">
        <StarMotif size="0.8em" courtyard={false} />
        <span>{category}</span>
      </span>
      {rating !== undefined && <StarRating value={rating} variant="compact" size="small" />}
    </p>
  </LinkCard>
)
