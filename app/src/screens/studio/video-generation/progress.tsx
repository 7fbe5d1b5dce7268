import { selectVideoFailure, selectVideoState, selectVideoStatus } from '@saha/machines/video-generation'
import { StatusLine, Text, formatClockTime } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { Rich, isolate } from '../../../i18n/index.ts'
import { useSeconds } from '../use-seconds.ts'
import type { VideoWork } from './work.ts'

const marks = {
  none: 'idle',
  initializing: 'busy',
  processing: 'busy',
  processingState: 'busy',
  completed: 'done',
} as const

function Elapsed({ since }: { since: number }) {
  const t = useTranslations('videoGeneration')
  return <span>{t('elapsed', { time: isolate(formatClockTime(useSeconds(since))) })}</span>
}

/** How the video is getting on. Nobody knows how much of it is done, so no share of it is shown. */
export function Progress({ work: { maker, shelf } }: { work: VideoWork }) {
  const t = useTranslations('videoGeneration')
  const status = useSelector(maker, selectVideoStatus)
  const state = useSelector(maker, selectVideoState)
  const failed = useSelector(maker, selectVideoFailure) !== null
  const since = useSelector(shelf, ({ context }) => context.order?.since ?? null)
  const mark = marks[status]
  const busy = mark === 'busy'
  const words = {
    none: t('status.idle'),
    initializing: t('status.initializing'),
    processing: t('status.processing'),
    processingState: <Rich>{t.rich('status.processingState', { state: () => <bdi>{state}</bdi> })}</Rich>,
    completed: t('status.completed'),
  }
  // What failed says so itself, in an alert.
  const isSilent = failed && status === 'none'
  return (
    <div className="grid gap-1">
      <StatusLine state={mark} detail={busy && since !== null && <Elapsed key={since} since={since} />}>
        {isSilent ? '' : words[status]}
      </StatusLine>
      {busy && (
        <Text size="small" tone="muted">
          {t('usual')}
        </Text>
      )}
    </div>
  )
}
