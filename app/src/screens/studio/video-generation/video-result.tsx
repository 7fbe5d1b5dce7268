import { useVideoGeneration } from '@saha/machines/react'
import { useSyncExternalStore } from 'react'
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
  const { status, failure } = useVideoGeneration(actors.generation)
  const failed = failure?.code === 'generation' || failure?.code === 'no-uri'
  const store = useSyncExternalStore(actors.store.subscribe, actors.store.get)
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
