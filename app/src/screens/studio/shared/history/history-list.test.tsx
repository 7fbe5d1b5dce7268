import { SahaProvider } from '@saha/ui'
import { deleteDB, openDB } from 'idb'
import type { Messages } from 'use-intl'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createEntryKind } from '../../../../adapters/library/entry-kind.ts'
import { createEntry, type Entry } from '../../../../adapters/library/entry.ts'
import { Session, SessionProvider } from '../../../../features/session/session.tsx'
import { LanguageProvider } from '../../../../i18n/index.ts'
import en from '../../../../i18n/messages/history/en.ts'
import { FullHistoryBanner } from './full-history-banner.tsx'
import { HistoryList } from './history-list.tsx'
import { getLibrary } from './library.ts'

const kind = createEntryKind({ tool: 'tts', schema: v.string(), getTexts: (text) => [text] })
const said = (text: string, at: number): Entry => ({ ...createEntry({ tool: 'tts', data: text }), at })
const messages = { history: en } as unknown as Messages

let session: Session

async function renderHistory(onOpen = vi.fn(), onRemove = vi.fn()) {
  await render(
    <SahaProvider locale="en">
      <LanguageProvider locale="en" messages={messages}>
        <SessionProvider session={session}>
          <FullHistoryBanner />
          <HistoryList kind={kind} openId={null} onOpen={onOpen} onRemove={onRemove} />
        </SessionProvider>
      </LanguageProvider>
    </SahaProvider>,
  )
  return { onOpen, onRemove, rows: page.getByRole('listitem') }
}

beforeEach(() => {
  session = new Session()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await getLibrary(session).close()
  await deleteDB('saha.library')
})

it('lists the valid entries of its tool, 50 at a time', async () => {
  const library = getLibrary(session)
  for (let at = 0; at < 60; at += 1) await library.keep(said(`Text ${at}`, at))
  await library.keep(createEntry({ tool: 'tts', data: { broken: true } }))
  await library.keep(createEntry({ tool: 'chatbot', data: 'Text of another tool' }))
  const { rows } = await renderHistory()
  await vi.waitFor(() => expect(rows.first().element().textContent).toContain('Text 59'))
  expect(rows.elements()).toHaveLength(50)
  await page.getByRole('button', { name: en.more }).click()
  expect(rows.elements()).toHaveLength(60)
})

it('opens an entry with its files, and explains a damaged one', async () => {
  const library = getLibrary(session)
  const files = new Map([['sound', new Blob(['abc'])]])
  const kept = await library.keep(createEntry({ tool: 'tts', data: 'Hello', files }), files)
  const { onOpen, rows } = await renderHistory()
  await rows.getByRole('button').first().click()
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ entry: kept, data: 'Hello' })

  const db = await openDB('saha.library', 1)
  await db.clear('files')
  db.close()
  await rows.getByRole('button').first().click()
  await expect.element(page.getByText(en.damaged)).toBeVisible()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

it('asks before it deletes all entries of the tool, and restores them', async () => {
  const library = getLibrary(session)
  for (let at = 0; at < 3; at += 1) await library.keep(said(`Text ${at}`, at))
  await library.keep(createEntry({ tool: 'chatbot', data: 'Text of another tool' }))
  const { onRemove, rows } = await renderHistory()
  const removeAll = page.getByRole('button', { name: en.removeAll })
  await removeAll.click()
  await page.getByRole('button', { name: en.cancel }).click()
  await expect.element(removeAll).toHaveFocus()
  await removeAll.click()
  expect(rows.elements()).toHaveLength(3)
  await page.getByRole('button', { name: en.removeAllConfirm }).click()
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(0))
  expect(onRemove.mock.lastCall?.[0]).toHaveLength(3)
  expect(library.getSnapshot().entries).toHaveLength(1)
  await page.getByRole('button', { name: en.undo }).click()
  await expect.element(page.getByRole('list', { name: en.list })).toHaveFocus()
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(3))
})

it('returns focus to the menu of an entry once it is renamed or the new name is canceled', async () => {
  await getLibrary(session).keep(said('Text', 1))
  await renderHistory()
  for (const key of ['{Enter}', '{Escape}']) {
    const menu = page.getByRole('listitem').getByRole('button').last()
    await menu.click()
    await page.getByRole('menuitem', { name: en.rename }).click()
    await expect.element(page.getByRole('textbox', { name: en.renameLabel })).toHaveFocus()
    await userEvent.keyboard(`Name${key}`)
    await expect.element(menu).toHaveFocus()
  }
})

it('asks which entries to delete when the quota is exceeded', async () => {
  const library = getLibrary(session)
  await library.keep(said('Old', 1))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await library.keep(said('New', 2))
  put.mockRestore()
  const { rows } = await renderHistory()
  await expect.element(page.getByText(en.full)).toBeVisible()
  expect(rows.elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Delete the oldest result' }).click()
  await expect.element(page.getByText(en.full)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(rows.first().element().textContent).toContain('New'))
  expect(rows.elements()).toHaveLength(1)
})

it('says that nothing is stored without a database, and opens results of this visit', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('dead', 'UnknownError')
  })
  const library = getLibrary(session)
  const files = new Map([['sound', new Blob(['abc'])]])
  await library.keep(createEntry({ tool: 'tts', data: 'Hello', files }), files)
  const { onOpen, rows } = await renderHistory()
  await expect.element(page.getByText(en.unavailable).first()).toBeVisible()
  await rows.getByRole('button').first().click()
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ data: 'Hello', files })
})

it('finds one of 500 entries', async () => {
  const library = getLibrary(session)
  const name = (at: number) => `Text ${`${at}`.padStart(3, '0')}`
  await Promise.all(Array.from({ length: 500 }, (_, at) => library.keep(said(name(at), at))))
  const { rows } = await renderHistory()
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(50))
  await page.getByRole('searchbox', { name: en.search }).fill('TEXT 007')
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(1))
  expect(rows.first().element().textContent).toContain('Text 007')
})
