import { Breadcrumb, Heading, StarGrid } from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenMessages, useFormat, useLocale, type Locale } from '../i18n/index.ts'

import { usePageMeta } from '../layout/page-meta.ts'
import { links } from '../routing/links.ts'
import { Contents } from './contents.tsx'
import { LongText } from './long-text.tsx'
import { readingMessages } from './reading-messages.ts'
import type { PageText } from './types.ts'

interface TextPageProps {
  text: Readonly<Record<Locale, PageText>>
  /** The day of its last change: 2026-11-22. */
  changed?: string
  /** What stands above the text. */
  children?: ReactNode
}

/** A page of text: what it is about, what is in it, and the text. */
export const TextPage = (props: TextPageProps) => (
  <ScreenMessages add={readingMessages}>
    <Page {...props} />
  </ScreenMessages>
)

function Page({ text, changed, children }: TextPageProps) {
  const t = useTranslations('reading')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const format = useFormat()
  const { title, description, heading, lead, blocks } = text[locale]
  usePageMeta({ title, description })
  const hasContents = blocks.filter((block) => block.type === 'h2' && block.id).length > 2
  return (
    <div className="relative isolate overflow-clip">
      <StarGrid step={128} className="-z-1 h-112 text-ink opacity-[0.04] mask-b-from-50%" />
      <div className="page-width grid gap-10 pt-8">
        <header className="grid gap-3">
          <Breadcrumb items={[{ label: nav('home'), href: links(locale).home }, { label: title }]} />
          <Heading level={1} size="display" tabIndex={-1}>
            {heading}
          </Heading>
          <p className="type-lead max-w-[40rem] text-pretty text-ink-muted">{lead}</p>
          {changed && (
            <p className="type-small text-ink-muted">
              {t.rich('changed', { date: () => <time dateTime={changed}>{format.date(changed)}</time> })}
            </p>
          )}
        </header>
        {children}
        {hasContents ? (
          <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
            <Contents blocks={blocks} />
            <LongText blocks={blocks} />
          </div>
        ) : (
          <LongText blocks={blocks} />
        )}
      </div>
    </div>
  )
}
