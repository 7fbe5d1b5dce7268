import { SahaProvider } from '@saha/ui'
import { MemoryRouter } from 'react-router-dom'
import type { Messages } from 'use-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '../../i18n/index.ts'
import common from '../../i18n/messages/en.ts'
import en from '../../i18n/messages/offline/en.ts'
import { outbox } from '../outbox/outbox.ts'
import { Session, SessionProvider } from '../session/session.tsx'
import { OfflineNotices } from './offline-notices.tsx'

const messages = { ...common, offline: en } as unknown as Messages

const enqueue = () =>
  outbox.enqueue({ id: 'a', userId: 'sara', mutation: { kind: 'favorite', gameId: 'zellige', wanted: true } })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('saha.outbox')
})

it('hides queued changes once dismissed, and shows them again when the connection is lost', async () => {
  const session = new Session()
  const user = { id: 'sara', name: 'sara', labels: [] }
  const view = { ...session.getView(), status: 'signedIn', user } as const
  vi.spyOn(session, 'getView').mockReturnValue(view)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await enqueue()
  await render(
    <MemoryRouter initialEntries={['/en/']}>
      <SahaProvider locale="en">
        <LanguageProvider locale="en" messages={messages}>
          <SessionProvider session={session}>
            <OfflineNotices />
          </SessionProvider>
        </LanguageProvider>
      </SahaProvider>
    </MemoryRouter>,
  )
  const notice = page.getByRole('region', { name: en.label })
  await expect.element(notice.getByText('1 change waiting to sync')).toBeVisible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  isOnline.mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(notice.getByText(en.title)).toBeVisible()
})
