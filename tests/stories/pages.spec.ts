import { expect } from '@playwright/test'
import { sample } from '../sample.ts'
import { pages, pageViews, pinned, screenshotName } from './screenshots.ts'
import { test, type Globals } from './story-page.ts'

/** Returns whether each preview of a screen is shown in its own height, or in the greatest that the page gives it. */
const areFramesShown = (): boolean =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]')].every(
    ({ contentDocument, clientHeight }) => {
      if (!contentDocument?.querySelector('#storybook-root h1')) return false
      return clientHeight >= Math.min(contentDocument.documentElement.offsetHeight, 1800)
    },
  )

for (const { id, viewMode } of pages)
  test(`committed first screen of ${id}`, async ({ storyPage }) => {
    test.skip(!pinned, 'Screenshots are compared in the pinned browser.')
    const { page } = storyPage
    for (const view of sample(id, pageViews)) {
      const [locale, theme] = view.split('-')
      const globals = { locale, theme } as Globals
      await (viewMode === 'docs' ? storyPage.showDocs(id, globals) : storyPage.show(id, globals))
      await expect(page.locator('main h1, #storybook-root h1').first()).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0, { timeout: 20_000 })
      await expect.poll(() => page.evaluate(areFramesShown), { timeout: 20_000 }).toBe(true)
      // The facts of a component, such as its size, change with every release. Framed stories have pictures of their own.
      await expect(page).toHaveScreenshot(screenshotName(id, view), {
        mask: [page.locator('header dl'), page.locator('iframe')],
        timeout: 20_000,
      })
    }
  })
