import { expect, test } from '@playwright/test'
import { sample } from '../sample.ts'
import { pages, pageViews, pinned, screenshotName } from './screenshots.ts'
import { serve } from './storybook.ts'

let server: Awaited<ReturnType<typeof serve>>
test.beforeAll(async () => {
  server = await serve()
})
test.afterAll(() => server.close())

for (const { id, viewMode } of pages)
  test(`committed first screen of ${id}`, async ({ page }) => {
    test.skip(!pinned, 'Screenshots are compared in the pinned browser.')
    for (const view of sample(id, pageViews)) {
      const [locale, theme] = view.split('-')
      const globals = `locale:${locale};theme:${theme};a11y.manual:!true`
      await page.goto(`${server.url}/iframe.html?viewMode=${viewMode}&id=${id}&globals=${globals}`)
      await expect(page.locator('main h1, #storybook-root h1').first()).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0, { timeout: 20_000 })
      // The facts of a component, such as its size, change with every release. Framed stories have pictures of their own.
      await expect(page).toHaveScreenshot(screenshotName(id, view), {
        mask: [page.locator('header dl'), page.locator('iframe')],
        timeout: 20_000,
      })
    }
  })
