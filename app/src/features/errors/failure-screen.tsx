import { use } from 'react'
import { Button, RetryIcon, StarMotif } from '@saha/ui'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'
import { isLocale, type Locale } from '../../i18n/locale.ts'
import { CaughtError } from './failure-boundary.tsx'
import { failureMessages } from './failure-messages.ts'

/** Error message in place of a screen. The layout around it stays usable. */
export function FailureMessage({ locale }: { locale: Locale }) {
  const messages = failureMessages[locale]
  const isChunkLost = use(CaughtError) instanceof ChunkLoadError
  const isOffline = isChunkLost && !navigator.onLine
  return (
    <div data-slot="failure" className="page-width grid justify-items-center gap-4 py-16 text-center">
      <StarMotif size="7rem" className="text-action" />
      <h1 tabIndex={-1} className="type-title">
        {isOffline ? messages.offlineTitle : messages.title}
      </h1>
      <p className="type-lead text-balance text-ink-muted">
        {isOffline ? messages.offline : isChunkLost ? messages.lost : messages.text}
      </p>
      <Button variant="action" startIcon={RetryIcon} onClick={() => window.location.reload()}>
        {messages.refresh}
      </Button>
    </div>
  )
}

/** Reads the language from the document, because the providers may have failed. `boot.js` sets it. */
const pageLocale = (): Locale => {
  const language = document.documentElement.lang
  return isLocale(language) ? language : 'en'
}

/** Error message without layout, for errors outside of screens. */
export function FailureScreen() {
  const locale = pageLocale()
  return (
    <main className="grid min-h-dvh place-content-center">
      <FailureMessage locale={locale} />
    </main>
  )
}
