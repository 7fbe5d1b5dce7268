import { selectCutOff, selectRequestStatus } from '@saha/machines/request'
import { Progress, StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { usePictureWords } from '../pictures/picture-words.ts'
import { writtenOf } from './desk.ts'
import type { Analyzing } from './work.ts'

/** How the question is getting on: on its way byte by byte, with the service, being answered. */
export function AnalysisProgress({ analyzing: { desk, request } }: { analyzing: Analyzing }) {
  const t = useTranslations('videoAnalyzer')
  const studio = useTranslations('studio')
  const cutOff = useSelector(request, selectCutOff)
  const { bytes } = usePictureWords()
  const status = useSelector(request, selectRequestStatus)
  const { progress, video } = useSelector(desk, ({ context }) => context)
  const isWriting = useSelector(desk, ({ context }) => writtenOf(context) !== '')
  const busy = status === 'working'
  const phase = progress?.phase ?? 'uploading'
  const size = video?.blob.size ?? 0
  const sent = progress?.phase === 'uploading' ? progress.sent : 0
  const isUploading = busy && phase === 'uploading'
  const howFar = t('sentOf', {
    // Rounded down: what says 100% is there.
    share: isolate(`${Math.floor((sent / Math.max(1, size)) * 100)}%`),
    sent: bytes(sent),
    size: bytes(size),
  })
  const words = {
    idle: t('idle'),
    working: isWriting ? t('writing') : t(phase),
    done: cutOff ? studio('breaksOff') : t('ready'),
    // What failed says so itself, in an alert.
    failed: '',
  }
  const states = { idle: 'idle', working: 'busy', done: cutOff ? 'idle' : 'done', failed: 'idle' } as const
  return (
    // One line throughout: what takes another's place is not announced.
    <div className="grid gap-2">
      <StatusLine state={states[status]} detail={isUploading && howFar}>
        {words[status]}
      </StatusLine>
      {busy && !isWriting && (
        <Progress
          label={t(phase)}
          labelHidden
          size="small"
          {...(isUploading ? { value: sent, max: size, valueText: howFar } : {})}
        />
      )}
    </div>
  )
}
