import { Banner } from '@saha/ui'
import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { findEnd, type LoadedVideo } from './video-file.ts'

interface VideoPreviewProps {
  video: LoadedVideo
  playerRef: RefObject<HTMLVideoElement | null>
}

const timeoutMs = 10_000

/** Plays the user's video from memory. */
export function VideoPreview({ video, playerRef }: VideoPreviewProps) {
  const t = useTranslations('videoAnalyzer')
  const url = useObjectUrl(video.blob)
  const [failedBlob, setFailedBlob] = useState<Blob | null>(null)
  const { width, height } = video
  return (
    <>
      {/* There are no captions for a user's file. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={playerRef}
        // Time runs left to right in both languages.
        dir="ltr"
        controls
        playsInline
        preload="metadata"
        aria-label={t('preview')}
        src={url ?? undefined}
        style={{ aspectRatio: width > 0 ? `${width} / ${height}` : '16 / 9' }}
        className="max-h-[60dvh] w-full scroll-mt-24 rounded-tile bg-black object-contain"
        onLoadedMetadata={({ currentTarget }) => {
          findEnd(currentTarget, AbortSignal.timeout(timeoutMs)).catch(() => {})
        }}
        onError={() => setFailedBlob(video.blob)}
      />
      {failedBlob === video.blob && (
        <Banner tone="info" live="none">
          {t('noPreview')}
        </Banner>
      )}
    </>
  )
}
