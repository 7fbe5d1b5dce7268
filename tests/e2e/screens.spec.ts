import { violations } from '../axe.ts'
import { expect, locales, test } from './portal.ts'

const screens = [
  '',
  'games',
  'games?tag=popular',
  'category/puzzle',
  'game/zellige',
  'search/star',
  'search/nothing-like-it',
  'favorites',
  'login',
  'signup',
  'nowhere',
  'play/zellige?from=category:puzzle',
]

for (const locale of locales) {
  for (const path of screens) {
    test(`/${locale}/${path} is accessible in both themes, fits a small phone and breaks no policy`, async ({
      visit,
    }) => {
      const visitor = await visit(locale)
      const { page } = visitor
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      if (path.startsWith('play')) {
        await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), colorScheme).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
    })
  }

  test(`/${locale}: Tab reaches the content and the game's page by the keyboard alone`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await visitor.open('games')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: locale === 'ar' ? 'انتقل إلى المحتوى' : 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await expect(page).toHaveURL(`${visitor.url}#/${locale}/games`)
    const card = page.locator('main').getByRole('article').first().getByRole('link')
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\//)
    await expect(visitor.heading).toBeFocused()
  })
}
