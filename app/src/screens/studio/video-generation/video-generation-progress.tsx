import { useVideoGeneration } from '@saha/machines/react'
import { StatusLine, Text, formatClockTime } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Rich, isolate } from '../../../i18n/index.ts'
import { useElapsedSeconds } from '../shared/use-elapsed-seconds.ts'
import type { VideoGenerationActors } from './video-generation.actors.ts'

const lineStates = {
  none: 'idle',
  initializing: 'busy',
  processing: 'busy',
  processingState: 'busy',
  completed: 'done',
} as const

function Elapsed({ since }: { since: number }) {
  const t = useTranslations('videoGeneration')
  return <span>{t('elapsed', { time: isolate(formatClockTime(useElapsedSeconds(since))) })}</span>
}

/** Shows the state and the elapsed time; the service reports no percentage. */
export function VideoGenerationProgress({
  actors: { generation, store },
}: {
  actors: VideoGenerationActors
}) {
  const t = useTranslations('videoGeneration')
  const { status, state, failure } = useVideoGeneration(generation)
  const since = useSyncExternalStore(store.subscribe, store.get).order?.since ?? null
  const mark = lineStates[status]
  const busy = mark === 'busy'
  const labels = {
    none: t('status.idle'),
    initializing: t('status.initializing'),
    processing: t('status.processing'),
    processingState: <Rich>{t.rich('status.processingState', { state: () => <bdi>{state}</bdi> })}</Rich>,
    completed: t('status.completed'),
  }
  // Failures are announced by their own alert.
  const isSilent = failure !== null && status === 'none'
  return (
    <div className="grid gap-1">
      <StatusLine state={mark} detail={busy && since !== null && <Elapsed key={since} since={since} />}>
        {isSilent ? '' : labels[status]}
      </StatusLine>
      {busy && (
        <Text size="small" tone="muted">
          {t('usual')}
        </Text>
      )}
    </div>
  )
}
