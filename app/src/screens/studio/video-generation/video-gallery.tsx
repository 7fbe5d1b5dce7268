import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { ResultGallery } from '../shared/result-gallery.tsx'
import { videoLimit, type GeneratedVideo } from './video-generation.state.ts'
import type { VideoGenerationActors } from './video-generation.actors.ts'

export function VideoGallery({ store }: Pick<VideoGenerationActors, 'store'>) {
  const t = useTranslations('videoGeneration')
  const { videos, shownId } = useSyncExternalStore(store.subscribe, store.get)
  if (videos.length === 0) return null
  return (
    <ResultGallery title={t('gallery')} hint={t('galleryHint', { count: videoLimit })}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoThumbnail
            video={video}
            isShown={video.id === shownId}
            onShow={() => store.send({ type: 'show', id: video.id })}
          />
        </li>
      ))}
    </ResultGallery>
  )
}

/** Shows the first frame of a video. */
function VideoThumbnail({
  video: { blob, prompt },
  isShown,
  onShow,
}: {
  video: GeneratedVideo
  isShown: boolean
  onShow: () => void
}) {
  const t = useTranslations('videoGeneration')
  const url = useObjectUrl(blob)
  return (
    <button
      type="button"
      aria-label={t('show', { prompt: prompt === '' ? t('videoOfPicture') : prompt })}
      aria-current={isShown}
      onClick={onShow}
      // The wider border marks the shown video in forced colors too.
      className={`block size-20 overflow-hidden rounded-control bg-night ${isShown ? 'border-4 border-link' : 'border border-line'}`}
    >
      {url !== null && (
        <video
          src={url}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none size-full object-cover"
        />
      )}
    </button>
  )
}
