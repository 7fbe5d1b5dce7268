import { ScrollToTop } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { site } from '../config/site.ts'

// Remembered between scrolls: to ask while the page is being drawn would lay it out before its time.
let isBelowThreshold = false

function subscribe(listener: () => void): () => void {
  const look = () => {
    isBelowThreshold = window.scrollY > site.scrollTopThreshold
    listener()
  }
  look()
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}

/** Offers the way back up once the reader is far down. */
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
      // Over what fills the window, as a conversation does, it would lie on what one presses there.
      className="[:root[data-filled]_&]:hidden"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
