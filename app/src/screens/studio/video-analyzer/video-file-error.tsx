import { useRequest } from '@saha/machines/react'
import { Banner } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { toDisplayName } from '../shared/files/file-name.ts'
import { useSizeFormats } from '../shared/images/use-size-formats.ts'
import { RejectedVideoError } from './video-file.ts'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** Names of file formats, which are not translated. */
const videoTypes = isolate('MP4, MOV, WebM')

/** Explains why the last file was rejected, and which formats are accepted. */
export function VideoFileError({ fileLoader }: Pick<VideoAnalyzerActors, 'fileLoader'>) {
  const t = useTranslations('videoAnalyzer.refused')
  const { failure } = useRequest(fileLoader)
  const { bytes } = useSizeFormats()
  if (!(failure?.cause instanceof RejectedVideoError)) return null
  const { problem, file } = failure.cause
  const name = isolate(toDisplayName(file.name))
  return (
    <Banner tone="danger" live="alert" title={t(`${problem}.title`)} className="wrap-anywhere">
      {t(`${problem}.way`, { name, size: bytes(file.size), types: videoTypes })}
    </Banner>
  )
}
