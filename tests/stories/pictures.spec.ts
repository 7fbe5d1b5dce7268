import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test, type Globals } from './stage.ts'
import { storyEntries } from './storybook.ts'

const views: readonly { name: string; globals: Globals; forcedColors?: 'active' }[] = [
  { name: 'en-light', globals: { locale: 'en', theme: 'light' } },
  { name: 'ar-dark', globals: { locale: 'ar', theme: 'dark' } },
  { name: 'forced-colours', globals: { locale: 'en', theme: 'light' }, forcedColors: 'active' },
]

const sheets = storyEntries().filter(({ tags }) => tags.includes('qa'))
const pictureOf = (id: string, view: string) => `${id}-${view}.png`

/** The browser whose pictures are committed: another one draws letters a little differently. */
const madeWith = fileURLToPath(new URL('pictures/browser.json', import.meta.url))

test.beforeEach(async ({ browser }, { config }) => {
  const version = browser.version()
  if (config.updateSnapshots !== 'missing' && config.updateSnapshots !== 'none') {
    writeFileSync(madeWith, `${JSON.stringify({ chromium: version }, null, 2)}\n`)
    return
  }
  const { chromium } = JSON.parse(readFileSync(madeWith, 'utf8')) as { chromium: string }
  test.skip(
    chromium !== version,
    `The committed pictures are of Chromium ${chromium}, this is ${version}: run \`npm run pictures\` on the new one and look at what changed.`,
  )
})

test('every committed picture has its sheet', () => {
  const wanted = new Set(sheets.flatMap(({ id }) => views.map(({ name }) => pictureOf(id, name))))
  const committed = readdirSync(fileURLToPath(new URL('pictures/', import.meta.url)))
  expect(committed.filter((file) => file.endsWith('.png') && !wanted.has(file))).toEqual([])
})

for (const { id, title, name: sheet } of sheets) {
  test(`${title} / ${sheet}`, async ({ stage }) => {
    const { page } = stage
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const { name, globals, forcedColors } of views) {
      await page.emulateMedia({ forcedColors: forcedColors ?? 'none' })
      await stage.show(id, globals)
      await expect.soft(page).toHaveScreenshot(pictureOf(id, name), { fullPage: true })
    }
    await page.emulateMedia({ forcedColors: 'none' })
  })
}
