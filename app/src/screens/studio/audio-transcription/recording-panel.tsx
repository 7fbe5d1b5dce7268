import { useTranscription } from '@saha/machines/react'
import { recordingLimit } from '@saha/machines/transcription'
import { Banner, Button, LevelMeter, PauseIcon, PlayIcon, StopIcon, formatClockTime } from '@saha/ui'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../features/confirm-banner/confirm-banner.tsx'
import { useInputLevel } from './use-input-level.ts'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

/** Duration in seconds from which discarding must be confirmed. */
const confirmAfter = 10

interface RecordingPanelProps {
  actors: TranscriptionActors
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Shows the level and duration of the running recording, with actions to pause and stop. */
export function RecordingPanel({ actors, buttonRef }: RecordingPanelProps) {
  const t = useTranslations('audioTranscription')
  const { clock } = actors
  const { status, ...recording } = useTranscription(actors.transcription)
  const seconds = useSyncExternalStore(clock.subscribe, clock.get)?.seconds ?? 0
  const [isConfirming, setConfirming] = useState(false)
  const { meter, isSilent } = useInputLevel(actors, status === 'recording')
  useUnloadWarning()
  const limit = recordingLimit / 1000
  const isPaused = status === 'paused'
  const isOpen = status === 'recording' || isPaused
  return (
    <div className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex items-baseline gap-2">
          <span className="sr-only">{t('time')}</span>
          <span dir="ltr" className="type-title tabular-nums">
            {formatClockTime(seconds)}
          </span>
          <span className="type-small text-ink-muted tabular-nums">
            {t('timeOf', { limit: formatClockTime(limit) })}
          </span>
        </p>
        <LevelMeter label={t('level')} handle={meter} className="min-w-0 flex-[1_1_14rem]" />
      </div>
      {isSilent && status === 'recording' && (
        <Banner tone="info" live="status">
          {t('silent')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={buttonRef}
          variant="action"
          startIcon={StopIcon}
          onClick={(event) => {
            // Ignores the second click of a double click on "Record".
            if (event.detail <= 1) recording.stop()
          }}
        >
          {t('stop')}
        </Button>
        <Button
          startIcon={isPaused ? PlayIcon : PauseIcon}
          disabled={!isOpen}
          onClick={isPaused ? recording.resume : recording.pause}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (seconds < confirmAfter) recording.cancel()
            else setConfirming(true)
          }}
        >
          {t('cancel')}
        </Button>
      </div>
      {isConfirming && isOpen && (
        // Recording continues until the answer.
        <ConfirmBanner
          title={t('discardTitle')}
          cancelLabel={t('keepRecording')}
          onCancel={() => setConfirming(false)}
          confirmLabel={t('discardConfirm')}
          onConfirm={recording.cancel}
        >
          {t('discard')}
        </ConfirmBanner>
      )}
    </div>
  )
}

/** Lets the browser confirm before a page that is recording is closed. */
function useUnloadWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
