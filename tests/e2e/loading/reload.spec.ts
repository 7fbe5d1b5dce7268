import { sample } from '../../sample.ts'
import type { Page } from '@playwright/test'
import { expect, alternateLocale, test } from '../support/portal.ts'

/** Returns the text at the top of the viewport, and its offset. */
const position = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('h2, h3, p, main li, footer a')) {
      const { top } = element.getBoundingClientRect()
      if (top > 100) return `${element.textContent?.slice(0, 60)} at ${Math.round(top)} px`
    }
    return ''
  })

/** Returns the position, or '' while it changes between frames or content is loading. */
const settledPosition = async (page: Page) => {
  // On a slow machine the network may be idle before the session and the scores are requested.
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const first = await position(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  return (await position(page)) === first ? first : ''
}

const heldHeight = (page: Page) => page.evaluate(() => document.documentElement.style.minHeight)

for (const [locale, path] of sample(
  'reloads',
  alternateLocale(['#/en/privacy-policy', '#/ar/article/courtyard-games', 'en/game/zellige/', '#/ar/games']),
)) {
  test(`restores the scroll position of ${path} on reload @quick`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(visitor.url + path)
    await expect(visitor.heading).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const share of [0.4, 0.8]) {
      await page.evaluate((down) => window.scrollTo(0, document.body.scrollHeight * down), share)
      // Content that loads near the viewport moves the page over several frames.
      await expect.poll(() => settledPosition(page)).not.toBe('')
      const before = await position(page)
      await page.reload()
      await expect.poll(() => position(page)).toEqual(before)
      await expect.poll(() => heldHeight(page), 'the page is as high as its content').toBe('')
    }
  })
}

test('leaves no empty space after reloading a page that became shorter', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.setViewportSize({ width: 375, height: 700 })
  await visitor.open('games')
  await expect.poll(() => settledPosition(page)).not.toBe('')
  // The web font and the favorite buttons change the height.
  await page.waitForLoadState('networkidle')
  // The height of the footer is an estimate until the browser has rendered it, which it does when it has time.
  const height = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - (document.querySelector('footer')?.offsetHeight ?? 0),
    )
  const before = await height()
  // Simulates a wider screen, where the same games need fewer rows.
  await page.evaluate(() =>
    window.addEventListener('beforeunload', () =>
      history.replaceState({ ...history.state, pageHeight: 9000 }, ''),
    ),
  )
  await page.reload()
  await expect(visitor.heading).toBeVisible()
  await expect.poll(height).toBe(before)
})
