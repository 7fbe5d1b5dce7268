import { Button, UserText, formatClockTime } from '@saha/ui'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { isolate } from '../../../../i18n/index.ts'
import { seekAudio, useAudioValue } from '../../shared/audio/use-audio-value.ts'
import { splitSentences, estimateTimes } from './speech-timing.ts'

interface TimedTranscriptProps {
  text: string
  sound: Sound
  audio: HTMLAudioElement
}

/** Shows a sentence per line with a button that plays from its time, and marks the line that is playing. */
export function TimedTranscript({ text, sound, audio }: TimedTranscriptProps) {
  const t = useTranslations('audioTranscription')
  const lines = useMemo(() => estimateTimes(splitSentences(text), sound), [text, sound])
  const activeLine = useAudioValue(
    audio,
    useCallback(
      ({ currentTime }: HTMLAudioElement) =>
        currentTime > 0 ? lines.findLastIndex(({ start }) => start <= currentTime * 1000) : -1,
      [lines],
    ),
  )
  return (
    <ol className="grid gap-1">
      {lines.map(({ text: line, start }, at) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- Lines never change places.
          key={at}
          aria-current={at === activeLine ? 'true' : undefined}
          className="flex items-baseline gap-3 rounded-control border-s-4 border-transparent p-2 aria-[current=true]:border-link aria-[current=true]:bg-selection"
        >
          <Button
            size="small"
            variant="quiet"
            aria-label={t('from', { time: isolate(formatClockTime(start / 1000)) })}
            className="shrink-0 tabular-nums"
            onClick={() => {
              seekAudio(audio, start / 1000)
              audio.play().catch(() => {})
            }}
          >
            <bdi dir="ltr">{formatClockTime(start / 1000)}</bdi>
          </Button>
          <UserText as="p" className="min-w-0 flex-1">
            {line}
          </UserText>
        </li>
      ))}
    </ol>
  )
}
