import { Bdi } from '../bidi/index.ts'
import { LinkCard, type LinkCardProps } from '../game-card/link-card.tsx'
import { ArrowEndIcon } from '../icons/arrow-end.tsx'
import { useKit } from '../provider/index.ts'

export interface ArticleCardProps extends LinkCardProps {
  /** Localized date. */
  date?: string
  /** ISO date for the `datetime` attribute, such as 2026-11-21. */
  dateTime?: string
  /** Summary of one or two sentences. */
  excerpt?: string
}

/**
 * An article to read: a card with image, title, date and excerpt, which is one link.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export function ArticleCard({ date, dateTime, excerpt, ...rest }: ArticleCardProps) {
  const { locale } = useKit()
  return (
    <LinkCard
      data-slot="article-card"
      ratio="16 / 9"
      imageClassName="sa:border-b sa:border-line"
      bodyClassName="sa:flex sa:grow sa:flex-col sa:gap-2 sa:p-4"
      titleClassName="sa:type-heading"
      {...rest}
    >
      {excerpt && (
        <p className="sa:type-body sa:text-pretty sa:text-ink-muted">
          <Bdi lang={rest.titleLang ?? locale} className="sa:type-body">
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
    </LinkCard>
  )
}
