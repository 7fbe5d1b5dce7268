import { Banner, formatClockTime, Heading, Text, UserText } from '@saha/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { ReplaceFileButton } from '../shared/files/replace-file-button.tsx'
import { useSizeFormats } from '../shared/images/use-size-formats.ts'
import { VideoFileLoading } from './video-file-loading.tsx'
import { VideoPreview } from './video-preview.tsx'
import { VideoFileError } from './video-file-error.tsx'
import type { LoadedVideo } from './video-file.ts'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

interface VideoCardProps {
  actors: VideoAnalyzerActors
  video: LoadedVideo
  playerRef: RefObject<HTMLVideoElement | null>
}

/** Shows the current video with its details. */
export function VideoCard({ actors, video, playerRef }: VideoCardProps) {
  const t = useTranslations('videoAnalyzer')
  const { fileLoader, offerFile } = actors
  const heading = useRef<HTMLHeadingElement>(null)

  // The file picker that had focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  return (
    <section aria-labelledby="video" className="tile grid gap-4 rounded-panel bg-surface p-4 sm:p-5">
      <Heading level={2} size="subheading" id="video" ref={heading} tabIndex={-1}>
        {video.name === '' ? t('unnamed') : <UserText lines={2}>{video.name}</UserText>}
      </Heading>
      {video.isPlayable ? (
        <VideoPreview video={video} playerRef={playerRef} />
      ) : (
        <Banner tone="info" live="none">
          {t('noPreview')}
        </Banner>
      )}
      <VideoDetails video={video} />
      <VideoFileError fileLoader={fileLoader} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ReplaceFileButton accept="video/*" label={t('another')} onChoose={offerFile} />
        <VideoFileLoading fileLoader={fileLoader} />
      </div>
      <Text size="small" tone="muted">
        {t('private')}
      </Text>
    </section>
  )
}

/** Details that are known before the upload. */
function VideoDetails({ video }: { video: LoadedVideo }) {
  const t = useTranslations('videoAnalyzer')
  const { bytes, pixels } = useSizeFormats()
  const { blob, duration, width } = video
  const details = [
    { name: t('size'), value: bytes(blob.size) },
    {
      name: t('duration'),
      value: duration === null ? null : <bdi dir="ltr">{formatClockTime(duration)}</bdi>,
    },
    { name: t('picture'), value: width > 0 ? pixels(video) : null },
  ].filter(({ value }) => value !== null)
  return (
    <dl className="type-small flex flex-wrap gap-x-6 gap-y-1">
      {details.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
