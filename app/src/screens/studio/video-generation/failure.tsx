import type { FailureKind } from '@saha/machines/port'
import { selectResumable, selectVideoFailure, selectVideoFailureKind } from '@saha/machines/video-generation'
import { Button, ErrorState, RetryIcon } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { whyOf } from '../why.ts'
import type { VideoWork } from './work.ts'

interface FailureProps {
  work: VideoWork
  /** Orders anew what is in the form. */
  onRetry: () => void
  /** Focus has to go somewhere: the button that was pressed is gone. */
  onGone: () => void
}

/** Why there is no video, and what can be done: one that may still be in the making is looked for, not made again. */
export function Failure({ work: { maker }, onRetry, onGone }: FailureProps) {
  const t = useTranslations('videoGeneration')
  const studio = useTranslations('studio')
  const code = useSelector(maker, selectVideoFailure)
  const kind = useSelector(maker, selectVideoFailureKind)
  const resumable = useSelector(maker, selectResumable)
  if (code !== 'generation' && code !== 'no-uri') return null

  const why = (kind: FailureKind) => {
    if (code === 'no-uri') return t('noUriHint')
    if (resumable !== null) {
      if (kind === 'timeout') return t('tooSlow')
      return kind === 'network' ? t('lost') : t('interrupted')
    }
    return kind === 'server' || kind === 'blocked' ? t('notFinished') : studio(whyOf(kind))
  }
  return (
    <div>
      <ErrorState title={t(code === 'no-uri' ? 'noUri' : 'failed')}>{kind && why(kind)}</ErrorState>
      <div className="-mt-6 flex flex-wrap justify-center gap-3">
        {resumable === null ? (
          <Button startIcon={RetryIcon} onClick={onRetry}>
            {t('again')}
          </Button>
        ) : (
          <>
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
          </>
        )}
      </div>
    </div>
  )
}
