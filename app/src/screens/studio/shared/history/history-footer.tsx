import { Button, DownloadIcon, Text, TrashIcon } from '@saha/ui'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { bounds, type Entry } from '../../../../adapters/library/entry.ts'
import { ConfirmBanner } from '../../../../features/confirm-banner/confirm-banner.tsx'
import { useRestoreFocus } from '../../../../platform/use-restore-focus.ts'
import { useFileSizeFormat } from '../files/use-file-size-format.ts'
import { useLibrary } from './library.ts'

interface HistoryFooterProps {
  /** All entries of the tool. */
  entries: readonly Entry[]
  onExport: () => void
  onRemove: () => void
}

/** Shows the storage of all tools, and exports or deletes all entries of one. */
export function HistoryFooter({ entries, onExport, onRemove }: HistoryFooterProps) {
  const t = useTranslations('history')
  const bytes = useFileSizeFormat()
  const library = useLibrary()
  const stored = useSyncExternalStore(library.subscribe, library.getSnapshot)
  const [isConfirming, setConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(opener, String(isConfirming))
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Text size="small" tone="muted">
        {t('storage', {
          used: bytes(stored.bytes),
          capacity: bytes(stored.capacity),
          count: String(stored.entries.length),
          limit: String(bounds.entries),
        })}
      </Text>
      {isConfirming ? (
        <ConfirmBanner
          title={t('removeAllAsk')}
          cancelLabel={t('cancel')}
          onCancel={() => setConfirming(false)}
          confirmLabel={t('removeAllConfirm')}
          onConfirm={() => {
            setConfirming(false)
            onRemove()
          }}
        >
          {t('removeAllText', { count: entries.length })}
        </ConfirmBanner>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" startIcon={DownloadIcon} onClick={onExport}>
            {t('exportAll')}
          </Button>
          <Button
            ref={opener}
            size="small"
            variant="quiet"
            startIcon={TrashIcon}
            onClick={() => setConfirming(true)}
          >
            {t('removeAll')}
          </Button>
        </div>
      )}
    </div>
  )
}
