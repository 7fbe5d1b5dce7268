import { Banner } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { localStore } from '../../adapters/storage/web-storage.ts'
import { createListeners } from '../../platform/store.ts'
import { site } from '../../config/site.ts'

/** FNV-1a: a short, stable hash, so that a new message or version gets a new key. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Storage key of the dismissal. `boot.js` reads it to hide the banner before the first paint. */
export const welcomeKey = hash(`${site.welcome.id}:${site.welcome.version}`)

const { notify, subscribe } = createListeners()
const isDismissed = () => localStore.get(welcomeKey) === 'dismissed'

function dismiss(): void {
  localStore.set(welcomeKey, 'dismissed')
  notify()
}

/** Welcome banner for first visits. Once dismissed, it stays hidden until its message or version changes. */
export function WelcomeBanner({ className }: { className: string }) {
  const t = useTranslations('welcome')
  // Prerendered pages always contain it.
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => false)
  if (dismissed) return null
  return (
    <section data-welcome="" aria-label={t('label')} className={`page-width pt-3 pb-2 ${className}`}>
      <Banner tone="welcome" live="none" onDismiss={dismiss}>
        {t('text')}
      </Banner>
    </section>
  )
}
