import { use } from 'react'
import { Button, RetryIcon, StarMotif } from '@saha/ui'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'
import { isLocale, type Locale } from '../../i18n/locale.ts'
import { CaughtError } from './failure-boundary.tsx'
import { failureMessages } from './failure-messages.ts'

/** Says that a screen failed, in the screen's own place: the layout around it leads on. */
export function FailureMessage({ locale }: { locale: Locale }) {
  const words = failureMessages[locale]
  const lost = use(CaughtError) instanceof ChunkLoadError
  const offline = lost && !navigator.onLine
  return (
    <div data-slot="failure" className="page-width grid justify-items-center gap-4 py-16 text-center">
      <StarMotif size="7rem" className="text-action" />
      <h1 tabIndex={-1} className="type-title">
        {offline ? words.offlineTitle : words.title}
      </h1>
      <p className="type-lead text-balance text-ink-muted">
        {offline ? words.offline : lost ? words.lost : words.text}
      </p>
      <Button variant="action" startIcon={RetryIcon} onClick={() => window.location.reload()}>
        {words.refresh}
      </Button>
    </div>
  )
}

/** The language that boot.js or the last screen set on the page, as they did with direction and theme. */
const pageLocale = (): Locale => {
  const language = document.documentElement.lang
  return isLocale(language) ? language : 'en'
}

/** The screen of last resort, alone on the page: whatever stands around screens may be what failed. */
export function FailureScreen() {
  const locale = pageLocale()
  return (
    <main className="grid min-h-dvh place-content-center">
      <FailureMessage locale={locale} />
    </main>
  )
}
