import { ArrowEndIcon, Heading, TextLink } from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface ListSectionProps {
  id: string
  title: string
  /** Hides the title on phones, where the content speaks for itself. @default false */
  compact?: boolean
  /** URL of the complete list. */
  seeAll?: string
  children: ReactNode
}

/** A part of a screen with a title, and a link to the complete list. */
export function ListSection({ id, title, compact = false, seeAll, children }: ListSectionProps) {
  const t = useTranslations('common')
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 sm:gap-5">
      <div
        className={`${compact ? 'max-sm:sr-only' : ''} flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1`}
      >
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {seeAll && (
          <TextLink
            variant="standalone"
            href={seeAll}
            endIcon={ArrowEndIcon}
            aria-label={`${t('seeAll')}: ${title}`}
          >
            {t('seeAll')}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  )
}
