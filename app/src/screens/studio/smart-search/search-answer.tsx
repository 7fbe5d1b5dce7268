import type { Search, SearchResult } from '@saha/machines/smart-search'
import { Banner, CopyButton, Heading, SourceList, UserText } from '@saha/ui'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withGrounding } from '../../../adapters/gemini/tools/smart-search.ts'
import { FollowUpButton } from '../shared/answers/follow-up-button.tsx'
import { SendTo } from '../shared/send-to/send-to.tsx'
import { toSpeechText } from '../shared/send-to/to-speech-text.ts'
import { numberSources } from './references.ts'
import { SourceNumbers } from './source-numbers.tsx'
import { Suggestions } from './suggestions.tsx'
import { AnswerText } from '../shared/answers/answer-text.tsx'

interface SearchAnswerProps {
  search: Search
  result: SearchResult
  cutOff: boolean
}

/** Shows the answer, its sources and further searches. */
export function SearchAnswer({ search: { query, mode }, result, cutOff }: SearchAnswerProps) {
  const t = useTranslations('smartSearch')
  const [copyFailed, setCopyFailed] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const { text, suggestions } = withGrounding(result)
  const { sources, references } = useMemo(
    () => numberSources(withGrounding(result), document.baseURI),
    [result],
  )
  const notes = useMemo(
    () =>
      references.map(({ at, sources: cited }) => ({
        at,
        note: <SourceNumbers cited={cited} sources={sources} list={list} />,
      })),
    [references, sources],
  )
  return (
    <section aria-labelledby="answer" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="grid gap-8 lg:grid-cols-3">
        <div className="grid content-start gap-5 lg:col-span-2">
          <div className="grid gap-1">
            <Heading level={2} size="heading" id="answer">
              {t('answer')}
            </Heading>
            <UserText as="p" lines={2} className="type-small text-ink-muted">
              {query}
            </UserText>
          </div>
          <AnswerText text={text} notes={notes} />
          {cutOff && (
            <Banner tone="info" live="none">
              {t('cutOff')}
            </Banner>
          )}
          {copyFailed && <Banner tone="danger">{t('copyFailed')}</Banner>}
          <div className="flex flex-wrap gap-3">
            <CopyButton
              label={t('copy')}
              value={text}
              onCopied={() => setCopyFailed(false)}
              onError={() => setCopyFailed(true)}
            />
            <FollowUpButton question={query} answer={text} model="flash" />
            <SendTo
              tools={{
                tts: () => ({ text: toSpeechText(text) }),
              }}
            />
          </div>
        </div>
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Heading level={3} size="subheading">
              {t('sources')}
            </Heading>
            {/* Google's attribution, which must not be translated. */}
            {mode === 'maps' && sources.length > 0 && (
              <bdi lang="en" translate="no" className="type-caption text-ink-muted">
                Google Maps
              </bdi>
            )}
          </div>
          {sources.length > 0 ? (
            <SourceList ref={list} label={t('sources')} sources={sources} />
          ) : (
            <p className="type-small text-ink-muted">{t('noSources')}</p>
          )}
        </div>
      </div>
      {suggestions !== '' && <Suggestions html={suggestions} />}
    </section>
  )
}
