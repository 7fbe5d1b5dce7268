import { Banner } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { toDisplayName } from '../shared/files/file-name.ts'
import { useSizeFormats } from '../shared/images/use-size-formats.ts'
import { RejectedVideoError } from './video-file.ts'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** What a file is called by itself, and so in both languages. */
const videoTypes = isolate('MP4, MOV, WebM')

/** Why the last file was not taken, and which would be. */
export function VideoFileError({ fileLoader }: Pick<VideoAnalyzerActors, 'fileLoader'>) {
  const t = useTranslations('videoAnalyzer.refused')
  const cause = useSelector(fileLoader, ({ context }) => context.failure?.cause)
  const { bytes } = useSizeFormats()
  if (!(cause instanceof RejectedVideoError)) return null
  const { problem, file } = cause
  const name = isolate(toDisplayName(file.name))
  return (
    <Banner tone="danger" live="alert" title={t(`${problem}.title`)} className="wrap-anywhere">
      {t(`${problem}.way`, { name, size: bytes(file.size), types: videoTypes })}
    </Banner>
  )
}
