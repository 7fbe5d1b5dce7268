import { Button, SahaProvider, Star } from '@saha/ui'
import { Component, type ReactNode } from 'react'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { failureWords } from './words.ts'

/** The language that boot.js or the last screen set on the page. */
const pageLocale = (): Locale => {
  const language = document.documentElement.lang
  return isLocale(language) ? language : 'en'
}

/** The screen of last resort. */
export function FailureScreen() {
  const locale = pageLocale()
  const words = failureWords[locale]
  return (
    <SahaProvider locale={locale}>
      <main className="page-width grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
        <Star size="7rem" className="text-action" />
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead text-ink-muted">{words.text}</p>
        <Button variant="action" startIcon="retry" onClick={() => window.location.reload()}>
          {words.refresh}
        </Button>
      </main>
    </SahaProvider>
  )
}

/** Catches what a screen throws, a chunk that did not arrive included, and offers a way on. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FailureScreen /> : this.props.children
  }
}
