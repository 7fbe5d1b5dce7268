import { Button, CopyButton, DownloadIcon, Text } from '@saha/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../../platform/use-object-url.ts'
import { site } from '../../../../config/site.ts'
import { canCopyImages, copyImage } from './copy-image.ts'
import { getFileExtension, toFileName } from '../files/file-name.ts'

interface ImageActionsProps {
  blob: Blob
  /** Description of the image, used as its file name. */
  description: string
  children?: ReactNode
}

type Copying = 'idle' | 'copied' | 'failed'

/** Downloads and copies an image; tools add more actions. */
export function ImageActions({ blob, description, children }: ImageActionsProps) {
  const t = useTranslations('images')
  const url = useObjectUrl(blob)
  const [copying, setCopying] = useState<Copying>('idle')

  useEffect(() => {
    if (copying !== 'copied') return undefined
    const timer = setTimeout(() => setCopying('idle'), site.notice.copied)
    return () => clearTimeout(timer)
  }, [copying])

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button asChild startIcon={DownloadIcon}>
          <a
            href={url ?? undefined}
            download={toFileName(description, getFileExtension(blob.type), t('fileName'))}
          >
            {t('download')}
          </a>
        </Button>
        {canCopyImages() && (
          <CopyButton
            label={t('copy')}
            state={copying === 'copied' ? 'copied' : 'idle'}
            onClick={() =>
              void copyImage(blob).then(
                () => setCopying('copied'),
                () => setCopying('failed'),
              )
            }
          />
        )}
        {children}
      </div>
      {copying === 'failed' && (
        <Text role="alert" size="small" tone="danger">
          {t('copyFailed')}
        </Text>
      )}
    </div>
  )
}
