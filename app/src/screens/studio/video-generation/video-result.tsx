import { selectVideoStatus } from '@saha/machines/video-generation'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { VideoRatio } from '../../../adapters/storage/video-job.ts'
import { parseRatio } from '../shared/images/image-frame.ts'
import { EmptyPlaceholder, LoadingPlaceholder } from '../shared/images/image-placeholder.tsx'
import type { Draft } from './video-generation.draft.ts'
import { VideoGenerationFailure } from './video-generation-failure.tsx'
import { getShownVideo } from './video-generation.state.ts'
import { VideoPlayer } from './video-player.tsx'
import type { VideoGenerationActors } from './video-generation.actors.ts'

interface VideoResultProps {
  actors: VideoGenerationActors
  /** Aspect ratio that is selected for the next video. */
  ratio: VideoRatio
  onRetry: () => void
  onEdit: (draft?: Draft) => void
  onRestoreFocus: () => void
}

/** Shows the video, its placeholder, its progress or its failure. */
export function VideoResult({ actors, ratio, onRetry, onEdit, onRestoreFocus }: VideoResultProps) {
  const t = useTranslations('videoGeneration')
  const status = useSelector(actors.generation, selectVideoStatus)
  const failed = useSelector(actors.generation, ({ context: { failure } }) =>
    ['generation', 'no-uri'].includes(failure?.code ?? ''),
  )
  const store = useSelector(actors.store, ({ context }) => context)
  const shownVideo = getShownVideo(store)
  const busy = status !== 'none' && status !== 'completed'

  if (shownVideo)
    return (
      <VideoPlayer
        key={shownVideo.id}
        video={shownVideo}
        onAnother={() => {
          actors.store.send({ type: 'show', id: null })
          onEdit({ prompt: '', ratio: shownVideo.ratio })
        }}
        onReuse={() => onEdit({ prompt: shownVideo.prompt, ratio: shownVideo.ratio })}
        onRemove={() => {
          actors.remove(shownVideo.id)
          onEdit()
        }}
      />
    )
  if (failed)
    return <VideoGenerationFailure actors={actors} onRetry={onRetry} onRestoreFocus={onRestoreFocus} />
  const size = parseRatio((busy && store.order?.ratio) || ratio)
  if (busy) return <LoadingPlaceholder size={size} />
  return (
    <EmptyPlaceholder size={size} title={t('emptyTitle')}>
      {t('empty')}
    </EmptyPlaceholder>
  )
}
