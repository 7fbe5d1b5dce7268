import { selectRequestStatus } from '@saha/machines/request'
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
  const { bytes } = usePictureWords()
  const status = useSelector(request, selectRequestStatus)
  const { progress, video } = useSelector(desk, ({ context }) => context)
  const isWriting = useSelector(desk, ({ context }) => writtenOf(context) !== '')
  if (status === 'failed') return <StatusLine state="idle" />
  if (status !== 'working')
    return (
      <StatusLine state={status === 'done' ? 'done' : 'idle'}>
        {status === 'done' ? t('ready') : t('idle')}
      </StatusLine>
    )
  const phase = progress?.phase ?? 'uploading'
  const size = video?.blob.size ?? 0
  const sent = progress?.phase === 'uploading' ? progress.sent : 0
  const isUploading = phase === 'uploading'
  const howFar = t('sentOf', {
    // Rounded down: what says 100% is there.
    share: isolate(`${Math.floor((sent / Math.max(1, size)) * 100)}%`),
    sent: bytes(sent),
    size: bytes(size),
  })
  return (
    <div className="grid gap-2">
      <StatusLine state="busy" detail={isUploading && howFar}>
        {isWriting ? t('writing') : t(phase)}
      </StatusLine>
      {!isWriting && (
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
