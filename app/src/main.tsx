import '@saha/ui/fonts.css'
import './kit.css'
import './styles.css'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { browserOnly } from './pages/marks.ts'
import { takeOver } from './pages/take-over.ts'
import { Portal } from './portal.tsx'
import { Session } from './session/session.tsx'
import { whenIdle } from './when-idle.ts'

const session = new Session()

/** What an address shows changes with it, and not a moment later: between the two, keys would go astray. */
const Router = ({ children }: { children: ReactNode }) => (
  <HashRouter useTransitions={false}>{children}</HashRouter>
)
const portal = <Portal session={session} Router={Router} />

function onRecoverableError(error: unknown): void {
  // The build left this place to the browser, as it should.
  if (!(error instanceof Error && 'digest' in error && error.digest === browserOnly)) reportError(error)
}

// Not awaited: chunks that import this one would wait for it, and it for them.
void takeOver().then(({ root, written }) =>
  written ? hydrateRoot(root, portal, { onRecoverableError }) : createRoot(root).render(portal),
)

// A failure is shown by the session's own view.
whenIdle(() => void session.actors().catch(() => undefined))
whenIdle(() => void import('./at-rest.ts').then(({ beginAtRest }) => beginAtRest()).catch(() => undefined))
