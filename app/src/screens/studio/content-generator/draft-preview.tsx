import { BareSahaProvider, Heading, Prose, Tag, UserText } from '@saha/ui'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { loadMessages, type Locale } from '../../../i18n/index.ts'

interface DraftPreviewProps {
  locale: Locale
  title: string
  /** Markdown. */
  body: string
  tags: readonly string[]
}

/** Renders the post as readers would see it, in its own language and direction. */
export function DraftPreview({ locale, title, body, tags }: DraftPreviewProps) {
  const t = useTranslations('contentGenerator')
  const { kit } = use(loadMessages(locale))
  return (
    <section aria-label={t(`language.${locale}`)} className="grid gap-2">
      <p aria-hidden="true" className="type-label text-ink-muted">
        {t(`language.${locale}`)}
      </p>
      <div className="overflow-hidden rounded-tile border border-line">
        <BareSahaProvider locale={locale} messages={kit} scope="element">
          <article className="grid gap-4 p-5">
            <Heading level={3} size="heading">
              <UserText>{title}</UserText>
            </Heading>
            <Prose text={body} headingLevel={4} />
            {tags.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {[...new Set(tags)].map((tag) => (
                  <li key={tag}>
                    <Tag>
                      <UserText>{tag}</UserText>
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
          </article>
        </BareSahaProvider>
      </div>
    </section>
  )
}
