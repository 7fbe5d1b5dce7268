import { Banner } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lasting } from '../adapters/storage/preferences.ts'
import { site } from '../site.ts'

/** FNV-1a: short and stable, so that a new message or version is a new key. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

const key = hash(`${site.welcome.id}:${site.welcome.version}`)

/** Greets a first visit; once dismissed it never comes back, until there is something new to say. */
export function WelcomeBanner() {
  const t = useTranslations('welcome')
  const [dismissed, setDismissed] = useState(() => lasting.get(key) === 'dismissed')
  if (dismissed) return null
  const dismiss = () => {
    lasting.set(key, 'dismissed')
    setDismissed(true)
  }
  return (
    <section aria-label={t('label')} className="page-width pt-3 pb-2">
      <Banner tone="welcome" live="none" onDismiss={dismiss}>
        {t('text')}
      </Banner>
    </section>
  )
}
