import type { Page } from 'playwright'
import type { StorybookServer } from './storybook.ts'

/**
 * Opens the Storybook as a new visitor does. Returns the times in milliseconds until the sidebar is usable and the start
 * page is shown, and the files that were sent until the network rests.
 */
export async function measureFirstVisit(page: Page, { url, sent }: StorybookServer) {
  const earlier = sent.length
  const start = performance.now()
  await page.goto(`${url}/index.html`, { waitUntil: 'commit' })
  await page.locator('#storybook-explorer-tree a').first().waitFor()
  const sidebar = performance.now() - start
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('heading', { level: 1, name: 'Built to read both ways' }).waitFor()
  const startPage = performance.now() - start
  await page.waitForLoadState('networkidle')
  return { sidebar, startPage, files: sent.slice(earlier) }
}
