import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureScreen } from '../features/errors/failure-screen.tsx'
import { Screens } from './screens.tsx'
import { SessionProvider, type Session } from '../features/session/session.tsx'

interface PortalProps {
  session: Session
  /** Reads the address: from the hash in a browser, from the page that is written in the build. */
  Router: ComponentType<{ children: ReactNode }>
}

/** The whole portal. The build and the browser render the same, or the one could not go on from the other. */
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
