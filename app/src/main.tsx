import '@saha/ui/fonts.css'
import './kit.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { FailureBoundary } from './failure/failure-boundary.tsx'
import { FailureScreen } from './failure/failure-screen.tsx'
import { Screens } from './routing/screens.tsx'
import { Session, SessionProvider } from './session/session.tsx'
import { whenIdle } from './when-idle.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to render the portal into.')

const session = new Session()

createRoot(root).render(
  <StrictMode>
    <FailureBoundary fallback={<FailureScreen />}>
      <SessionProvider session={session}>
        {/* What an address shows changes with it, and not a moment later: between the two, keys would go astray. */}
        <HashRouter useTransitions={false}>
          <Screens />
        </HashRouter>
      </SessionProvider>
    </FailureBoundary>
  </StrictMode>,
)

// A failure is shown by the session's own view.
whenIdle(() => void session.actors().catch(() => undefined))
// In development every change would have to get past it.
if (import.meta.env.PROD) {
  const keep = () => whenIdle(() => void import('./offline/version.ts').then(({ register }) => register()))
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
}
