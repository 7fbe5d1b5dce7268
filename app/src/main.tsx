import '@saha/ui/fonts.css'
import './kit.css'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadChunk } from './chunks/load-chunk.ts'
import { browserOnly } from './routing/page-attributes.ts'
import { preparePage } from './hydration/prepare-page.ts'
import { Portal } from './shell/portal.tsx'
import { AppRouter } from './shell/app-router.tsx'
import { Session } from './features/session/session.tsx'
import { whenIdle } from './platform/when-idle.ts'

const session = new Session()

const portal = <Portal session={session} Router={AppRouter} />

const isBrowserOnly = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === browserOnly

// Not awaited: chunks that import this module would wait for it, and it for them.
void preparePage().then(({ root, isPrerendered, url }) => {
  if (!isPrerendered) return createRoot(root).render(portal)
  function onRecoverableError(error: unknown): void {
    // Expected: prerendering leaves this subtree to the browser, or the user navigated before the first render.
    if (!isBrowserOnly(error) && location.href === url) reportError(error)
  }
  // Hydrates in a transition, so that the browser can handle input between chunks of work.
  return startTransition(() => void hydrateRoot(root, portal, { onRecoverableError }))
})

// The session's view reports failures.
whenIdle(() => void session.loadActors().catch(() => undefined))
whenIdle(() => {
  loadChunk(() => import('./shell/idle-work.ts')).then(
    ({ startIdleWork }) => startIdleWork(),
    () => undefined,
  )
})
