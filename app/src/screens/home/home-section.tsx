import { ArrowEndIcon, Heading, TextLink } from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface HomeSectionProps {
  id: string
  title: string
  /** URL of the complete list. */
  seeAll?: string
  children: ReactNode
}

export function HomeSection({ id, title, seeAll, children }: HomeSectionProps) {
  const t = useTranslations('common')
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
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
