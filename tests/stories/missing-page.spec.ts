import { expect, test } from '@playwright/test'
import { serve } from './storybook.ts'

let server: Awaited<ReturnType<typeof serve>>
test.beforeAll(async () => {
  server = await serve()
})
test.afterAll(() => server.close())

test('an unknown address shows a page that leads back to the start', async ({ page }) => {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=nothing--here&globals=locale:ar;theme:dark`)
  const start = page.getByRole('link', { name: 'إلى صفحة البداية' })
  await start.click({ trial: true })
  await expect(start).toHaveAttribute('href', './')
  await expect(page.getByRole('main')).toContainText('nothing--here')
})
