import type { Page } from '@playwright/test'
import { sample } from '../../sample.ts'
import { expectFocusVisible, describeFocus, walkFocus } from '../support/keyboard-walk.ts'
import { expect, alternateLocale, locales, messages, test } from '../support/portal.ts'

/** 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 }

/** Returns the share of the screen that shows the page's `main`, from 0 to 1, sampled on a grid. */
const contentShare = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const places = Array.from({ length: 400 }, (_, index) => [
      (index % 20) + 0.5,
      Math.floor(index / 20) + 0.5,
    ])
    const shown = places.filter(([x = 0, y = 0]) =>
      main?.contains(document.elementFromPoint((x * innerWidth) / 20, (y * innerHeight) / 20)),
    )
    return shown.length / places.length
  })

// All screens have the same header, so each long one is tested in one language.
for (const [locale, path] of sample('zoom', alternateLocale(['', 'games', 'game/zellige', 'game/zellige']))) {
  test(`shows the content and the focused element at 400 % zoom at /${locale}/${path}`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.setViewportSize(zoomed)
    await visitor.open(path)
    await expect(page.locator('header [data-slot="skeleton"]')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
    await expect.poll(() => contentShare(page)).toBeGreaterThan(0.85)
    if (path === '') {
      // The daily card loads when its place is seen.
      await page.locator('main section:is(:empty, :has(#daily))').scrollIntoViewIfNeeded()
      await expect(page.locator('#daily')).toBeAttached()
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const stops = await walkFocus(page, 'Tab')
    expect(stops).toBeGreaterThan(20)
    expect(await walkFocus(page, 'Shift+Tab')).toBe(stops)
  })
}

for (const locale of sample('menu at 400 % zoom', locales)) {
  const { nav, lists } = messages[locale]

  test(`reaches the menu and the search by keyboard at 400 % zoom at /${locale}`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.setViewportSize(zoomed)
    await visitor.open()
    const menu = page.getByRole('button', { name: nav.menu })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(menu).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(menu).toBeInViewport({ ratio: 1 })
    for (
      let stop = await describeFocus(page);
      stop?.name !== `A ${nav.contact}`;
      stop = await describeFocus(page)
    ) {
      await expectFocusVisible(page)
      await page.keyboard.press('Tab')
    }
    await visitor.searchField.focus()
    await page.keyboard.type('star')
    await page.keyboard.press('Enter')
    await expect(visitor.heading).toContainText('star')
    await expect(visitor.heading).toBeInViewport()
    await menu.press('Enter')
    await page
      .getByRole('navigation', { name: nav.main })
      .getByRole('link', { name: nav.games })
      .press('Enter')
    await expect(visitor.heading).toHaveText(lists.heading)
    await expect(visitor.heading).toBeFocused()
  })
}
