import type { ChatFile } from '@saha/machines/chat'
import { useTranslations } from 'use-intl'
import type { FileContents } from './file-contents.ts'
import { FileChip } from './file-chip.tsx'

interface MessageFilesProps {
  files: readonly ChatFile[]
  contents: FileContents
}

/** The files of a message. */
export function MessageFiles({ files, contents }: MessageFilesProps) {
  const t = useTranslations('chatbot.files')
  return (
    <ul aria-label={t('sent')} className="mb-2 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 rounded-control border border-line bg-surface pe-3 ps-1">
          <FileChip file={file} contents={contents} />
        </li>
      ))}
    </ul>
  )
}
