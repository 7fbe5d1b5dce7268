import { useLayoutEffect, useState, type ReactNode } from 'react'
import { HashRouter } from 'react-router-dom'

/**
 * The address in the hash. What it shows changes with it, and not a moment later: between the two, keys would go astray.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [begunAt] = useState(() => location.href)
  // A written page is gone on from in pieces. The router listens once all are done, so it is told what it missed.
  useLayoutEffect(() => {
    if (location.href !== begunAt) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [begunAt])
  return <HashRouter useTransitions={false}>{children}</HashRouter>
}
