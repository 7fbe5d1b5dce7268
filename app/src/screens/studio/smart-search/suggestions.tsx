import { Heading, useKit } from '@saha/ui'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../i18n/index.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { createSuggestionsDocument } from './suggestions-document.ts'
import stylesheet from './suggestions.css?url'

/**
 * Shows Google's search suggestions unchanged, as its terms require. The sandboxed frame runs no scripts and submits
 * no forms; it can only open links in a new tab.
 */
export function Suggestions({ html }: { html: string }) {
  const t = useTranslations('smartSearch')
  const locale = useLocale()
  const { dir } = useKit()
  const page = useMemo(
    () =>
      new Blob(
        [createSuggestionsDocument(html, { locale, dir }, new URL(stylesheet, document.baseURI).href)],
        {
          type: 'text/html',
        },
      ),
    [html, locale, dir],
  )
  const url = useObjectUrl(page)
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <Heading level={3} size="subheading">
        {t('suggestions')}
      </Heading>
      {url && (
        <iframe
          src={url}
          title={t('suggestions')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="h-16 w-full rounded-control"
        />
      )}
    </div>
  )
}
