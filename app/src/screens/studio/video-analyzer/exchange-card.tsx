import { Banner, CopyButton, Heading, UserText } from '@saha/ui'
import { useId, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { TimestampedAnswer } from './timestamped-answer.tsx'
import type { LoadedVideo } from './video-file.ts'

interface ExchangeCardProps {
  question: string
  answer: string
  /** Video that timestamps seek in; null if it is not the current one. */
  video: LoadedVideo | null
  /** Name of the other video. */
  about?: string
  playerRef: RefObject<HTMLVideoElement | null>
  /** The answer is still streaming. */
  isStreaming?: boolean
  /** Note at an incomplete answer. */
  children: ReactNode
}

/** A question and its answer. */
export function ExchangeCard({
  question,
  answer,
  video,
  about = '',
  playerRef,
  isStreaming = false,
  children,
}: ExchangeCardProps) {
  const t = useTranslations('videoAnalyzer')
  const id = useId()
  const [copyFailed, setCopyFailed] = useState(false)
  return (
    <article
      aria-labelledby={id}
      aria-busy={isStreaming}
      className="tile grid gap-4 rounded-panel bg-surface p-5"
    >
      <div className="grid gap-1">
        <Heading level={3} size="subheading" id={id}>
          <UserText lines={3}>{question}</UserText>
        </Heading>
        {about !== '' && (
          <p className="type-small wrap-anywhere text-ink-muted">{t('about', { name: isolate(about) })}</p>
        )}
      </div>
      <TimestampedAnswer text={answer} video={video} playerRef={playerRef} />
      {children}
      {copyFailed && <Banner tone="danger">{t('copyFailed')}</Banner>}
      {!isStreaming && (
        <CopyButton
          className="justify-self-start"
          label={t('copy')}
          value={answer}
          onCopied={() => setCopyFailed(false)}
          onError={() => setCopyFailed(true)}
        />
      )}
    </article>
  )
}
