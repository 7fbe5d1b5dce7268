import { expect, type Page } from '@playwright/test'
import { violations } from '../../axe.ts'
import { test } from '../support/cloud.ts'

const seed = {
  users: [
    { $id: 'amal', email: 'amal@example.test', name: 'أمل', labels: ['editor'], emailVerification: true },
    { $id: 'basim', email: 'basim@example.test', name: 'Basim', status: false },
  ],
  documents: {
    games_db: {
      high_scores: Array.from({ length: 60 }, (_, index) => ({
        $id: `s${index}`,
        game_id: 'zellige',
        user_id: 'amal',
        user_name: index % 2 === 0 ? 'أمل' : 'amal',
        score: index * 137,
      })),
    },
  },
}
const PAGES = ['/_', '/_/accounts', '/_/log', '/_/data/games_db/high_scores']

/** Returns the CSP violations of a page so far. */
function cspViolations(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible, also on a phone, in ${colorScheme}`, async ({ page, startCloud }) => {
    const { url } = await startCloud({ seed })
    const refused = cspViolations(page)
    await page.emulateMedia({ colorScheme })
    for (const width of [375, 1280])
      for (const path of PAGES) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(url + path)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(await violations(page), `${path} at ${width}`).toEqual([])
      }
    expect(refused).toEqual([])
  })

test('logs requests as they are answered, until paused @quick', async ({ page, startCloud }) => {
  const { url } = await startCloud()
  const refused = cspViolations(page)
  const listening = page.waitForResponse((response) => response.url().endsWith('/_/log/events'))
  await page.goto(`${url}/_/log`)
  await listening
  await fetch(`${url}/v1/health/version`)
  await expect(page.getByRole('cell', { name: '/v1/health/version' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('status')).toHaveText('Paused.')
  await fetch(`${url}/v1/health`)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('cell', { name: '/v1/health', exact: true })).toHaveCount(0)
  expect(refused).toEqual([])
})
