import { Button, PauseIcon, PlayIcon, Waveform, formatClockTime } from '@saha/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Sound } from '../../../adapters/audio/measure-sound.ts'
import { useClipRef } from '../../../adapters/audio/use-clip-ref.ts'
import { isPaused, getCurrentTime, seekAudio, useAudioValue } from '../shared/audio/use-audio-value.ts'

interface ClipPlayerProps {
  audio: HTMLAudioElement
  blob: Blob
  /** Null until the clip is measured. */
  sound: Sound | null
}

const unknown: Sound = { duration: 0, peaks: [] }

export function ClipPlayer({ audio, blob, sound }: ClipPlayerProps) {
  const t = useTranslations('audioTranscription')
  const attach = useClipRef(blob)
  useEffect(() => attach(audio), [attach, audio])
  const paused = useAudioValue(audio, isPaused)
  const currentTime = useAudioValue(audio, getCurrentTime)
  const { duration, peaks } = sound ?? unknown
  return (
    // Time runs left to right in both languages, and so do the arrow keys.
    <div dir="ltr" className="flex flex-wrap items-center gap-4">
      <Button
        startIcon={paused ? PlayIcon : PauseIcon}
        onClick={() => {
          // If playback is blocked, the button keeps showing "play".
          if (paused) audio.play().catch(() => {})
          else audio.pause()
        }}
        className="shrink-0"
      >
        {paused ? t('play') : t('pausePlaying')}
      </Button>
      <Waveform
        label={t('place')}
        peaks={peaks}
        duration={duration}
        position={currentTime}
        onSeek={(to) => seekAudio(audio, to)}
        className="min-w-0 flex-[1_1_14rem]"
      />
      {/* The waveform announces the same values. */}
      <span aria-hidden="true" className="type-small text-ink-muted tabular-nums">
        {`${formatClockTime(currentTime)} / ${formatClockTime(duration)}`}
      </span>
    </div>
  )
}
