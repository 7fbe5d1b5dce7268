import { useRequest } from '@saha/machines/react'
import { isComplete } from '@saha/machines/request'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { videoAnalyzerMessages } from '../../../i18n/messages/video-analyzer/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useFileDropAnywhere } from '../shared/files/use-file-drop-anywhere.ts'
import { useDraft } from '../shared/forms/use-draft.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { videoAnswersKind } from './stored-video-answers.ts'
import { VideoAnswers } from './video-answers.tsx'
import { VideoSourcePicker } from './video-source-picker.tsx'
import { VideoAnalyzerProgress } from './video-analyzer-progress.tsx'
import { VideoQuestionForm } from './video-question-form.tsx'
import { VideoCard } from './video-card.tsx'
import { leaveVideoAnalyzer, createVideoAnalyzerActors } from './video-analyzer.actors.ts'

function VideoAnalyzer() {
  const t = useTranslations('videoAnalyzer')
  const [draft, setDraft] = useDraft('video-analyzer', v.string(), '')
  const actors = useToolActors(createVideoAnalyzerActors, leaveVideoAnalyzer)
  const { offerFile, submit, cancel, saver } = actors
  const openId = useSyncExternalStore(saver.openId.subscribe, saver.openId.get)
  const { video } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const { status, retry } = useRequest(actors.request, undefined, {
    // Clears the field once its answer has arrived, unless the text was changed meanwhile.
    answered: ({ question }) => {
      if (draft.trim() === question.question) setDraft('')
    },
  })
  const player = useRef<HTMLVideoElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  useFileDropAnywhere(offerFile)

  return (
    <div className="grid content-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] xl:gap-8">
      <ToolHistory
        kind={videoAnswersKind}
        openId={openId}
        onOpen={actors.open}
        onRemove={saver.leaveRemoved}
      />
      <div className="min-w-0 xl:sticky xl:top-28 xl:self-start">
        {video ? (
          <VideoCard actors={actors} video={video} playerRef={player} />
        ) : (
          <VideoSourcePicker actors={actors} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <VideoQuestionForm
          text={draft}
          onText={setDraft}
          busy={status === 'working'}
          canSubmit={video !== null && isComplete(draft)}
          missingInput={video === null ? t('needsVideo') : ''}
          buttonRef={submitButton}
          onSend={() => submit(draft.trim())}
          onCancel={cancel}
        >
          <VideoAnalyzerProgress actors={actors} />
        </VideoQuestionForm>
        <VideoAnswers
          actors={actors}
          playerRef={player}
          onRetry={() => {
            submitButton.current?.focus()
            retry()
          }}
        />
      </div>
    </div>
  )
}

export default withMessages(videoAnalyzerMessages, VideoAnalyzer)
