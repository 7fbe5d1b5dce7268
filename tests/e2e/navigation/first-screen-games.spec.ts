import { expect, locales, test } from '../support/portal.ts'

for (const locale of locales)
  for (const screen of ['', 'games'])
    test(`shows four whole game cards on the first screen of a phone at /${locale}/${screen}`, async ({
      visit,
    }) => {
      const visitor = await visit(locale, {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      })
      await visitor.open(screen)
      const cards = visitor.page.locator('main [data-slot=game-card]')
      await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
    })
