import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { Gallery } from '../gallery.tsx'
import { mostVideos, type MadeVideo } from './shelf.ts'
import type { VideoWork } from './work.ts'

/** The videos of this visit. */
export function VideoGallery({ shelf }: Pick<VideoWork, 'shelf'>) {
  const t = useTranslations('videoGeneration')
  const { videos, shownId } = useSelector(shelf, ({ context }) => context)
  if (videos.length === 0) return null
  return (
    <Gallery title={t('gallery')} hint={t('galleryHint', { count: mostVideos })}>
      {videos.map((video) => (
        <li key={video.id}>
          <FirstFrame
            video={video}
            isShown={video.id === shownId}
            onShow={() => shelf.send({ type: 'show', id: video.id })}
          />
        </li>
      ))}
    </Gallery>
  )
}

/** A video as it begins. */
function FirstFrame({
  video: { blob, prompt },
  isShown,
  onShow,
}: {
  video: MadeVideo
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
      // Also where colors are not ours, the frame of the one that is shown is the wider one.
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
