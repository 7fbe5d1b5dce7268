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
import { memo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Entry } from '../../../../adapters/library/entry.ts'
import { isolate, type useFormat } from '../../../../i18n/index.ts'
import { useRestoreFocus } from '../../../../platform/use-restore-focus.ts'
import { RenameEntryForm } from './rename-entry-form.tsx'

interface HistoryRowProps {
  entry: Entry
  title: string
  /** Passed in because formats are slow to create. */
  format: ReturnType<typeof useFormat>
  isOpen: boolean
  onOpen: (entry: Entry) => Promise<void>
  /** Null restores the default title. */
  onRename: (id: string, name: string | null) => void
  onExport: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** An entry of the list, memoized because the list changes every second while a reply is saved. */
export const HistoryRow = memo(function HistoryRow({
  entry,
  title,
  format,
  isOpen,
  onOpen,
  onRename,
  onExport,
  onRemove,
}: HistoryRowProps) {
  const t = useTranslations('history')
  const [renaming, setRenaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  useRestoreFocus(menu, String(renaming))
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-control hover:bg-sunken has-[[aria-current=true]]:bg-selection">
      {renaming ? (
        <RenameEntryForm
          title={title}
          onDone={(name) => {
            setRenaming(false)
            if (name !== undefined) onRename(entry.id, name)
          }}
        />
      ) : (
        <button
          type="button"
          aria-current={isOpen}
          className="grid min-h-12 min-w-0 grow cursor-pointer rounded-control px-3 py-1 text-start"
          onClick={() => void onOpen(entry)}
        >
          <UserText lines={1} className="type-label">
            {title}
          </UserText>
          <span className="type-caption text-ink-muted">{format.moment(entry.at)}</span>
        </button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            ref={menu}
            icon={MoreIcon}
            label={t('menu', { title: isolate(title) })}
            variant="quiet"
            size="small"
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={(event) => renaming && event.preventDefault()}>
          <DropdownMenuItem icon={EditIcon} onSelect={() => setRenaming(true)}>
            {t('rename')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={DownloadIcon} onSelect={() => onExport(entry)}>
            {t('export')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={TrashIcon} onSelect={() => onRemove(entry)}>
            {t('remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
})
