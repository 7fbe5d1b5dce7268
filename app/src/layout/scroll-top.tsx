import { ScrollToTop } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { site } from '../config/site.ts'

// Cached between scroll events, because reading the scroll position while rendering forces layout.
let isBelowThreshold = false

function subscribe(listener: () => void): () => void {
  const update = () => {
    isBelowThreshold = window.scrollY > site.scrollTopThreshold
    listener()
  }
  update()
  window.addEventListener('scroll', update, { passive: true })
  return () => window.removeEventListener('scroll', update)
}

/** A button that scrolls to the top, shown once the reader is far down. */
export function ScrollTop() {
  const t = useTranslations('common')
  const visible = useSyncExternalStore(
    subscribe,
    () => isBelowThreshold,
    () => false,
  )
  return (
    <ScrollToTop
      visible={visible}
      label={t('scrollTop')}
      // It would cover controls of a view that fills the window.
      className="[:root[data-filled]_&]:hidden"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
