import { openTabs } from '../../adapters/tabs.ts'
import type { SessionActors } from './session-actors.ts'

/**
 * Keeps the session the same in every tab: reports sign-in and sign-out to other tabs, and checks the session when one
 * reports, when this tab becomes visible and when the network returns.
 * @returns a function that stops it
 */
export function syncAuthAcrossTabs(auth: SessionActors['auth']): () => void {
  const tabs = openTabs('saha.session')
  const stopped = new AbortController()
  const { signal } = stopped
  const recheck = () => auth.send({ type: 'auth.recheck' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  const reportChange = () => tabs.postMessage('changed')
  const subscriptions = [
    auth.on('signedIn', ({ fresh }) => fresh && reportChange()),
    auth.on('signedOut', ({ reason }) => reason === 'signed-out' && reportChange()),
  ]
  tabs.addEventListener('message', recheck, { signal })
  window.addEventListener('online', recheck, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      // A guest has no session that could end, and other tabs report a sign-in.
      const isGuest = auth.getSnapshot().matches({ signedOut: 'reachable' })
      if (document.visibilityState === 'visible' && !isGuest) recheck()
    },
    { signal },
  )
  return () => {
    stopped.abort()
    tabs.close()
    subscriptions.forEach((subscription) => subscription.unsubscribe())
  }
}
