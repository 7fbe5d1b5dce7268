import { SahaProvider } from '@saha/ui'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { LanguageProvider, loadMessages } from '../../i18n/index.ts'
import { ScreenMessages } from '../../i18n/screen-messages.tsx'
import { listMessages } from '../../i18n/messages/lists/index.ts'
import { SortSelect, useSort } from './sort-select.tsx'

function List() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <SortSelect sort={useSort()} />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

it('replaces the URL when the order changes, so that Back leaves the list', async () => {
  const { messages } = await loadMessages('en')
  const screen = await render(
    <SahaProvider locale="en">
      <LanguageProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={['/en', '/en/games?tag=night']} initialIndex={1}>
          <ScreenMessages add={listMessages}>
            <List />
          </ScreenMessages>
        </MemoryRouter>
      </LanguageProvider>
    </SahaProvider>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A to Z')
  const currentUrl = () => document.querySelector('output')?.textContent
  await expect.poll(currentUrl).toBe('/en/games?tag=night&sort=title&order=asc')
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.poll(currentUrl).not.toContain('games')
  expect(currentUrl()).toBe('/en')
})
