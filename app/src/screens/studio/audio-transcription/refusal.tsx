import { Banner } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { audioLimits, RefusedAudio } from './audio-file.ts'
import { shownName } from '../file-name.ts'
import { useBytes } from '../use-bytes.ts'
import type { TranscriptionWork } from './work.ts'

/** What a file is called by itself, and so in both languages. */
const types = isolate('MP3, WAV, M4A, AAC, OGG, FLAC, WebM')
const safeTypes = isolate('MP3, WAV')

/** Why the last file was not taken. */
export function Refusal({ opening }: Pick<TranscriptionWork, 'opening'>) {
  const t = useTranslations('audioTranscription.refused')
  const refused = useSelector(opening, ({ context }) => context.failure?.cause)
  const bytes = useBytes()
  if (!(refused instanceof RefusedAudio)) return null
  const { problem, file } = refused
  return (
    <Banner tone="danger" live="alert">
      {t(problem, {
        name: isolate(shownName(file.name)),
        size: bytes(file.size),
        limit: bytes(audioLimits.file),
        minutes: audioLimits.duration / 60,
        types: problem === 'unreadable' ? safeTypes : types,
      })}
    </Banner>
  )
}
