import { Banner } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { shownName } from '../file-name.ts'
import { usePictureWords } from '../pictures/picture-words.ts'
import { RefusedVideo } from './video-file.ts'
import type { Analyzing } from './work.ts'

/** What a file is called by itself, and so in both languages. */
const videoTypes = isolate('MP4, MOV, WebM')

/** Why the last file was not taken, and which would be. */
export function Refusal({ opening }: Pick<Analyzing, 'opening'>) {
  const t = useTranslations('videoAnalyzer.refused')
  const cause = useSelector(opening, ({ context }) => context.failure?.cause)
  const { bytes } = usePictureWords()
  if (!(cause instanceof RefusedVideo)) return null
  const { problem, file } = cause
  const name = isolate(shownName(file.name))
  return (
    <Banner tone="danger" live="alert" title={t(`${problem}.title`)} className="wrap-anywhere">
      {t(`${problem}.way`, { name, size: bytes(file.size), types: videoTypes })}
    </Banner>
  )
}
