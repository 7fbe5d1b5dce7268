import { useRequest, useTranscription } from '@saha/machines/react'
import { recordingLimit } from '@saha/machines/transcription'
import { StatusLine } from '@saha/ui'
import { useTranslations } from 'use-intl'
import type { Clip } from './audio-transcription.state.ts'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

interface TranscriptionProgressProps {
  actors: TranscriptionActors
  /** The current clip; null while recording. */
  clip: Clip | null
}

/** Status line that is always rendered. Failures are shown by `TranscriptionFailure`. */
export function TranscriptionProgress({ actors, clip }: TranscriptionProgressProps) {
  const t = useTranslations('audioTranscription.status')
  const { status, endsSoon } = useTranscription(actors.transcription)
  const isLoading = useRequest(actors.fileLoader).status === 'working'
  const minutes = recordingLimit / 60_000
  if (isLoading) return <StatusLine state="busy">{t('opening')}</StatusLine>
  if (status === 'recording')
    return <StatusLine state="busy">{endsSoon ? t('endsSoon') : t('recording')}</StatusLine>
  if (status === 'paused') return <StatusLine state="idle">{t('paused')}</StatusLine>
  if (status === 'acquiring' || status === 'finishing' || status === 'transcribing')
    return <StatusLine state="busy">{t(status)}</StatusLine>
  if (status === 'failed') return <StatusLine state="idle" />
  if (clip?.answer) return <StatusLine state="done">{t('done')}</StatusLine>
  const stoppedBy = clip?.stoppedBy ?? null
  const label =
    clip === null
      ? t('idle')
      : stoppedBy === null || stoppedBy === 'visitor'
        ? t('ready')
        : t(stoppedBy, { minutes })
  return <StatusLine state="idle">{label}</StatusLine>
}
