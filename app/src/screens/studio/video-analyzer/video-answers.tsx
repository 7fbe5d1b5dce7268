import { useRequest } from '@saha/machines/react'
import { Banner, Heading } from '@saha/ui'
import { useSyncExternalStore, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { ExchangeCard } from './exchange-card.tsx'
import { getPartialAnswer } from './video-analyzer.state.ts'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

interface VideoAnswersProps {
  actors: VideoAnalyzerActors
  playerRef: RefObject<HTMLVideoElement | null>
  onRetry: () => void
}

/** Shows the current answer or failure, then earlier answers, newest first. */
export function VideoAnswers({ actors: { store, request }, playerRef, onRetry }: VideoAnswersProps) {
  const t = useTranslations('videoAnalyzer')
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { video, exchanges } = state
  const partialAnswer = getPartialAnswer(state)
  const { question: asked, failure } = useRequest(request)
  return (
    <>
      {failure && (
        <ToolFailure title={t('failed')} failure={failure} onRetry={onRetry}>
          {failure.kind === 'validation' && t('unreadable', { type: isolate('MP4') })}
        </ToolFailure>
      )}
      {(exchanges.length > 0 || partialAnswer !== '') && (
        <section aria-labelledby="answers" className="grid gap-4">
          <Heading level={2} size="heading" id="answers">
            {t('answers')}
          </Heading>
          {partialAnswer !== '' && asked && (
            <ExchangeCard
              question={asked.question}
              answer={partialAnswer}
              video={video}
              playerRef={playerRef}
              isStreaming={failure === null}
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
