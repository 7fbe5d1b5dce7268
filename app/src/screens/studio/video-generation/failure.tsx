import type { FailureKind } from '@saha/machines/port'
import { selectResumableOperation } from '@saha/machines/video-generation'
import { Button, ErrorState, RetryIcon } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { ToolFailure } from '../tool-failure.tsx'
import type { VideoWork } from './work.ts'

interface FailureProps {
  work: VideoWork
  /** Orders anew what is in the form. */
  onRetry: () => void
  /** Focus has to go somewhere: the button that was pressed is gone. */
  onGone: () => void
}

/** Why a video does not come about though its order was good. */
const unfinished: ReadonlySet<FailureKind> = new Set<FailureKind>(['server', 'blocked'])

/** Why a video that may still be in the making is not there. */
const lost = (kind: FailureKind) => {
  if (kind === 'timeout') return 'tooSlow'
  return kind === 'network' ? 'lost' : 'interrupted'
}

/** Why there is no video, and what can be done: one that may still be in the making is looked for, not made again. */
export function Failure({ work: { maker }, onRetry, onGone }: FailureProps) {
  const t = useTranslations('videoGeneration')
  const failure = useSelector(maker, ({ context }) => context.failure)
  const resumable = useSelector(maker, selectResumableOperation)
  if (failure?.code !== 'generation' && failure?.code !== 'no-uri') return null
  const { code, kind } = failure

  if (resumable === null)
    return (
      <ToolFailure title={t(code === 'no-uri' ? 'noUri' : 'failed')} failure={failure} onRetry={onRetry}>
        {code === 'no-uri' ? t('noUriHint') : unfinished.has(kind) && t('notFinished')}
      </ToolFailure>
    )
  return (
    <div>
      <ErrorState title={t('failed')}>{t(lost(kind))}</ErrorState>
      <div className="-mt-6 flex flex-wrap justify-center gap-3">
        <Button
          variant="action"
          startIcon={RetryIcon}
          onClick={() => {
            onGone()
            maker.send({ type: 'video.resume', operation: resumable })
          }}
        >
          {t('resume')}
        </Button>
        <Button
          onClick={() => {
            onGone()
            maker.send({ type: 'video.discard' })
          }}
        >
          {t('putAway')}
        </Button>
      </div>
    </div>
  )
}
