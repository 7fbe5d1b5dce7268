import { ArrowDownIcon, Banner, Button, ChevronDownIcon, CopyButton, Heading, UserText } from '@saha/ui'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { FollowUpButton } from '../shared/answers/follow-up-button.tsx'
import { SendTo } from '../shared/send-to/send-to.tsx'
import { toSpeechText } from '../shared/send-to/to-speech-text.ts'
import { toFileName } from '../shared/files/file-name.ts'
import type { StoredAnalysis } from './stored-analysis.ts'
import { AnswerText } from '../shared/answers/answer-text.tsx'

const endings = { 'cut-off': 'cutOff', stopped: 'stopped', failed: 'broken' } as const

/** Shows the answer and the model's thoughts, with actions to copy and save it. */
export function ComplexQueryAnswer({ analysis }: { analysis: StoredAnalysis }) {
  const t = useTranslations('complexQuery')
  const { question, text, thoughts, seconds, ending } = analysis
  const isStreaming = ending === 'streaming'
  return (
    <section
      aria-labelledby="answer"
      aria-busy={isStreaming}
      className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="answer">
          {t('answer')}
        </Heading>
        <UserText as="p" lines={2} className="type-small text-ink-muted">
          {question}
        </UserText>
      </div>
      {thoughts !== '' && (
        // Open if there is no answer, because then the thoughts are all there is.
        <details className="group rounded-control border border-line bg-sunken" open={text === ''}>
          <summary className="type-label flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-4 [&::-webkit-details-marker]:hidden">
            <span>{isStreaming ? t('thoughts') : t('thoughtFor', { seconds })}</span>
            <ChevronDownIcon className="ms-auto group-open:rotate-180" />
          </summary>
          <AnswerText text={thoughts} className="type-small border-t border-line p-4 text-ink-muted" />
        </details>
      )}
      {text !== '' && <AnswerText text={text} />}
      {ending !== 'whole' && ending !== 'streaming' && (
        <Banner tone="info" live="none">
          {t(endings[ending])}
        </Banner>
      )}
      {!isStreaming && text !== '' && <AnswerActions question={question} text={text} />}
    </section>
  )
}

function AnswerActions({ question, text }: { question: string; text: string }) {
  const t = useTranslations('complexQuery')
  const [copyFailed, setCopyFailed] = useState(false)
  const file = useMemo(() => new Blob([text], { type: 'text/markdown;charset=utf-8' }), [text])
  const url = useObjectUrl(file)
  return (
    <>
      {copyFailed && <Banner tone="danger">{t('copyFailed')}</Banner>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <CopyButton
          label={t('copy')}
          value={text}
          onCopied={() => setCopyFailed(false)}
          onError={() => setCopyFailed(true)}
        />
        <Button asChild startIcon={ArrowDownIcon}>
          <a href={url ?? undefined} download={toFileName(question, 'md')}>
            {t('download')}
          </a>
        </Button>
        <FollowUpButton question={question} answer={text} model="pro" />
        <SendTo
          tools={{
            tts: () => ({ text: toSpeechText(text) }),
          }}
        />
      </div>
    </>
  )
}
