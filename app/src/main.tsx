import '@saha/ui/fonts.css'
import './kit.css'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadChunk } from './chunks/load-chunk.ts'
import { browserOnly } from './routing/page-attributes.ts'
import { takeOver } from './hydration/prepare-page.ts'
import { Portal } from './shell/portal.tsx'
import { AppRouter } from './shell/app-router.tsx'
import { Session } from './features/session/session.tsx'
import { whenIdle } from './platform/when-idle.ts'

const session = new Session()

const portal = <Portal session={session} Router={AppRouter} />

function onRecoverableError(error: unknown): void {
  // The build left this place to the browser, as it should.
  if (!(error instanceof Error && 'digest' in error && error.digest === browserOnly)) reportError(error)
}

// Not awaited: chunks that import this one would wait for it, and it for them.
void takeOver().then(({ root, written }) =>
  written
    ? // What stands there can wait: in pieces, between which the browser answers who presses something.
      startTransition(() => void hydrateRoot(root, portal, { onRecoverableError }))
    : createRoot(root).render(portal),
)

// A failure is shown by the session's own view.
whenIdle(() => void session.actors().catch(() => undefined))
whenIdle(() => {
  loadChunk(() => import('./shell/idle-work.ts')).then(
    ({ beginAtRest }) => beginAtRest(),
    () => undefined,
  )
})
