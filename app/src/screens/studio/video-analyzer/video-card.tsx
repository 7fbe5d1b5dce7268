import { Banner, formatClockTime, Heading, Text, UserText } from '@saha/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { AnotherFile } from '../another-file.tsx'
import { usePictureWords } from '../pictures/picture-words.ts'
import { Opening } from './opening.tsx'
import { Player } from './player.tsx'
import { Refusal } from './refusal.tsx'
import type { OpenedVideo } from './video-file.ts'
import type { Analyzing } from './work.ts'

interface VideoCardProps {
  analyzing: Analyzing
  video: OpenedVideo
  playerRef: RefObject<HTMLVideoElement | null>
}

/** The video that is asked about, as far as this browser can show it. */
export function VideoCard({ analyzing, video, playerRef }: VideoCardProps) {
  const t = useTranslations('videoAnalyzer')
  const { opening, offer } = analyzing
  const heading = useRef<HTMLHeadingElement>(null)

  // Whoever chose the video was at a place that is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  return (
    <section aria-labelledby="video" className="tile grid gap-4 rounded-panel bg-surface p-4 sm:p-5">
      <Heading level={2} size="subheading" id="video" ref={heading} tabIndex={-1}>
        {video.name === '' ? t('unnamed') : <UserText text={video.name} lines={2} />}
      </Heading>
      {video.isPlayable ? (
        <Player video={video} playerRef={playerRef} />
      ) : (
        <Banner tone="info" live="none">
          {t('noPreview')}
        </Banner>
      )}
      <Facts video={video} />
      <Refusal opening={opening} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <AnotherFile accept="video/*" label={t('another')} onChoose={offer} />
        <Opening opening={opening} />
      </div>
      <Text size="small" tone="muted">
        {t('private')}
      </Text>
    </section>
  )
}

/** What is known of it before it is sent. */
function Facts({ video }: { video: OpenedVideo }) {
  const t = useTranslations('videoAnalyzer')
  const { bytes, pixels } = usePictureWords()
  const { blob, duration, width } = video
  const facts = [
    { name: t('size'), value: bytes(blob.size) },
    {
      name: t('duration'),
      value: duration === null ? null : <bdi dir="ltr">{formatClockTime(duration)}</bdi>,
    },
    { name: t('picture'), value: width > 0 ? pixels(video) : null },
  ].filter(({ value }) => value !== null)
  return (
    <dl className="type-small flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
