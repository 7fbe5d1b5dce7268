import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { measureFirstVisit } from './first-visit.ts'
import { serve } from './storybook.ts'

const budgets = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>

test('a first visit opens the start page within its budget', async ({ page }) => {
  const server = await serve()
  const { files } = await measureFirstVisit(page, server)
  server.close()
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12)
  const report = largest.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  const bytes = files.reduce((total, file) => total + file.bytes, 0)
  expect(files.length).toBeLessThanOrEqual(budgets['Storybook, first visit: requests'] ?? 0)
  expect(bytes / 1024, report).toBeLessThanOrEqual(budgets['Storybook, first visit: uncompressed'] ?? 0)
  expect(page.url()).toContain('start-welcome--welcome')
})
