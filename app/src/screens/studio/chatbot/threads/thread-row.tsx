import {
  DownloadIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EditIcon,
  IconButton,
  MoreIcon,
  TrashIcon,
  UserText,
} from '@saha/ui'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getThreadTitle, type Thread } from '../../../../adapters/threads/thread.ts'
import { isolate, type useFormat } from '../../../../i18n/index.ts'
import { RenameThreadForm } from './rename-thread-form.tsx'
import { useThreadExport } from './use-thread-export.ts'

interface ThreadRowProps {
  thread: Thread
  /** Passed in because formats are slow to create. */
  format: ReturnType<typeof useFormat>
  open: boolean
  onOpen: (thread: Thread) => void
  /** Null restores the default title. */
  onRename: (thread: Thread, name: string | null) => void
  onRemove: (thread: Thread) => void
}

/** A thread of the list, memoized because the list changes every second while a reply is saved. */
export const ThreadRow = memo(function ThreadRow({
  thread,
  format,
  open,
  onOpen,
  onRename,
  onRemove,
}: ThreadRowProps) {
  const t = useTranslations('chatbot')
  const save = useThreadExport()
  const [renaming, setRenaming] = useState(false)
  const title = getThreadTitle(thread)
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-control hover:bg-sunken has-[[aria-current=true]]:bg-selection">
      {renaming ? (
        <RenameThreadForm
          title={title}
          onDone={(name) => {
            setRenaming(false)
            if (name !== undefined) onRename(thread, name)
          }}
        />
      ) : (
        <button
          type="button"
          aria-current={open}
          className="grid min-h-12 min-w-0 grow cursor-pointer rounded-control px-3 py-1 text-start"
          onClick={() => onOpen(thread)}
        >
          <UserText lines={1} className="type-label">
            {title}
          </UserText>
          <span className="type-caption text-ink-muted">{format.moment(thread.at)}</span>
        </button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            icon={MoreIcon}
            label={t('threadMenu', { title: isolate(title) })}
            variant="quiet"
            size="small"
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={(event) => renaming && event.preventDefault()}>
          <DropdownMenuItem icon={EditIcon} onSelect={() => setRenaming(true)}>
            {t('rename')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={DownloadIcon} onSelect={() => save(thread)}>
            {t('export')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={TrashIcon} onSelect={() => onRemove(thread)}>
            {t('remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
})
