import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ar } from '../../../packages/ui/src/messages/ar.ts'
import { en } from '../../../packages/ui/src/messages/en.ts'
import { sample } from '../../sample.ts'
import { expect, alternateLocale, locales, test, type Visitor } from '../support/portal.ts'

const kit = { en, ar }
const manifest = JSON.parse(
  readFileSync(new URL('../../../app/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string }>
/** Returns the script file of a source. Throws when there is none, because delaying it would test nothing. */
function builtFile(source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The build has no chunk for ${source}.`)
  return file
}

/** Opens a prerendered page and delays one of its scripts. @returns a function that releases the script */
async function openWithDelayedScript(visitor: Visitor, place: string, script: string): Promise<() => void> {
  const { page, url } = visitor
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${script}`, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${url}${place}`, { waitUntil: 'commit' })
  await expect(visitor.heading).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return resolve
}

const entry = builtFile('index.html')
const held = (page: Page) => page.locator('[data-held]')

for (const locale of sample('replayed clicks', locales))
  for (const [where, place] of [
    ['the page', `${locale}/`],
    ['the root', `?${locale}`],
  ] as const)
    test(`replays clicks on ${where} after hydration (${locale}) @quick`, async ({ visit }) => {
      const visitor = await visit(locale)
      const { page, words } = visitor
      await page.addInitScript((language) => localStorage.setItem('saha.language', language), locale)
      const release = await openWithDelayedScript(visitor, place, entry)
      await page.getByRole('radio', { name: words.footer.themeDark }).click()
      await page.getByRole('button', { name: kit[locale].dismiss }).click()
      await page.getByRole('button', { name: words.common.surprise }).click()
      await expect(held(page)).toHaveCount(3)
      await expect(page.locator('html')).not.toHaveAttribute('data-theme')
      release()
      await expect(page).toHaveURL(/#\/\w\w\/game\/[\w-]+\?from=all$/)
      await expect(page.getByRole('radio', { name: words.footer.themeDark })).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('button', { name: kit[locale].dismiss })).toHaveCount(0)
      await expect(held(page)).toHaveCount(0)
    })

for (const [locale, [name, send]] of alternateLocale([
  ['the key', (page: Page) => page.keyboard.press('Enter')],
  [
    'the button',
    (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click(),
  ],
] as const))
  test(`searches for text that was typed and submitted by ${name} before hydration (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    const release = await openWithDelayedScript(visitor, `${locale}/games/`, entry)
    await visitor.searchField.pressSequentially('zel')
    await send(page, kit[locale].search)
    release()
    await expect(page).toHaveURL(`${visitor.url}#/${locale}/search/zel`)
  })

test('keeps typed text and focus during hydration and shows suggestions', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  const release = await openWithDelayedScript(visitor, 'ar/games/', entry)
  await visitor.searchField.pressSequentially('zelli')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('ge')
  await expect(visitor.searchField).toHaveValue('zellige')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${visitor.url}#/ar/search/zellige`)
})

test('applies a sort order that was selected before hydration', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const release = await openWithDelayedScript(visitor, 'en/games/', entry)
  await page.locator('select').first().focus()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('select').first().inputValue()
  release()
  await expect(page).toHaveURL(new RegExp(`[?&]${chosen}`))
  await expect(page.locator('select').first()).toHaveValue(chosen)
})

test('opens the menu of a small window that was pressed before hydration', async ({ visit }) => {
  const visitor = await visit('ar', { viewport: { width: 375, height: 740 } })
  const { page, words } = visitor
  const release = await openWithDelayedScript(visitor, 'ar/', entry)
  await page.getByRole('button', { name: words.nav.menu }).press('Enter')
  release()
  await expect(page.getByRole('button', { name: words.nav.menu })).toHaveAttribute('aria-expanded', 'true')
})

for (const [locale, shortcuts] of alternateLocale(['on', 'off']))
  test(`focuses the search on a slash before hydration while shortcuts are ${shortcuts} (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.addInitScript((value) => localStorage.setItem('saha.shortcuts', value), shortcuts)
    const release = await openWithDelayedScript(visitor, `${locale}/about-us/`, entry)
    await page.keyboard.type('/zelli')
    const typed = shortcuts === 'on' ? 'zelli' : ''
    await expect(visitor.searchField).toHaveValue(typed)
    release()
    await expect(page.locator('#root:not([data-prerendered])')).toBeAttached()
    await expect(page.getByRole('listbox')).toHaveCount(typed ? 1 : 0)
    await expect(visitor.searchField).toHaveValue(typed)
  })

test('closes the menu again that Escape was pressed for before hydration', async ({ visit }) => {
  const visitor = await visit('en', { viewport: { width: 375, height: 740 } })
  const { page, words } = visitor
  const menu = page.getByRole('button', { name: words.nav.menu })
  // Records that the menu has been open.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-controls=menu][aria-expanded=true]')) return
      observer.disconnect()
      document.documentElement.dataset.opened = ''
    })
    observer.observe(document, { subtree: true, attributes: true })
  })
  const release = await openWithDelayedScript(visitor, 'en/', entry)
  await menu.press('Enter')
  await page.keyboard.press('Escape')
  release()
  await expect(page.locator('html[data-opened]')).toBeAttached()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(held(page)).toHaveCount(0)
})

test('moves between radio buttons by arrow keys that were pressed before hydration', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  const release = await openWithDelayedScript(visitor, 'ar/games/', entry)
  const { themeSystem, themeLight, themeDark } = words.footer
  // In the reading direction of Arabic.
  await page.getByRole('radio', { name: themeSystem }).focus()
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.getByRole('radio', { name: themeLight })).toBeChecked()
  await expect(page.getByRole('radio', { name: themeLight })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: themeDark })).toBeChecked()
})

test('replays clicks in order once the screen’s chunk has loaded', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const release = await openWithDelayedScript(visitor, 'en/', builtFile('src/screens/home/home.tsx'))
  await expect(page.locator('#root')).toBeAttached()
  await page.getByRole('button', { name: words.common.surprise }).click()
  await page.getByRole('radio', { name: words.footer.themeDark }).click()
  await expect(held(page)).toHaveCount(2)
  release()
  await expect(page).toHaveURL(/\/game\/[\w-]+\?from=all$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('selects a rating that was clicked before hydration', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const release = await openWithDelayedScript(visitor, 'en/game/zellige/', entry)
  await page.locator('[data-slot=rating-input] label').nth(3).click()
  release()
  await expect(page.getByText('Please login to rate this game.')).toBeVisible()
})

test('drops earlier clicks after the user has opened a game', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const release = await openWithDelayedScript(visitor, 'en/', entry)
  await page.getByRole('button', { name: words.common.surprise }).click()
  await page.evaluate(() => (location.hash = '#/en/play/zellige'))
  release()
  await page.getByRole('button', { name: words.player.fullscreen }).click()
  await expect(page).toHaveURL(/#\/en\/play\/zellige$/)
})

test('keeps header and footer working when the screen’s chunk fails', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await page.route(`**/${builtFile('src/screens/home/home.tsx')}`, (route) => route.abort())
  await page.goto(`${visitor.url}ar/`)
  await page.getByRole('radio', { name: words.footer.themeDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  visitor.errors.length = 0
})

test('offers the features that work without the app when it fails to load', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await page.route(`**/${entry}`, (route) => route.abort())
  await page.goto(`${visitor.url}en/`)
  const surprise = page.locator('button', { hasText: words.common.surprise })
  await expect(surprise).toBeAttached()
  await expect(surprise).toBeHidden()
  await expect(visitor.searchField).toBeHidden()
  await page.unroute(`**/${entry}`)
  await page.getByRole('link', { name: words.nav.games }).first().click()
  await expect(page).toHaveURL(`${visitor.url}#/en/games`)
  await expect(visitor.searchField).toBeVisible()
})

test('renders the new screen without an error when the user navigates during hydration', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  // Between the last check of the URL and the first render, as on a slow machine.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      replaceState(...args)
      if (!String(args[2]).includes('#/en/')) return
      history.replaceState = replaceState
      queueMicrotask(() => (location.hash = '#/en/game/zellige'))
    }
  })
  await page.goto(`${visitor.url}en/`)
  await expect(page).toHaveURL(/zellige/)
  await expect(visitor.heading).toHaveText('Zellige')
  await expect(page.locator('[data-held]')).toHaveCount(0)
})
