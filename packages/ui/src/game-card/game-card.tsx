import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Bdi } from '../bidi/index.ts'
import { Image } from '../image/index.ts'
import { useKit } from '../provider/index.ts'
import { coverLinkStyles, renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { StarMotif } from '../star-motif/index.ts'
import { StarRating } from '../star-rating/index.ts'
import type { Hue } from '../tag/index.ts'
import { cardLook, pictureLook } from './game-card.styles.ts'

export interface GameCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Where the card leads. */
  href: string
  title: string
  /** BCP 47 tag of the title's own language. @default the page's */
  titleLang?: string
  /** Address of the game's poster. */
  image: string
  /** Shown when the poster cannot be loaded. */
  imageFallback?: string
  /** `eager` for cards of the first screen. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager'
  /** Color of the game's category. */
  hue: Hue
  /** Name of the game's category. */
  category: string
  /** From 0 to 5. */
  rating?: number
  /** A word on the poster: "New". */
  badge?: ReactNode
  /** A control in the poster's corner, such as a favorite button; it stays pressable above the link. */
  action?: ReactNode
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** How the host draws a link. @default an anchor */
  renderLink?: LinkRenderer
}

/** A game to be picked: a tile with its poster, of which all but the corner is one link. */
export function GameCard({
  href,
  title,
  titleLang,
  image,
  imageFallback,
  imageLoading = 'lazy',
  hue,
  category,
  rating,
  badge,
  action,
  headingLevel = 3,
  renderLink = renderAnchor,
  className,
  ...rest
}: GameCardProps) {
  const { locale } = useKit()
  const Title = `h${headingLevel}` as const
  return (
    <article
      data-slot="game-card"
      data-hue={hue}
      className={clsx(
        cardLook,
        'sa:[--tile-edge:var(--hue-edge)] sa:[--tile-shadow:var(--hue-edge)]',
        className,
      )}
      {...rest}
    >
      <Image
        src={image}
        alt=""
        loading={imageLoading}
        {...(imageFallback ? { fallbackSrc: imageFallback } : {})}
        className={clsx(pictureLook, 'sa:border-b-4 sa:border-hue')}
      />
      <div className="sa:flex sa:grow sa:flex-col sa:justify-between sa:gap-1 sa:px-2.5 sa:pt-2 sa:pb-3">
        <Title className="sa:type-subheading sa:text-balance">
          {renderLink({
            href,
            className: coverLinkStyles,
            // The type again, so that a foreign title takes the line height of its own script.
            children: (
              <Bdi lang={titleLang ?? locale} {...(titleLang && { className: 'sa:type-subheading' })}>
                {title}
              </Bdi>
            ),
          })}
        </Title>
        <p className="sa:flex sa:flex-wrap sa:items-center sa:justify-between sa:gap-x-1 sa:type-caption">
          <span className="sa:flex sa:items-center sa:gap-1 sa:text-hue-text">
            <StarMotif size="0.8em" courtyard={false} />
            <span>{category}</span>
          </span>
          {rating !== undefined && <StarRating value={rating} variant="compact" size="small" />}
        </p>
      </div>
      {badge && (
        <p className="sa:absolute sa:start-2 sa:top-2 sa:rounded-tag sa:bg-night sa:px-2 sa:py-0.5 sa:type-caption sa:text-on-night">
          {badge}
        </p>
      )}
      {action && <div className="sa:absolute sa:end-2 sa:top-2 sa:z-10">{action}</div>}
    </article>
  )
}
