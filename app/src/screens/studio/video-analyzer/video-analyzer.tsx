import { isComplete, selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/video-analyzer/ar.ts'
import en from '../../../i18n/messages/video-analyzer/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { useIncomingFile } from '../use-incoming-file.ts'
import { isText, useDraft } from '../use-draft.ts'
import { useKept } from '../use-kept.ts'
import { Answers } from './answers.tsx'
import { ChooseVideo } from './choose-video.tsx'
import { AnalysisProgress } from './progress.tsx'
import { Question } from './question.tsx'
import { VideoCard } from './video-card.tsx'
import { leaveAnalyzing, startAnalyzing } from './work.ts'

const messages = { videoAnalyzer: { en, ar } }

export default function VideoAnalyzer() {
  return (
    <ScreenMessages add={messages}>
      <Analyzer />
    </ScreenMessages>
  )
}

function Analyzer() {
  const t = useTranslations('videoAnalyzer')
  const [draft, setDraft] = useDraft('video-analyzer', isText, '')
  const analyzing = useKept(startAnalyzing, leaveAnalyzing)
  const { desk, request, offer, submit, cancel } = analyzing
  const video = useSelector(desk, ({ context }) => context.video)
  const status = useSelector(request, selectRequestStatus)
  const player = useRef<HTMLVideoElement>(null)
  const press = useRef<HTMLButtonElement>(null)
  useIncomingFile(offer)

  // What was asked stands with its answer now, unless somebody is writing the next question already.
  useEffect(() => {
    const answered = request.on('answered', ({ question }) => {
      if (draft.trim() === question.question) setDraft('')
    })
    return () => answered.unsubscribe()
  })

  return (
    <div className="grid content-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] xl:gap-8">
      <div className="min-w-0 xl:sticky xl:top-24 xl:self-start">
        {video ? (
          <VideoCard analyzing={analyzing} video={video} playerRef={player} />
        ) : (
          <ChooseVideo analyzing={analyzing} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Question
          text={draft}
          onText={setDraft}
          busy={status === 'working'}
          sendable={video !== null && isComplete(draft)}
          missing={video === null ? t('needsVideo') : ''}
          pressRef={press}
          onSend={() => submit(draft.trim())}
          onCancel={cancel}
        >
          <AnalysisProgress analyzing={analyzing} />
        </Question>
        <Answers
          analyzing={analyzing}
          playerRef={player}
          onRetry={() => {
            press.current?.focus()
            request.send({ type: 'request.retry' })
          }}
        />
      </div>
    </div>
  )
}
