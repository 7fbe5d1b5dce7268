import { Banner } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { saves } from '../../adapters/storage/game-saves.ts'

/** Dismissed until the page is loaded again. */
let isDismissed = false

/** Says once a visit that the browser does not store saves. */
export function UnsavedNotice({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('player')
  const state = useSyncExternalStore(saves.state.subscribe, saves.state.get)
  const [isHidden, setHidden] = useState(isDismissed)
  if (state === 'kept' || isHidden) return null
  const dismiss = () => {
    isDismissed = true
    setHidden(true)
    onDismiss()
  }
  return (
    <div className="px-3 pb-2">
      <Banner tone="warning" live="status" onDismiss={dismiss}>
        {t('unsaved')}
      </Banner>
    </div>
  )
}
