import { ScrollToTop } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { site } from '../site.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
const isBelowThreshold = () => window.scrollY > site.scrollTopThreshold

/** Offers the way back up once the reader is far down. */
export function ScrollTop() {
  const t = useTranslations('common')
  const visible = useSyncExternalStore(subscribe, isBelowThreshold, () => false)
  return (
    <ScrollToTop
      visible={visible}
      label={t('scrollTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
