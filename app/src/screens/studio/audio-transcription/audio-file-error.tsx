import { useRequest } from '@saha/machines/react'
import { Banner } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { audioLimits, RejectedAudioError } from './audio-file.ts'
import { toDisplayName } from '../shared/files/file-name.ts'
import { useFileSizeFormat } from '../shared/files/use-file-size-format.ts'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

/** Names of file formats, which are not translated. */
const types = isolate('MP3, WAV, M4A, AAC, OGG, FLAC, WebM')
const safeTypes = isolate('MP3, WAV')

/** Explains why the last file was rejected. */
export function AudioFileError({ fileLoader }: Pick<TranscriptionActors, 'fileLoader'>) {
  const t = useTranslations('audioTranscription.refused')
  const { failure } = useRequest(fileLoader)
  const bytes = useFileSizeFormat()
  if (!(failure?.cause instanceof RejectedAudioError)) return null
  const { problem, file } = failure.cause
  return (
    <Banner tone="danger" live="alert">
      {t(problem, {
        name: isolate(toDisplayName(file.name)),
        size: bytes(file.size),
        limit: bytes(audioLimits.file),
        minutes: audioLimits.duration / 60,
        types: problem === 'unreadable' ? safeTypes : types,
      })}
    </Banner>
  )
}
