import { createAuthMachine, Secret, selectAuthStatus } from '@saha/machines/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { followElsewhere } from './elsewhere.ts'

const sara = { id: 'u1', email: 'sara@example.com', labels: [] }
const leaving: (() => void)[] = []

/** A tab of a browser whose session is in `cookie`. */
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
  const stop = followElsewhere(auth)
  leaving.push(() => {
    stop()
    auth.stop()
  })
  auth.start()
  const status = (state: 'signedIn' | 'signedOut') =>
    vi.waitFor(() => expect(selectAuthStatus(auth.getSnapshot())).toBe(state))
  return { auth, getAccount, status, stop }
}

afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

it('tells the other tabs when somebody signs in or out', async () => {
  const cookie = { user: null }
  const [one, two] = [openTab(cookie), openTab(cookie)]
  await Promise.all([one.status('signedOut'), two.status('signedOut')])
  one.auth.send({ type: 'auth.signIn', email: sara.email, password: new Secret('open sesame') })
  await two.status('signedIn')
  two.auth.send({ type: 'auth.signOut' })
  await one.status('signedOut')
})

it('asks again when the tab comes back into view, but not for a guest', async () => {
  const cookie: { user: typeof sara | null } = { user: sara }
  const tab = openTab(cookie)
  await tab.status('signedIn')
  cookie.user = null
  document.dispatchEvent(new Event('visibilitychange'))
  await tab.status('signedOut')
  const asked = tab.getAccount.mock.calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tab.getAccount).toHaveBeenCalledTimes(asked)
})

it('asks again when the network comes back', async () => {
  const cookie: { user: typeof sara | null } = { user: null }
  const tab = openTab(cookie)
  await tab.status('signedOut')
  cookie.user = sara
  window.dispatchEvent(new Event('online'))
  await tab.status('signedIn')
})

it('asks nobody any more once it is stopped', async () => {
  const tab = openTab({ user: sara })
  await tab.status('signedIn')
  tab.stop()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(tab.getAccount).toHaveBeenCalledTimes(1)
})
