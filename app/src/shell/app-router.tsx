import { useLayoutEffect, useState, type ReactNode } from 'react'
import { HashRouter } from 'react-router-dom'

/**
 * Hash router that renders navigations synchronously: during a transition, key presses would reach the old screen.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [initialUrl] = useState(() => location.href)
  // Hydration is interruptible, and the router subscribes only when it ends. Re-dispatch `popstate` if the URL
  // changed meanwhile.
  useLayoutEffect(() => {
    if (location.href !== initialUrl) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [initialUrl])
  return <HashRouter useTransitions={false}>{children}</HashRouter>
}
