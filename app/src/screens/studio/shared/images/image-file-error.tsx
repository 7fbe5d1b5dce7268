import { useRequest } from '@saha/machines/react'
import { Banner } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../../i18n/index.ts'
import type { ImageLoader } from './image-loader.ts'
import { imageLimits, RejectedImageError } from './image-file.ts'
import { useSizeFormats } from './use-size-formats.ts'

/** Names of file formats, which are not translated. */
const imageTypes = isolate('JPEG, PNG, WebP, GIF, AVIF, HEIC')

/** Explains why the last file was rejected. */
export function ImageFileError({ fileLoader }: { fileLoader: ImageLoader }) {
  const t = useTranslations('images.refused')
  const { failure } = useRequest(fileLoader)
  const { number, pixels, bytes } = useSizeFormats()
  if (failure === null) return null
  const { cause } = failure
  const getMessage = () => {
    const unreadable = t('unreadable', { type: isolate('JPEG') })
    if (!(cause instanceof RejectedImageError)) return unreadable
    if (cause.problem === 'size')
      return t('size', { size: bytes(cause.file.size), limit: bytes(imageLimits.file) })
    if (cause.problem === 'pixels')
      return t('pixels', { size: pixels(cause.size), limit: number(imageLimits.pixels / 1e6) })
    if (cause.problem === 'tiny')
      return t('tiny', { size: pixels(cause.size), limit: number(imageLimits.minSide) })
    return cause.problem === 'type' ? t('type', { types: imageTypes }) : unreadable
  }
  return (
    <Banner tone="danger" live="alert">
      {getMessage()}
    </Banner>
  )
}
