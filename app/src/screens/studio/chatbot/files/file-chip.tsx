import type { ChatFile } from '@saha/machines/chat'
import { FileIcon, UserText } from '@saha/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlobImage } from '../../shared/images/blob-image.tsx'
import type { FileContents } from './file-contents.ts'

interface FileChipProps {
  file: ChatFile
  contents: FileContents
}

/** Loads the content of a file: undefined at first, null if it is gone. */
function useContent(file: ChatFile, contents: FileContents): Blob | null | undefined {
  const [content, setContent] = useState<Blob | null>()
  useEffect(() => {
    let isCurrent = true
    contents.load(file).then(
      (blob) => isCurrent && setContent(blob),
      () => isCurrent && setContent(null),
    )
    return () => {
      isCurrent = false
    }
  }, [contents, file])
  return content
}

/** A file by its name, with a thumbnail of an image. */
export function FileChip({ file, contents }: FileChipProps) {
  const t = useTranslations('chatbot.files')
  const content = useContent(file, contents)
  return (
    <span className="flex min-w-0 items-center gap-2 py-1">
      {content && file.type.startsWith('image/') ? (
        <span className="block size-10 shrink-0 overflow-hidden rounded-[6px]">
          <BlobImage blob={content} alt="" ratio="1 / 1" />
        </span>
      ) : (
        <FileIcon size={1.25} className="mx-1.5 shrink-0 text-ink-muted" />
      )}
      <span className="type-small grid max-w-48 min-w-0">
        <UserText lines={1}>{file.name}</UserText>
        {content === null && <span className="text-ink-muted">{t('gone')}</span>}
      </span>
    </span>
  )
}
