import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { hasStudio } from '../../routing/tools.ts'
import { siteUrl } from '../../config/config.ts'
import { crawlerText } from '../../seo/crawler-text.ts'
import type { CrawlerFile } from '../../seo/crawler-files.ts'
import { ScreenMessages } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { readingMessages } from '../../features/static-pages/reading-messages.ts'

/** A file for programs, as it is; the same is at the root of the site. */
export default function PlainFile({ name }: { name: CrawlerFile }) {
  return (
    <ScreenMessages add={readingMessages}>
      <File name={name} />
    </ScreenMessages>
  )
}

function File({ name }: { name: CrawlerFile }) {
  const t = useTranslations('reading')
  usePageMeta({ title: name, description: t('file', { name }) })
  return (
    <main id="main" lang="en" dir="ltr" className="p-4">
      <h1 tabIndex={-1} className="sr-only">
        {name}
      </h1>
      <pre className="text-[0.875rem] whitespace-pre-wrap wrap-anywhere">
        {crawlerText(name, siteUrl(), catalogue, hasStudio())}
      </pre>
    </main>
  )
}
