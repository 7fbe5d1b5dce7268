import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { hasStudio } from '../../routing/tools.ts'
import { siteUrl } from '../../config/config.ts'
import { crawlerText } from '../../seo/crawler-text.ts'
import type { CrawlerFile } from '../../seo/crawler-files.ts'
import { withMessages } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { readingMessages } from '../../i18n/messages/reading/index.ts'

function PlainFile({ name }: { name: CrawlerFile }) {
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

export default withMessages(readingMessages, PlainFile)
