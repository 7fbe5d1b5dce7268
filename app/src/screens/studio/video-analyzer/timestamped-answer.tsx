import { useCallback, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { splitAtTimestamps } from './timestamps.ts'
import type { LoadedVideo } from './video-file.ts'
import { AnswerText } from '../shared/answers/answer-text.tsx'

interface TimestampedAnswerProps {
  text: string
  /** Video to seek in; null if it is no longer shown. */
  video: LoadedVideo | null
  playerRef: RefObject<HTMLVideoElement | null>
}

/** Renders an answer whose timestamps seek in the video. */
export function TimestampedAnswer({ text, video, playerRef }: TimestampedAnswerProps) {
  const t = useTranslations('videoAnalyzer')
  const end = video?.isPlayable === true ? (video.duration ?? Number.POSITIVE_INFINITY) : null
  const seek = useCallback(
    (at: number) => {
      const player = playerRef.current
      if (!player) return
      player.currentTime = at
      // The video is above the answers on small screens. Focus stays on the timestamp.
      player.scrollIntoView({ block: 'nearest' })
    },
    [playerRef],
  )
  const renderText = useCallback(
    (words: string) =>
      splitAtTimestamps(words, end ?? -1).map((segment, at) => {
        // Segments have no other identity.
        // oxlint-disable-next-line react/no-array-index-key
        if (typeof segment === 'string') return <span key={at}>{segment}</span>
        const { text: time, at: place } = segment
        return place === null ? (
          // oxlint-disable-next-line react/no-array-index-key
          <bdi key={at} dir="ltr">
            {time}
          </bdi>
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            dir="ltr"
            aria-label={t('goTo', { time: isolate(time) })}
            onClick={() => seek(place)}
            className="rounded-tag bg-selection px-1.5 font-semibold text-link tabular-nums underline decoration-from-font underline-offset-[0.2em] hover:decoration-2"
          >
            {time}
          </button>
        )
      }),
    [end, seek, t],
  )
  return <AnswerText text={text} headingLevel={4} renderText={renderText} />
}
