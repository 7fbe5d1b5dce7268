import { failureMessages } from '../../../app/src/features/errors/failure-messages.ts'
import { violations } from '../../axe.ts'
import { expect, messages, test, type Visitor } from '../support/portal.ts'

const lose = ({ page }: Visitor, scripts: string) => page.route(scripts, (route) => route.abort())

/** Only the browser and React log the failure. */
const loadErrors = /^ChunkLoadError/

// Tests that only check text run in one language.
const locale = 'en'
const { nav, auth, lists, gamePage } = messages[locale]
const words = failureMessages[locale]

test('reports a screen that does not load, and navigation still works', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('games')
  await page.getByRole('radio', { name: messages[locale].footer.themeDark }).check()
  await lose(visitor, '**/assets/*.js')
  await page.getByRole('banner').getByRole('link', { name: nav.login }).click()
  await expect(visitor.heading).toHaveText(words.title)
  await expect(visitor.heading).toBeFocused()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html'), 'the chosen theme stays').toHaveAttribute('data-theme', 'dark')
  const { height } = (await page.locator('[data-slot=failure]').boundingBox()) ?? { height: 0 }
  expect(height, 'it is as large as its words').toBeLessThan(600)
  expect(await violations(page)).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: nav.games }).click()
  await expect(visitor.heading).toHaveText(lists.heading)
  await page.goBack()
  await expect(visitor.heading).toHaveText(words.title)
  await page.unrouteAll()
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(visitor.heading).toHaveText(auth.loginHeading)
  await visitor.closeWithErrors(loadErrors)
})

test('shows an error above the screens alone, and navigation retries', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  // The game page preloads it too.
  await lose(visitor, '**/assets/player-*.js')
  await visitor.open('game/zellige')
  await page.getByRole('radio', { name: messages[locale].footer.themeDark }).check()
  await page.getByRole('link', { name: gamePage.play }).click()
  await expect(visitor.heading).toHaveText(words.title)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('html'), 'the chosen theme stays').toHaveAttribute('data-theme', 'dark')
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('link', { name: gamePage.play })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await visitor.closeWithErrors(loadErrors)
})
