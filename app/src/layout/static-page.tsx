import { Breadcrumb, Heading, StarGrid } from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Rich, ScreenMessages, useFormat, useLocale, type Locale } from '../i18n/index.ts'
import { usePageMeta } from './page-meta.ts'
import { links } from '../routing/links.ts'
import { hasStudio } from '../routing/tools.ts'
import { withoutStudio } from '../static-content/without-studio.ts'
import { TableOfContents } from '../features/static-pages/table-of-contents.tsx'
import { ContentBlocks } from '../features/static-pages/content-blocks.tsx'
import { readingMessages } from '../i18n/messages/reading/index.ts'
import type { PageText } from '../static-content/types.ts'

interface StaticPageProps {
  text: Readonly<Record<Locale, PageText>>
  /** Date of the last change: 2026-11-22. */
  changed?: string
  /** Beside the text on wide screens, above it on narrow ones. @default the table of contents */
  children?: ReactNode
}

/** Page of static content with title, lead and table of contents. */
export const StaticPage = (props: StaticPageProps) => (
  <ScreenMessages add={readingMessages}>
    <Page {...props} />
  </ScreenMessages>
)

function Page({ text, changed, children }: StaticPageProps) {
  const t = useTranslations('reading')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const format = useFormat()
  const { title, description, heading, lead, blocks: all } = text[locale]
  const blocks = hasStudio() ? all : withoutStudio(all)
  usePageMeta({ title, description })
  return (
    <>
      <div className="relative isolate overflow-clip border-b border-line">
        <StarGrid step={128} className="-z-1 text-ink opacity-[0.04]" />
        <header className="page-width grid gap-3 pt-8 pb-10">
          <Breadcrumb items={[{ label: nav('home'), href: links(locale).home }, { label: title }]} />
          <Heading level={1} size="display" tabIndex={-1}>
            {heading}
          </Heading>
          {/* Reserves two lines, so that the swap of the fallback font does not shift the layout. */}
          <p className="type-lead min-h-[2lh] max-w-[46rem] text-ink-muted">{lead}</p>
          {changed && (
            <p className="type-small text-ink-muted">
              <Rich>
                {t.rich('changed', { date: () => <time dateTime={changed}>{format.date(changed)}</time> })}
              </Rich>
            </p>
          )}
        </header>
      </div>
      <div className="page-width grid gap-8 pt-8 sm:pt-10 lg:grid-cols-[24rem_1fr] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          {children ?? <TableOfContents blocks={blocks} />}
        </div>
        <ContentBlocks blocks={blocks} />
      </div>
    </>
  )
}
