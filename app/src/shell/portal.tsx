import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureScreen } from '../features/errors/failure-screen.tsx'
import { Screens } from './screens.tsx'
import { SessionProvider, type Session } from '../features/session/session.tsx'

interface PortalProps {
  session: Session
  /** Provides the URL: the hash router in browsers, a static router in prerendering. */
  Router: ComponentType<{ children: ReactNode }>
}

/** The whole app. Prerendering and browser render the same tree, which hydration requires. */
export const Portal = ({ session, Router }: PortalProps) => (
  <StrictMode>
    <FailureBoundary fallback={<FailureScreen />} reloads>
      <SessionProvider session={session}>
        <Router>
          <Screens />
        </Router>
      </SessionProvider>
    </FailureBoundary>
  </StrictMode>
)
