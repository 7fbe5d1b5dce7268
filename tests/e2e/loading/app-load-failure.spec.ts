import { sample } from '../../sample.ts'
import type { Page } from '@playwright/test'
import { failureMessages } from '../../../app/src/features/errors/failure-messages.ts'
import { expect, messages, test, type Locale, type Visitor } from '../support/portal.ts'

const loseApp = (page: Page) => page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort())

/** Does not use `open`, which waits for hydration. */
async function visitWithoutApp({ page, url }: Visitor, hash: string): Promise<void> {
  await loseApp(page)
  await page.goto(`${url}${hash}`, { waitUntil: 'commit' })
}

const prerendered: readonly (readonly [Locale, string, string])[] = [
  ['en', '#/en/games', '#/en/games'],
  ['ar', '#/ar/game/zellige?from=all', '#/ar/game/zellige?from=all'],
  ['ar', '#/AR/blog/', '#/AR/blog/'],
  ['en', '#/about-us', '#/about-us'],
  ['en', '#/en/games?sort=new', 'en/games/?sort=new'],
  ['en', 'ar/games/#/en/contact', 'en/contact/'],
]
for (const [locale, hash, path] of sample('prerendered', prerendered)) {
  test(`shows the prerendered page of ${hash} when the app does not load @quick`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page, url } = visitor
    await visitWithoutApp(visitor, hash)
    await expect(page).toHaveURL(`${url}${path}`)
    await expect(visitor.heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('main a').first()).toBeVisible()
    const words = messages[locale]
    await page
      .getByRole('navigation', { name: words.nav.main })
      .getByRole('link', { name: words.nav.blog })
      .click()
    await expect(page).toHaveURL(`${url}${locale}/blog/`)
  })
}

const alone: readonly (readonly [Locale, string])[] = [
  ['en', '#/en/login'],
  ['ar', '#/ar/login'],
  ['en', '#/en/nowhere/at/all'],
  ['ar', 'ar/games/#/ar/favorites'],
  ['en', '#/en//elsewhere.test/'],
]
for (const [locale, hash] of sample('alone', alone)) {
  test(`offers a retry button when the app does not load at ${hash} @quick`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page, url } = visitor
    await visitWithoutApp(visitor, hash)
    await expect(visitor.heading).toHaveText(failureMessages[locale].part)
    await expect(page).toHaveURL(`${url}${hash.slice(hash.indexOf('#'))}`)
    await page.unrouteAll()
    await page.getByRole('button', { name: failureMessages[locale].refresh }).click()
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(failureMessages[locale].part)).toBeHidden()
  })
}

test('offers a retry button for a link to a screen without a page', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitWithoutApp(visitor, '#/en/game/zellige')
  await expect(page.locator('html')).toHaveAttribute('data-alone')
  await page.getByRole('main').getByRole('link', { name: messages.en.gamePage.play, exact: true }).click()
  await expect(visitor.heading).toHaveText(failureMessages.en.part)
})

test('keeps a prerendered page with a query readable when the app does not load', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitWithoutApp(visitor, 'ar/games/?sort=new')
  await expect(visitor.heading).toHaveText(messages.ar.lists.heading)
})
