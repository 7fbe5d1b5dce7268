import { selectVideoStatus } from '@saha/machines/video-generation'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { VideoRatio } from '../../../adapters/storage/video-job.ts'
import { sizeOfRatio } from '../pictures/frame.ts'
import { EmptyPlace, WaitingPlace } from '../pictures/picture-place.tsx'
import type { Draft } from './draft.ts'
import { Failure } from './failure.tsx'
import { shownOn } from './shelf.ts'
import { VideoPlayer } from './video-player.tsx'
import type { VideoWork } from './work.ts'

interface VideoStageProps {
  work: VideoWork
  /** The shape that is chosen for the next video. */
  ratio: VideoRatio
  onRetry: () => void
  onWrite: (draft?: Draft) => void
  onGone: () => void
}

/** The place of the video: empty in the chosen shape, on its way, failed, or there. */
export function VideoStage({ work, ratio, onRetry, onWrite, onGone }: VideoStageProps) {
  const t = useTranslations('videoGeneration')
  const status = useSelector(work.maker, selectVideoStatus)
  const failed = useSelector(work.maker, ({ context: { failure } }) =>
    ['generation', 'no-uri'].includes(failure?.code ?? ''),
  )
  const shelf = useSelector(work.shelf, ({ context }) => context)
  const shown = shownOn(shelf)
  const busy = status !== 'none' && status !== 'completed'

  if (shown)
    return (
      <VideoPlayer
        key={shown.id}
        video={shown}
        onAnother={() => {
          work.shelf.send({ type: 'show', id: null })
          onWrite({ prompt: '', ratio: shown.ratio })
        }}
        onReuse={() => onWrite({ prompt: shown.prompt, ratio: shown.ratio })}
        onRemove={() => {
          work.remove(shown.id)
          onWrite()
        }}
      />
    )
  if (failed) return <Failure work={work} onRetry={onRetry} onGone={onGone} />
  const size = sizeOfRatio((busy && shelf.order?.ratio) || ratio)
  if (busy) return <WaitingPlace size={size} />
  return (
    <EmptyPlace size={size} title={t('emptyTitle')}>
      {t('empty')}
    </EmptyPlace>
  )
}
