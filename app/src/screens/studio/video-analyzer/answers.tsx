import { selectQuestion } from '@saha/machines/request'
import { Banner, Heading } from '@saha/ui'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { ToolFailure } from '../tool-failure.tsx'
import { ExchangeCard } from './exchange-card.tsx'
import { writtenOf } from './desk.ts'
import type { Analyzing } from './work.ts'

interface AnswersProps {
  analyzing: Analyzing
  playerRef: RefObject<HTMLVideoElement | null>
  onRetry: () => void
}

/** What is being answered, what was not, and what was: newest first. */
export function Answers({ analyzing: { desk, request }, playerRef, onRetry }: AnswersProps) {
  const t = useTranslations('videoAnalyzer')
  const { video, exchanges } = useSelector(desk, ({ context }) => context)
  const written = useSelector(desk, ({ context }) => writtenOf(context))
  const asked = useSelector(request, selectQuestion)
  const failure = useSelector(request, ({ context }) => context.failure)
  return (
    <>
      {failure && (
        <ToolFailure title={t('failed')} failure={failure} onRetry={onRetry}>
          {failure.kind === 'validation' && t('unreadable', { type: isolate('MP4') })}
        </ToolFailure>
      )}
      {(exchanges.length > 0 || written !== '') && (
        <section aria-labelledby="answers" className="grid gap-4">
          <Heading level={2} size="heading" id="answers">
            {t('answers')}
          </Heading>
          {written !== '' && asked && (
            <ExchangeCard
              question={asked.question}
              answer={written}
              video={video}
              playerRef={playerRef}
              isGrowing={failure === null}
            >
              {failure && (
                <Banner tone="info" live="none">
                  {t('broken')}
                </Banner>
              )}
            </ExchangeCard>
          )}
          {exchanges.map(({ id, question, answer, ending, video: of }) => (
            <ExchangeCard
              key={id}
              question={question}
              answer={answer}
              video={of === video ? video : null}
              about={of === video ? '' : of.name}
              playerRef={playerRef}
            >
              {ending !== 'whole' && (
                <Banner tone="info" live="none">
                  {t(ending)}
                </Banner>
              )}
            </ExchangeCard>
          ))}
        </section>
      )}
    </>
  )
}
