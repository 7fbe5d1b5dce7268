import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Bdi } from '../bidi/index.ts'
import { linkCardStyles, cardImageStyles } from '../game-card/game-card.styles.ts'
import { ArrowEndIcon } from '../icons/arrow-end.tsx'
import { Image } from '../image/index.ts'
import { useKit } from '../provider/index.ts'
import { coverLinkStyles, renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the article. */
  href: string
  title: string
  /** BCP 47 tag of title and excerpt, if they differ from the page's language. @default the page's language */
  titleLang?: string
  /** URL of the image. */
  image: string
  /** URL of an image shown when the image fails to load. */
  imageFallback?: string
  /** Use `eager` for cards above the fold. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager'
  /** Localized date. */
  date?: string
  /** ISO date for the `datetime` attribute, such as 2026-11-21. */
  dateTime?: string
  /** Summary of one or two sentences. */
  excerpt?: string
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Renders the link, for hosts with a router. @default a plain `<a>` */
  renderLink?: LinkRenderer
}

/** An article to read: a card with image, title, date and excerpt, which is one link. */
export function ArticleCard({
  href,
  title,
  titleLang,
  image,
  imageFallback,
  imageLoading = 'lazy',
  date,
  dateTime,
  excerpt,
  headingLevel = 3,
  renderLink = renderAnchor,
  className,
  ...rest
}: ArticleCardProps) {
  const { locale } = useKit()
  const Title = `h${headingLevel}` as const
  const lang = titleLang ?? locale
  return (
    <article data-slot="article-card" className={clsx(linkCardStyles, className)} {...rest}>
      <Image
        src={image}
        alt=""
        ratio="16 / 9"
        loading={imageLoading}
        {...(imageFallback ? { fallbackSrc: imageFallback } : {})}
        className={clsx(cardImageStyles, 'sa:border-b sa:border-line')}
      />
      <div className="sa:flex sa:grow sa:flex-col sa:gap-2 sa:p-4">
        <Title className="sa:type-heading sa:text-balance">
          {renderLink({
            href,
            className: coverLinkStyles,
            // Repeats the text style, so that a title in another script gets that script's line height.
            children: (
              <Bdi lang={lang} className="sa:type-heading">
                {title}
              </Bdi>
            ),
          })}
        </Title>
        {excerpt && (
          <p className="sa:type-body sa:text-pretty sa:text-ink-muted">
            <Bdi lang={lang} className="sa:type-body">
              {excerpt}
            </Bdi>
          </p>
        )}
        <p className="sa:mt-auto sa:flex sa:items-center sa:justify-between sa:gap-3 sa:type-caption sa:text-ink-muted">
          {date && <time {...(dateTime ? { dateTime } : {})}>{date}</time>}
          <ArrowEndIcon
            size={1.5}
            className="sa:ms-auto sa:text-link sa:transition-[translate] sa:duration-180 sa:ease-out sa:group-hover/card:translate-x-[calc(var(--inline)*4px)]"
          />
        </p>
      </div>
    </article>
  )
}
