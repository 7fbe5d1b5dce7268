import { Banner } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { lasting } from '../adapters/storage/preferences.ts'
import { site } from '../config/site.ts'

/** FNV-1a: short and stable, so that a new message or version is a new key. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Under what it is kept that a visitor has dismissed it; `boot.js` hides it by that before the first paint. */
export const welcomeKey = hash(`${site.welcome.id}:${site.welcome.version}`)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isDismissed = () => lasting.get(welcomeKey) === 'dismissed'

function dismiss(): void {
  lasting.set(welcomeKey, 'dismissed')
  for (const listener of listeners) listener()
}

/** Greets a first visit; once dismissed it never comes back, until there is something new to say. */
export function WelcomeBanner() {
  const t = useTranslations('welcome')
  // A page of the build has it for everybody.
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => false)
  if (dismissed) return null
  return (
    <section data-welcome="" aria-label={t('label')} className="page-width pt-3 pb-2">
      <Banner tone="welcome" live="none" onDismiss={dismiss}>
        {t('text')}
      </Banner>
    </section>
  )
}
