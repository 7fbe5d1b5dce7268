import { failureMessages } from '../../../app/src/features/errors/failure-messages.ts'
import { violations } from '../../axe.ts'
import { expect, messages, test, type Visitor } from '../support/portal.ts'

const lose = ({ page }: Visitor, scripts: string) => page.route(scripts, (route) => route.abort())

/** The browser and React write down what failed; nothing else may be written. */
function expectOnlyTheFailure({ errors }: Visitor): void {
  for (const error of errors.splice(0)) expect(error).toMatch(/^ChunkLoadError/)
}

// What differs in words alone is tried in one language.
const locale = 'en'
const { nav, auth, games, game } = messages[locale]
const words = failureMessages[locale]

test('a screen that does not load says so in its own place, and the way on is open', async ({ visit }) => {
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
  await expect(visitor.heading).toHaveText(games.heading)
  await page.goBack()
  await expect(visitor.heading).toHaveText(words.title)
  await page.unrouteAll()
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(visitor.heading).toHaveText(auth.loginHeading)
  expectOnlyTheFailure(visitor)
})

test('what fails above the screens stands alone, and another address tries again', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  // Also the game's page would have it there ahead of the press.
  await lose(visitor, '**/assets/player-*.js')
  await visitor.open('game/zellige')
  await page.getByRole('radio', { name: messages[locale].footer.themeDark }).check()
  await page.getByRole('link', { name: game.play }).click()
  await expect(visitor.heading).toHaveText(words.title)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('html'), 'the chosen theme stays').toHaveAttribute('data-theme', 'dark')
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('link', { name: game.play })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expectOnlyTheFailure(visitor)
})
