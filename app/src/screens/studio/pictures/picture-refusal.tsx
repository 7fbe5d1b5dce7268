import { Banner } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import type { Opening } from './opening.ts'
import { pictureLimits, RefusedPicture } from './picture-file.ts'
import { usePictureWords } from './picture-words.ts'

/** What a file is called by itself, and so in both languages. */
const pictureTypes = isolate('JPEG, PNG, WebP, GIF, AVIF, HEIC')

/** Why the last file was not taken. */
export function PictureRefusal({ opening }: { opening: Opening }) {
  const t = useTranslations('pictures.refused')
  const cause = useSelector(opening, ({ context }) => context.failure?.cause)
  const failed = useSelector(opening, ({ context }) => context.failure !== null)
  const { number, pixels, bytes } = usePictureWords()
  if (!failed) return null
  const words = () => {
    const unreadable = t('unreadable', { type: isolate('JPEG') })
    if (!(cause instanceof RefusedPicture)) return unreadable
    if (cause.problem === 'size')
      return t('size', { size: bytes(cause.file.size), limit: bytes(pictureLimits.file) })
    if (cause.problem === 'pixels')
      return t('pixels', { size: pixels(cause.size), limit: number(pictureLimits.pixels / 1e6) })
    if (cause.problem === 'tiny')
      return t('tiny', { size: pixels(cause.size), limit: number(pictureLimits.least) })
    return cause.problem === 'type' ? t('type', { types: pictureTypes }) : unreadable
  }
  return (
    <Banner tone="danger" live="alert">
      {words()}
    </Banner>
  )
}
