import { useRequest } from '@saha/machines/react'
import { Progress, StatusLine } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { useSizeFormats } from '../shared/images/use-size-formats.ts'
import { getPartialAnswer } from './video-analyzer.state.ts'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** Shows the upload in bytes, then processing and answering. */
export function VideoAnalyzerProgress({ actors: { store, request } }: { actors: VideoAnalyzerActors }) {
  const t = useTranslations('videoAnalyzer')
  const studio = useTranslations('studio')
  const { bytes } = useSizeFormats()
  const { status, cutOff } = useRequest(request)
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { progress, video } = state
  const isWriting = getPartialAnswer(state) !== ''
  const busy = status === 'working'
  const phase = progress?.phase ?? 'uploading'
  const size = video?.blob.size ?? 0
  const sent = progress?.phase === 'uploading' ? progress.sent : 0
  const isUploading = busy && phase === 'uploading'
  const uploadStatus = t('sentOf', {
    // Rounded down, so that 100% means complete.
    share: isolate(`${Math.floor((sent / Math.max(1, size)) * 100)}%`),
    sent: bytes(sent),
    size: bytes(size),
  })
  const labels = {
    idle: t('idle'),
    working: isWriting ? t('writing') : t(phase),
    done: cutOff ? studio('breaksOff') : t('ready'),
    // Failures are announced by their own alert.
    failed: '',
  }
  const states = { idle: 'idle', working: 'busy', done: cutOff ? 'idle' : 'done', failed: 'idle' } as const
  return (
    // One live region for all phases, because a replaced one is not announced.
    <div className="grid gap-2">
      <StatusLine state={states[status]} detail={isUploading && uploadStatus}>
        {labels[status]}
      </StatusLine>
      {busy && !isWriting && (
        <Progress
          label={t(phase)}
          labelHidden
          size="small"
          {...(isUploading ? { value: sent, max: size, valueText: uploadStatus } : {})}
        />
      )}
    </div>
  )
}
