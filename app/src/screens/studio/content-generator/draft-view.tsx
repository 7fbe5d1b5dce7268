import { ArrowDownIcon, Banner, Button, CodeBlock, Heading, UserText } from '@saha/ui'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BlogDraft } from '../../../adapters/gemini/tools/blog-draft.ts'
import { locales, useLocale } from '../../../i18n/index.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { toFileName } from '../shared/files/file-name.ts'
import { DraftPreview } from './draft-preview.tsx'

interface DraftViewProps {
  topic: string
  draft: BlogDraft
  cutOff: boolean
}

/** Shows the draft in both languages, the current one first, and as JSON. */
export function DraftView({ topic, draft, cutOff }: DraftViewProps) {
  const t = useTranslations('contentGenerator')
  const currentLocale = useLocale()
  const [copyFailed, setCopyFailed] = useState(false)
  const json = useMemo(() => JSON.stringify(draft, null, 2), [draft])
  const file = useMemo(() => new Blob([json], { type: 'application/json' }), [json])
  const url = useObjectUrl(file)
  return (
    <section aria-labelledby="draft" className="tile grid gap-6 rounded-panel bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="draft">
          {t('draft')}
        </Heading>
        <UserText as="p" lines={2} className="type-small text-ink-muted">
          {topic}
        </UserText>
      </div>
      {cutOff && (
        <Banner tone="info" live="none">
          {t('cutOff')}
        </Banner>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {/* The messages of the other language may still be loading. */}
          <Suspense>
            {locales
              .toSorted((one) => (one === currentLocale ? -1 : 1))
              .map((locale) => (
                <DraftPreview
                  key={locale}
                  locale={locale}
                  title={draft[`${locale}_title`]}
                  body={draft[`${locale}_body`]}
                  tags={draft[`${locale}_tags`]}
                />
              ))}
          </Suspense>
        </div>
        <div className="grid content-start gap-2">
          <p className="type-label text-ink-muted">{t('json')}</p>
          <CodeBlock
            code={json}
            language="JSON"
            // Wraps long lines, because a paragraph is one line of JSON.
            className="[&_pre]:w-auto [&_pre]:wrap-anywhere [&_pre]:whitespace-pre-wrap"
            onCopyError={() => setCopyFailed(true)}
          />
          {copyFailed && <Banner tone="danger">{t('copyFailed')}</Banner>}
          <Button asChild startIcon={ArrowDownIcon} className="mt-2 justify-self-start">
            <a href={url ?? undefined} download={toFileName(draft.en_title, 'json')}>
              {t('download')}
            </a>
          </Button>
        </div>
      </div>
    </section>
  )
}
