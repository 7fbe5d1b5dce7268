import { Banner, Button } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useFileSizeFormat } from '../files/use-file-size-format.ts'
import { useLibrary } from './library.ts'

/** Says that results are not stored, and asks which to delete if the history is full. */
export function FullHistoryBanner() {
  const t = useTranslations('history')
  const bytes = useFileSizeFormat()
  const library = useLibrary()
  const { state, unsaved } = useSyncExternalStore(library.subscribe, library.getSnapshot)
  const [dismissed, setDismissed] = useState(0)
  if (unsaved === 0 || unsaved === dismissed) return null
  const dismiss = () => setDismissed(unsaved)
  if (state !== 'full')
    return (
      <Banner live="status" onDismiss={dismiss}>
        {t('unavailable')}
      </Banner>
    )
  const oldest = library.findOldest()
  const size = bytes(oldest.reduce((sum, entry) => sum + entry.size, 0))
  return (
    <Banner
      live="status"
      title={t('full')}
      onDismiss={dismiss}
      action={
        oldest.length > 0 && (
          <Button size="small" onClick={() => void library.remove(oldest.map(({ id }) => id))}>
            {t('makeRoom', { count: oldest.length })}
          </Button>
        )
      }
    >
      {oldest.length > 0 ? t('fullText', { count: oldest.length, size }) : t('fullOfNames')}
    </Banner>
  )
}
