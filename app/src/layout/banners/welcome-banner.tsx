import { Banner } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { localStore } from '../../adapters/storage/web-storage.ts'
import { hashText } from '../../platform/hash-text.ts'
import { createListeners } from '../../platform/store.ts'
import { site } from '../../config/site.ts'

/** Storage key of the dismissal, a new one for each message. `boot.js` reads it before the first paint. */
export const welcomeKey = hashText(`${site.welcome.id}:${site.welcome.version}`).toString(36)

const { notify, subscribe } = createListeners()
const isDismissed = () => localStore.get(welcomeKey) === 'dismissed'

function dismiss(): void {
  localStore.set(welcomeKey, 'dismissed')
  notify()
}

interface WelcomeBannerProps {
  className: string
  /** Leaves it out of prerendered pages, where it would move while the content above it is laid out. @default false */
  isLate?: boolean
}

/** Welcome banner for first visits. Once dismissed, it stays hidden until its message or version changes. */
export function WelcomeBanner({ className, isLate = false }: WelcomeBannerProps) {
  const t = useTranslations('welcome')
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => isLate)
  if (dismissed) return null
  return (
    <section data-welcome="" aria-label={t('label')} className={`page-width pt-3 pb-2 ${className}`}>
      <Banner tone="welcome" live="none" onDismiss={dismiss}>
        {t('text')}
      </Banner>
    </section>
  )
}
