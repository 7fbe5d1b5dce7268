import { openTabs } from '../../adapters/tabs.ts'
import type { SessionActors } from './actors.ts'

/**
 * Keeps who is here the same in every tab: tells the others when somebody signs in or out in this one, and asks
 * again when another tells, when this tab comes back into view, and when the network does.
 * @returns stops it
 */
export function followElsewhere(auth: SessionActors['auth']): () => void {
  const tabs = openTabs('saha.session')
  const leaving = new AbortController()
  const { signal } = leaving
  const recheck = () => auth.send({ type: 'auth.recheck' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  const tell = () => tabs.postMessage('changed')
  const told = [
    auth.on('signedIn', ({ fresh }) => fresh && tell()),
    auth.on('signedOut', ({ reason }) => reason === 'signed-out' && tell()),
  ]
  tabs.addEventListener('message', recheck, { signal })
  window.addEventListener('online', recheck, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      // A guest's session cannot have ended, and a sign-in in another tab is told.
      const guest = auth.getSnapshot().matches({ signedOut: 'reachable' })
      if (document.visibilityState === 'visible' && !guest) recheck()
    },
    { signal },
  )
  return () => {
    leaving.abort()
    tabs.close()
    told.forEach((subscription) => subscription.unsubscribe())
  }
}
