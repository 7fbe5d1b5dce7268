import { Button, CopyButton, DownloadIcon, Text } from '@saha/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { site } from '../../../config/site.ts'
import { canCopyPictures, copyPicture } from './copy-picture.ts'
import { endingOf, fileName } from '../file-name.ts'

interface PictureActionsProps {
  blob: Blob
  /** What it shows: its file is called so. */
  words: string
  children?: ReactNode
}

type Copying = 'idle' | 'copied' | 'failed'

/** What can be done with a picture: keep it as a file, put it on the clipboard, and what the tool adds. */
export function PictureActions({ blob, words, children }: PictureActionsProps) {
  const t = useTranslations('pictures')
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
          <a href={url ?? undefined} download={fileName(words, endingOf(blob.type), t('fileName'))}>
            {t('download')}
          </a>
        </Button>
        {canCopyPictures() && (
          <CopyButton
            label={t('copy')}
            state={copying === 'copied' ? 'copied' : 'idle'}
            onClick={() =>
              void copyPicture(blob).then(
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
