import {
  selectSounding,
  selectSpeechStatus,
  type Speech,
  type SpeechRequest,
} from '@saha/machines/text-to-speech'
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
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { fileName } from '../file-name.ts'
import { soundOf } from './sound.ts'
import { isPaused, withoutLanguage, speedOf, useAudio } from '../use-audio.ts'
import type { SpeechWork } from './work.ts'

const speeds = ['0.75', '1', '1.25', '1.5', '2'] as const

interface PlayerProps extends SpeechWork {
  request: SpeechRequest
  made: Speech
}

/** Plays what was made, and gives it to take along. */
export function Player({ audio, speech, seek, playFrom, setSpeed, request, made }: PlayerProps) {
  const t = useTranslations('textToSpeech')
  const sound = useMemo(() => soundOf(made), [made])
  const file = useMemo(() => new Blob([new Uint8Array(made.bytes)], { type: made.mimeType }), [made])
  const url = useObjectUrl(file)
  const active = useSelector(speech, selectSpeechStatus) === 'playing'
  const sounding = useSelector(speech, selectSounding)
  const paused = useAudio(audio, isPaused)
  const place = useAudio(audio, withoutLanguage)
  const speed = useAudio(audio, speedOf)
  /** Where it will begin, while it does not play. */
  const [start, setStart] = useState(0)
  const wav = made.mimeType === 'audio/wav'
  const goes = active && !paused
  const now = active ? place : start

  const press = () => {
    if (!active) {
      setStart(0)
      playFrom(start)
    } else if (!sounding) speech.send({ type: 'speech.stop' })
    else if (!paused) audio.pause()
    // What keeps it from going on is told by the element itself, and heard by who holds it.
    else audio.play().catch(() => {})
  }
  return (
    <section
      aria-labelledby="audio"
      aria-busy={active && !sounding}
      className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="audio">
          {t('audio')}
        </Heading>
        <UserText as="p" text={request.text} lines={2} className="type-small text-ink-muted" />
      </div>
      {/* Time goes to the right in both languages, and so do the keys that go with it. */}
      <div dir="ltr" className="flex flex-wrap items-center gap-4">
        <Button variant="action" startIcon={goes ? PauseIcon : PlayIcon} onClick={press} className="shrink-0">
          {goes ? t('pause') : t('play')}
        </Button>
        <Waveform
          label={t('place')}
          peaks={sound.peaks}
          duration={sound.duration}
          position={now}
          onSeek={(to) => {
            if (active) seek(to)
            else setStart(to)
          }}
          className="min-w-0 flex-[1_1_14rem]"
        />
        {/* The wave says it to those who cannot see it. */}
        <span aria-hidden="true" className="type-small text-ink-muted tabular-nums">
          {`${formatClockTime(now)} / ${formatClockTime(sound.duration)}`}
        </span>
      </div>
      {made.cutOff && (
        <Banner tone="info" live="none">
          {t('cutOff')}
        </Banner>
      )}
      {made.words && (
        <div className="grid gap-1">
          <p className="type-label">{t('besides')}</p>
          <UserText as="p" text={made.words} className="whitespace-pre-wrap wrap-anywhere" />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
        <SegmentedControl
          legend={t('speed')}
          // All of them on one line of a phone.
          className="max-sm:[&_[data-slot=segmented-control-option]]:px-1.5"
          options={speeds.map((value) => ({ value, label: <bdi dir="ltr">{value}×</bdi> }))}
          value={speeds.find((value) => Number(value) === speed) ?? '1'}
          onValueChange={(value) => setSpeed(Number(value))}
        />
        <Button asChild startIcon={ArrowDownIcon}>
          <a href={url ?? undefined} download={fileName(request.text, wav ? 'wav' : 'audio')}>
            {wav ? t('download') : t('downloadOther')}
          </a>
        </Button>
      </div>
    </section>
  )
}
