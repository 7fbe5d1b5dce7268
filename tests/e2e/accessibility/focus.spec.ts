import { expect, messages, test, type Visitor } from '../support/portal.ts'

/** Delays all further script requests after the page has rendered. @returns a function that releases them */
async function delayScripts({ page, heading, words }: Visitor): Promise<() => void> {
  await expect(heading).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: words.nav.login })).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Latin in both languages: Playwright inserts other letters into a field regardless of focus. */
const wanted = 'night desert lantern'

// Tests that only check text run in one language.
const locale = 'ar'
const { nav, search, lists, auth } = messages[locale]

test('keeps the focus in the search field when a screen loads late', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, url } = visitor
  await visitor.open('about-us')
  const box = visitor.searchField
  const release = await delayScripts(visitor)
  await box.fill('puzzle')
  await box.press('Enter')
  await expect(page).toHaveURL(`${url}#/${locale}/search/puzzle`)
  await box.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(wanted.slice(0, 7))
  release()
  await expect(visitor.heading).toContainText('puzzle')
  await page.keyboard.type(wanted.slice(7))
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(wanted)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}#/${locale}/search/${encodeURIComponent(wanted)}`)
  await expect(visitor.heading).toContainText(wanted)
  await expect(visitor.heading).toBeFocused()
})

test('keeps the focus in the search field when typing continues in the same task', async ({ visit }) => {
  const visitor = await visit(locale)
  await visitor.open('about-us')
  const box = visitor.searchField
  const release = await delayScripts(visitor)
  await box.fill('star')
  // Playwright cannot send two keys in one task, as a keyboard queue does.
  await box.evaluate(async (input: HTMLInputElement) => {
    input.form?.requestSubmit()
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))
  })
  release()
  await expect(visitor.heading).toContainText('star')
  await expect(box).toBeFocused()
})

test('keeps the focus that the user moved while a screen loads', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  const goToGames = () =>
    page.getByRole('navigation', { name: nav.main }).getByRole('link', { name: nav.games }).click()

  await visitor.open('about-us')
  const release = await delayScripts(visitor)
  await goToGames()
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  release()
  await expect(visitor.heading).toHaveText(lists.heading)
  await expect(page.locator('body')).toBeFocused()

  await page.unrouteAll()
  await visitor.open('about-us')
  await page.reload()
  const releaseAgain = await delayScripts(visitor)
  await goToGames()
  await page.keyboard.press('Tab')
  const chosen = await page.evaluateHandle(() => document.activeElement)
  releaseAgain()
  await expect(visitor.heading).toHaveText(lists.heading)
  expect(await chosen.evaluate((element) => element !== document.body)).toBe(true)
  expect(await chosen.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('focuses the heading of the last of two navigations', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('about-us')
  const release = await delayScripts(visitor)
  await visitor.searchField.fill('star')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: nav.login }).click()
  release()
  await expect(visitor.heading).toHaveText(auth.loginHeading)
  await expect(visitor.heading).toBeFocused()
})

test('focuses the heading of a late screen until the timeout', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('about-us')
  const release = await delayScripts(visitor)
  await visitor.searchField.fill('nothing-like-it')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByText(search.empty)).toBeVisible()
  await expect(visitor.heading).toBeFocused()

  await page.unrouteAll()
  await page.clock.install()
  await visitor.open('about-us')
  await page.reload()
  await expect(visitor.heading).toBeVisible()
  const releaseLate = await delayScripts(visitor)
  await visitor.searchField.fill('nothing-like-it')
  await page.keyboard.press('Enter')
  await expect(page.locator('main [data-slot=skeleton]').first()).toBeVisible()
  await page.clock.runFor(60_000)
  releaseLate()
  await expect(page.getByText(search.empty)).toBeVisible()
  await expect(visitor.heading).not.toBeFocused()
})

test('focuses the heading of the game page after leaving the player', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, words } = visitor
  await page.route('**/arcade/**', (route) => route.abort())
  await visitor.open('game/zellige')
  await page.getByRole('link', { name: words.gamePage.play }).click()
  await page.locator('header').getByRole('link', { name: words.player.back }).click()
  await expect(page).toHaveURL(/game\/zellige/)
  await expect(visitor.heading).toBeFocused()
})
