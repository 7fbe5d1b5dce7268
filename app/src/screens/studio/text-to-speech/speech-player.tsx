import { useTextToSpeech } from '@saha/machines/react'
import type { Speech, SpeechRequest } from '@saha/machines/text-to-speech'
import {
  ArrowDownIcon,
  Banner,
  Button,
  Heading,
  PauseIcon,
  PlayIcon,
  SegmentedControl,
  UserText,
  Waveform,
  formatClockTime,
} from '@saha/ui'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { toFileName } from '../shared/files/file-name.ts'
import { measureSpeech } from './measure-speech.ts'
import { isPaused, getCurrentTime, getPlaybackRate, useAudioValue } from '../shared/audio/use-audio-value.ts'
import type { TextToSpeechTool } from './text-to-speech.actors.ts'

const speeds = ['0.75', '1', '1.25', '1.5', '2'] as const

interface SpeechPlayerProps extends TextToSpeechTool {
  request: SpeechRequest
  result: Speech
}

/** Plays the generated speech, with speed control and download. */
export function SpeechPlayer({
  audio,
  speech,
  seek,
  playFrom,
  setPlaybackRate,
  request,
  result,
}: SpeechPlayerProps) {
  const t = useTranslations('textToSpeech')
  const sound = useMemo(() => measureSpeech(result), [result])
  const file = useMemo(() => new Blob([new Uint8Array(result.bytes)], { type: result.mimeType }), [result])
  const url = useObjectUrl(file)
  const { status, sounding, stop } = useTextToSpeech(speech)
  const isActive = status === 'playing'
  const paused = useAudioValue(audio, isPaused)
  const currentTime = useAudioValue(audio, getCurrentTime)
  const speed = useAudioValue(audio, getPlaybackRate)
  /** Start position while playback is stopped. */
  const [start, setStart] = useState(0)
  const isWav = result.mimeType === 'audio/wav'
  const isPlaying = isActive && !paused
  const position = isActive ? currentTime : start

  const togglePlayback = () => {
    if (!isActive) {
      setStart(0)
      playFrom(start)
    } else if (!sounding) stop()
    else if (!paused) audio.pause()
    // The media element reports the error, and the playback adapter handles it.
    else audio.play().catch(() => {})
  }
  return (
    <section
      aria-labelledby="audio"
      aria-busy={isActive && !sounding}
      className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="audio">
          {t('audio')}
        </Heading>
        <UserText as="p" lines={2} className="type-small text-ink-muted">
          {request.text}
        </UserText>
      </div>
      {/* Time runs left to right in both languages, and so do the arrow keys. */}
      <div dir="ltr" className="flex flex-wrap items-center gap-4">
        <Button
          variant="action"
          startIcon={isPlaying ? PauseIcon : PlayIcon}
          onClick={togglePlayback}
          className="shrink-0"
        >
          {isPlaying ? t('pause') : t('play')}
        </Button>
        <Waveform
          label={t('place')}
          peaks={sound.peaks}
          duration={sound.duration}
          position={position}
          onSeek={(to) => {
            if (isActive) seek(to)
            else setStart(to)
          }}
          className="min-w-0 flex-[1_1_14rem]"
        />
        {/* The waveform announces the same values. */}
        <span aria-hidden="true" className="type-small text-ink-muted tabular-nums">
          {`${formatClockTime(position)} / ${formatClockTime(sound.duration)}`}
        </span>
      </div>
      {result.cutOff && (
        <Banner tone="info" live="none">
          {t('cutOff')}
        </Banner>
      )}
      {result.words && (
        <div className="grid gap-1">
          <p className="type-label">{t('besides')}</p>
          <UserText as="p" className="whitespace-pre-wrap wrap-anywhere">
            {result.words}
          </UserText>
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
        <SegmentedControl
          label={t('speed')}
          // Fits all options into one line on phones.
          className="max-sm:[&_[data-slot=segmented-control-option]]:px-1.5"
          options={speeds.map((value) => ({ value, label: <bdi dir="ltr">{value}×</bdi> }))}
          value={speeds.find((value) => Number(value) === speed) ?? '1'}
          onValueChange={(value) => setPlaybackRate(Number(value))}
        />
        <Button asChild startIcon={ArrowDownIcon}>
          <a href={url ?? undefined} download={toFileName(request.text, isWav ? 'wav' : 'audio')}>
            {isWav ? t('download') : t('downloadOther')}
          </a>
        </Button>
      </div>
    </section>
  )
}
