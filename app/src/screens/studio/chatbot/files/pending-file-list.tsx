import { CloseIcon, IconButton, Spinner } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate, useFormat } from '../../../../i18n/index.ts'
import { imageLimits } from '../../shared/images/image-file.ts'
import { useFileSizeFormat } from '../../shared/files/use-file-size-format.ts'
import type { FileContents } from './file-contents.ts'
import { FileChip } from './file-chip.tsx'
import type { PendingFiles, PendingFilesStore } from './pending-files.ts'
import { fileLimits, type RejectedFileError } from './read-file.ts'

interface PendingFileListProps {
  pending: PendingFiles
  store: PendingFilesStore
  contents: FileContents
  /** Receives focus when a file with its button is removed. */
  onRemoved: () => void
}

/** Shows the files of the next message, and why others were not added. */
export function PendingFileList({ pending, store, contents, onRemoved }: PendingFileListProps) {
  const t = useTranslations('chatbot.files')
  return (
    <>
      {pending.files.length > 0 && (
        <ul aria-label={t('next')} className="flex flex-wrap gap-2">
          {pending.files.map((file) => (
            <li
              key={file.id}
              className="flex min-w-0 items-center gap-1 rounded-control border border-line ps-1"
            >
              <FileChip file={file} contents={contents} />
              <IconButton
                size="small"
                variant="quiet"
                icon={CloseIcon}
                label={t('remove', { name: isolate(file.name) })}
                onClick={() => {
                  store.remove(file.id)
                  onRemoved()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {pending.reading > 0 && <Spinner label={t('reading')} />}
      {pending.rejected.length > 0 && (
        <ul role="alert" className="type-small grid w-full gap-1 text-danger">
          {pending.rejected.map((error, index) => (
            <li key={index}>
              <Rejection error={error} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Rejection({ error: { problem, fileName } }: { error: RejectedFileError }) {
  const t = useTranslations('chatbot.files.rejected')
  const { number } = useFormat()
  const size = useFileSizeFormat()
  const limits = {
    size: size(imageLimits.file),
    media: size(fileLimits.media),
    document: size(fileLimits.media),
    chat: size(fileLimits.chat),
    text: number(fileLimits.text),
    count: number(fileLimits.count),
    pixels: number(imageLimits.pixels / 1_000_000),
    tiny: number(imageLimits.minSide),
    mixed: isolate('MP4, WebM, PDF'),
    unreadable: isolate('JPEG, PNG'),
  }
  const limit = problem in limits ? limits[problem as keyof typeof limits] : ''
  return <span>{t(problem, { name: isolate(fileName), limit })}</span>
}
