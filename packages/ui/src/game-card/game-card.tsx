import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Bdi } from '../bidi/index.ts'
import { Image } from '../image/index.ts'
import { useKit } from '../provider/index.ts'
import { coverLinkStyles, renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { StarMotif } from '../star-motif/index.ts'
import { StarRating } from '../star-rating/index.ts'
import type { Hue } from '../tag/index.ts'
import { linkCardStyles, cardImageStyles } from './game-card.styles.ts'

export interface GameCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the game. */
  href: string
  title: string
  /** BCP 47 tag of the title, if it differs from the page's language. @default the page's language */
  titleLang?: string
  /** URL of the poster. */
  image: string
  /** URL of an image shown when the poster fails to load. */
  imageFallback?: string
  /** Use `eager` for cards above the fold. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager'
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
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Renders the link, for hosts with a router. @default a plain `<a>` */
  renderLink?: LinkRenderer
}

/** A game to choose: a tile with poster, title and category, which is one link except for its action. */
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
        linkCardStyles,
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
        className={clsx(cardImageStyles, 'sa:border-b-4 sa:border-hue')}
      />
      <div className="sa:flex sa:grow sa:flex-col sa:justify-between sa:gap-1 sa:px-2.5 sa:pt-2 sa:pb-3">
        <Title className="sa:type-subheading sa:text-balance">
          {renderLink({
            href,
            className: coverLinkStyles,
            // Repeats the text style, so that a title in another script gets that script's line height.
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
