import {
  ArrowDownIcon,
  Banner,
  Button,
  ChevronDownIcon,
  CopyButton,
  Heading,
  Prose,
  UserText,
} from '@saha/ui'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../use-object-url.ts'
import { fileName } from '../file-name.ts'
import type { TimedAnalysis } from './work.ts'

interface AnswerProps {
  question: string
  analysis: TimedAnalysis
  cutOff: boolean
}

/** What came of the question, what was thought on the way, and how to take it along. */
export function Answer({ question, analysis: { text, thoughts, seconds }, cutOff }: AnswerProps) {
  const t = useTranslations('complexQuery')
  const [copyFailed, setCopyFailed] = useState(false)
  const file = useMemo(() => new Blob([text], { type: 'text/markdown;charset=utf-8' }), [text])
  const url = useObjectUrl(file)
  return (
    <section aria-labelledby="answer" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="answer">
          {t('answer')}
        </Heading>
        <UserText as="p" text={question} className="type-small line-clamp-2 text-ink-muted" />
      </div>
      {thoughts !== '' && (
        <details className="group rounded-control border border-line bg-sunken">
          <summary className="type-label flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-4 [&::-webkit-details-marker]:hidden">
            <span>{t('thoughtFor', { seconds })}</span>
            <ChevronDownIcon className="ms-auto group-open:rotate-180" />
          </summary>
          <Prose text={thoughts} className="type-small border-t border-line p-4 text-ink-muted" />
        </details>
      )}
      <Prose text={text} />
      {cutOff && (
        <Banner tone="info" live="none">
          {t('cutOff')}
        </Banner>
      )}
      {copyFailed && <Banner tone="danger">{t('copyFailed')}</Banner>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <CopyButton
          label={t('copy')}
          value={text}
          onCopied={() => setCopyFailed(false)}
          onError={() => setCopyFailed(true)}
        />
        <Button asChild startIcon={ArrowDownIcon}>
          <a href={url ?? undefined} download={fileName(question, 'md')}>
            {t('download')}
          </a>
        </Button>
      </div>
    </section>
  )
}
