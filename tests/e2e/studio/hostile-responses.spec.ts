import type { Page } from '@playwright/test'
import en from '../../../app/src/i18n/messages/smart-search/en.ts'
import ar from '../../../app/src/i18n/messages/history/ar.ts'
import { hostileTexts } from '../../../packages/ui/src/prose/hostile.samples.ts'
import { expect, test } from '../support/portal.ts'

/** Short enough for fast layout. */
const texts = hostileTexts.map(([, text]) => text).filter(({ length }) => length < 20_000)
const name = '../..\\<img src=x onerror=alert(1)>\u202Egpj.exe'

/** Records requests to other origins, dialogs and popups. Requests blocked by the CSP are never sent. */
function watch(page: Page, origin: string): Set<unknown> {
  const did = new Set<unknown>()
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url())) did.add(request)
  })
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') did.delete(request)
  })
  page.on('dialog', (dialog) => {
    did.add(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void did.add(popup.url()))
  return did
}

/** Returns the protocols of all links. */
/** Returns the protocols of links to other sites. */
const linkProtocols = (page: Page, within: string) =>
  page
    .locator(within)
    .locator('a')
    .evaluateAll((links) => {
      const urls = links.map((link) => new URL((link as HTMLAnchorElement).href))
      const foreign = urls.filter(({ origin }) => origin !== location.origin)
      return [...new Set(foreign.map(({ protocol }) => protocol))]
    })

test('runs and fetches nothing from hostile Markdown, and exports it under a safe name (ar)', async ({
  visit,
}) => {
  const { page, url } = await visit('ar')
  const did = watch(page, url)
  await page.goto(`${url}favicon.svg`)
  await page.evaluate(
    async ([said, title]) => {
      const opening = indexedDB.open('saha.threads', 1)
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('threads', { keyPath: 'id' }),
      )
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const messages = said.flatMap((text) => [
        { role: 'user', text },
        { role: 'model', text, ending: 'whole', failure: null },
      ])
      const writing = opening.result.transaction('threads', 'readwrite')
      writing
        .objectStore('threads')
        .put({ id: 'x', model: 'flash', name: title, messages, at: 1, revision: 1 })
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      opening.result.close()
      sessionStorage.setItem('saha.chatbot.open', '"x"')
    },
    [texts, name] as const,
  )
  await page.goto(`${url}#/ar/ai-studio/chatbot`)
  const row = page.getByRole('list', { name: ar.list }).getByRole('listitem')
  await row.getByRole('button').first().click()
  const messages = page.locator('[data-slot=chat-message]')
  await expect(messages).toHaveCount(texts.length * 2)
  const transcript = '[data-slot=chat-transcript]'
  await expect(
    page.locator(transcript).locator('img, iframe, script, form, input, video, object'),
  ).toHaveCount(0)
  expect((await linkProtocols(page, transcript)).toSorted()).toEqual(['https:', 'mailto:'])

  await row.getByRole('button').last().click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: ar.export }).click()
  expect((await download).suggestedFilename()).toBe('img-src-x-onerror-alert-1-gpj-exe.md')
  await expect.poll(() => [...did].map(String)).toEqual([])
})

test('limits links of hostile sources and suggestions to the web (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const did = watch(page, visitor.url)
  const uris = texts.flatMap((text) => /^\[words\]\((.*)\)$/m.exec(text)?.[1] ?? [])
  const text = texts.slice(0, 40).join('\n\n')
  await page.route('**/*:generateContent*', (route) =>
    route.fulfill({
      json: {
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            finishReason: 'STOP',
            groundingMetadata: {
              groundingChunks: [...uris, 'https://example.com'].map((uri) => ({ web: { uri, title: name } })),
              groundingSupports: [
                { segment: { startIndex: 0, endIndex: 20 }, groundingChunkIndices: [0, 1, 2] },
              ],
              searchEntryPoint: { renderedContent: texts.slice(40).join('') },
            },
          },
        ],
      },
    }),
  )
  await visitor.open('ai-studio/smart-search')
  await page.locator('main').getByLabel(en.query).fill(name)
  await page.locator('main').getByRole('button', { name: en.search, exact: true }).click()
  await expect(page.getByText(en.ready)).toBeVisible()
  const sources = page.getByRole('list', { name: en.sources })
  await expect(sources.getByRole('listitem')).toHaveCount(uris.length + 1)
  const answer = '[data-slot=prose], [data-slot=source-list]'
  expect(
    (await linkProtocols(page, answer)).filter((protocol) => !/^(?:https?|mailto):$/.test(protocol)),
  ).toEqual([])
  expect(await linkProtocols(page, '[data-slot=source-list]')).toEqual(['https:'])
  await expect(
    page.locator('[data-slot=prose], [data-slot=source-list]').locator('img, iframe, script'),
  ).toHaveCount(0)
  await expect.poll(() => [...did].map(String)).toEqual([])
  await page.close()
  // The suggestions frame logs each blocked attempt and nothing else.
  const stopped = visitor.errors.splice(0)
  expect(stopped.length).toBeGreaterThan(0)
  expect(stopped.filter((error) => !/Content Security Policy|sandboxed/.test(error))).toEqual([])
})
