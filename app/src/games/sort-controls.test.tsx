import { BareSahaProvider } from '@saha/ui'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider, loadWords } from '../i18n/index.ts'
import { SortControls, useSort } from './sort-controls.tsx'

function Probe() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <SortControls sort={useSort()} />
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

it('puts an order in the place of the one before, so that Back undoes the tag and not the order', async () => {
  const { messages, kit } = await loadWords('en')
  const screen = await render(
    <BareSahaProvider locale="en" strings={kit}>
      <LanguageProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={['/en/games', '/en/games?tag=quick']}>
          <Probe />
        </MemoryRouter>
      </LanguageProvider>
    </BareSahaProvider>,
  )
  const address = screen.getByRole('status')
  await screen.getByRole('combobox', { name: messages.sort.label }).selectOptions('title')
  await expect.element(address).toHaveTextContent('/en/games?tag=quick&sort=title')
  await screen.getByRole('combobox', { name: messages.sort.direction }).selectOptions('asc')
  await expect.element(address).toHaveTextContent('/en/games?tag=quick&sort=title&order=asc')
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(address).not.toHaveTextContent('?')
})
