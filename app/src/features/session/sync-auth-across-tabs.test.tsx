import { createAuthMachine, Secret, selectAuthStatus } from '@saha/machines/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { syncAuthAcrossTabs } from './sync-auth-across-tabs.ts'

const sara = { id: 'u1', email: 'sara@example.com', labels: [] }
const cleanups: (() => void)[] = []

/** Opens a tab of the browser that has this session cookie. */
function openTab(cookie: { user: typeof sara | null }) {
  const getAccount = vi.fn(async () => cookie.user)
  const auth = createActor(
    createAuthMachine({
      getAccount,
      createAccount: async () => {},
      createSession: async () => {
        cookie.user = sara
      },
      deleteSession: async () => {
        cookie.user = null
      },
    }),
  )
  const stop = syncAuthAcrossTabs(auth)
  cleanups.push(() => {
    stop()
    auth.stop()
  })
  auth.start()
  const waitForStatus = (state: 'signedIn' | 'signedOut') =>
    vi.waitFor(() => expect(selectAuthStatus(auth.getSnapshot())).toBe(state))
  return { auth, getAccount, waitForStatus, stop }
}

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

it('reports sign-in and sign-out to other tabs', async () => {
  const cookie = { user: null }
  const [one, two] = [openTab(cookie), openTab(cookie)]
  await Promise.all([one.waitForStatus('signedOut'), two.waitForStatus('signedOut')])
  one.auth.send({ type: 'auth.signIn', email: sara.email, password: new Secret('open sesame') })
  await two.waitForStatus('signedIn')
  two.auth.send({ type: 'auth.signOut' })
  await one.waitForStatus('signedOut')
})

it('checks the session when the tab becomes visible, unless the user is a guest', async () => {
  const cookie: { user: typeof sara | null } = { user: sara }
  const tab = openTab(cookie)
  await tab.waitForStatus('signedIn')
  cookie.user = null
  document.dispatchEvent(new Event('visibilitychange'))
  await tab.waitForStatus('signedOut')
  const calls = tab.getAccount.mock.calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tab.getAccount).toHaveBeenCalledTimes(calls)
})

it('checks the session when the network returns', async () => {
  const cookie: { user: typeof sara | null } = { user: null }
  const tab = openTab(cookie)
  await tab.waitForStatus('signedOut')
  cookie.user = sara
  window.dispatchEvent(new Event('online'))
  await tab.waitForStatus('signedIn')
})

it('does not check the session once stopped', async () => {
  const tab = openTab({ user: sara })
  await tab.waitForStatus('signedIn')
  tab.stop()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(tab.getAccount).toHaveBeenCalledTimes(1)
})
