import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { getNumberFormat, Num, UserText } from '../bidi/index.ts'
import { Icon } from '../icon/index.ts'
import { GlobeIcon } from '../icons/globe.tsx'
import { PlaceIcon } from '../icons/place.tsx'
import { useKit } from '../provider/index.ts'
import { TextLink } from '../text-link/index.ts'
import { sanitizeSource } from './sanitize-source.ts'

/** A web page or map place that a model cites. */
export interface Source {
  /** URL of the source. Only `https:` URLs, and those of the site itself, become links. */
  uri: string
  /** Title of the page or place. */
  title?: string
  /** Site to display if the URL is only a redirect. @default host of the URL */
  site?: string
  /** Kind of source, which determines its icon. @default 'web' */
  kind?: 'web' | 'map'
}

export interface SourceListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list, such as "Sources". */
  label: string
  /** Sources in the order of their numbers in the reply. */
  sources: readonly Source[]
}

/** Numbered sources of a model's reply. Titles and URLs are treated as untrusted. */
export function SourceList({ label, sources, className, ...rest }: SourceListProps) {
  const { locale, messages } = useKit()
  return (
    <ol
      data-slot="source-list"
      aria-label={label}
      className={clsx('sa:grid sa:grid-cols-[minmax(0,1fr)] sa:gap-1', className)}
      {...rest}
    >
      {sources.map((source, at) => {
        const { href, title, site } = sanitizeSource(source)
        const titleText = <UserText>{title || messages.untitled}</UserText>
        return (
          // Sources have no identity except their index.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={at}
            data-slot="source-list-item"
            // Target of the source numbers in the reply.
            tabIndex={-1}
            className="sa:flex sa:min-w-0 sa:gap-3 sa:rounded-control sa:py-1 sa:focus:bg-selection"
          >
            <Num className="sa:grid sa:size-7 sa:shrink-0 sa:place-items-center sa:rounded-tag sa:border sa:border-line sa:bg-sunken sa:type-caption sa:font-semibold">
              {getNumberFormat(locale).format(at + 1)}
            </Num>
            <div className="sa:grid sa:min-w-0 sa:flex-1 sa:justify-items-start">
              <p className="sa:max-w-full sa:py-0.5 sa:type-label sa:font-medium">
                {href ? (
                  <TextLink href={href} external referrerPolicy="no-referrer">
                    {titleText}
                  </TextLink>
                ) : (
                  titleText
                )}
              </p>
              {site && (
                <span className="sa:flex sa:max-w-full sa:min-w-0 sa:items-center sa:gap-1.5 sa:type-caption sa:text-ink-muted">
                  <Icon icon={source.kind === 'map' ? PlaceIcon : GlobeIcon} size={1.1} />
                  <bdi dir="ltr" data-slot="source-list-site" className="sa:min-w-0 sa:truncate">
                    {site}
                  </bdi>
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
