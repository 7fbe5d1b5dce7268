import type { FailureKind } from '@saha/machines/port'
import { useVideoGeneration } from '@saha/machines/react'
import { Button, ErrorState, RetryIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import type { VideoGenerationActors } from './video-generation.actors.ts'

interface VideoGenerationFailureProps {
  actors: VideoGenerationActors
  /** Starts another job from the form. */
  onRetry: () => void
  /** Moves focus, because the clicked button is gone. */
  onRestoreFocus: () => void
}

/** Failures of a job that was accepted. */
const unfinishedKinds: ReadonlySet<FailureKind> = new Set<FailureKind>(['server', 'blocked'])

/** Returns the message key for a job that may still be running. */
const getLostReason = (kind: FailureKind) => {
  if (kind === 'timeout') return 'tooSlow'
  return kind === 'network' ? 'lost' : 'interrupted'
}

/** Explains a failure. A job that may still be running is resumed, not started again. */
export function VideoGenerationFailure({
  actors: { generation },
  onRetry,
  onRestoreFocus,
}: VideoGenerationFailureProps) {
  const t = useTranslations('videoGeneration')
  const { failure, resumableOperation: resumable, resume, discard } = useVideoGeneration(generation)
  if (failure?.code !== 'generation' && failure?.code !== 'no-uri') return null
  const { code, kind } = failure

  if (resumable === null)
    return (
      <ToolFailure title={t(code === 'no-uri' ? 'noUri' : 'failed')} failure={failure} onRetry={onRetry}>
        {code === 'no-uri' ? t('noUriHint') : unfinishedKinds.has(kind) && t('notFinished')}
      </ToolFailure>
    )
  return (
    <div>
      <ErrorState title={t('failed')}>{t(getLostReason(kind))}</ErrorState>
      <div className="-mt-6 flex flex-wrap justify-center gap-3">
        <Button
          variant="action"
          startIcon={RetryIcon}
          onClick={() => {
            onRestoreFocus()
            resume(resumable)
          }}
        >
          {t('resume')}
        </Button>
        <Button
          onClick={() => {
            onRestoreFocus()
            discard()
          }}
        >
          {t('dismiss')}
        </Button>
      </div>
    </div>
  )
}
