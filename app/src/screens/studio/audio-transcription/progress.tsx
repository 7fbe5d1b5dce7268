import { selectRequestStatus } from '@saha/machines/request'
import { recordingLimit, selectEndsSoon, type TranscriptionStatus } from '@saha/machines/transcription'
import { StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { Take } from './desk.ts'
import type { TranscriptionWork } from './work.ts'

interface ProgressProps {
  work: TranscriptionWork
  status: TranscriptionStatus
  /** What lies on the desk, while nothing is recorded. */
  take: Take | null
}

/** How it is getting on, in one line that is always there. What failed says so itself. */
export function Progress({ work, status, take }: ProgressProps) {
  const t = useTranslations('audioTranscription.status')
  const endsSoon = useSelector(work.transcription, selectEndsSoon)
  const isOpening = useSelector(work.opening, selectRequestStatus) === 'working'
  const minutes = recordingLimit / 60_000
  if (isOpening) return <StatusLine state="busy">{t('opening')}</StatusLine>
  if (status === 'recording')
    return <StatusLine state="busy">{endsSoon ? t('endsSoon') : t('recording')}</StatusLine>
  if (status === 'paused') return <StatusLine state="idle">{t('paused')}</StatusLine>
  if (status === 'acquiring' || status === 'finishing' || status === 'transcribing')
    return <StatusLine state="busy">{t(status)}</StatusLine>
  if (status === 'failed') return <StatusLine state="idle" />
  if (take?.answer) return <StatusLine state="done">{t('done')}</StatusLine>
  const by = take?.by ?? null
  const words = take === null ? t('idle') : by === null || by === 'visitor' ? t('ready') : t(by, { minutes })
  return <StatusLine state="idle">{words}</StatusLine>
}
