import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type FullConfig, type Page } from '@playwright/test'
import { chromiumChoice } from '../../scripts/chromium.mjs'
import { test, type Globals } from './stage.ts'
import { storyEntries } from './storybook.ts'

const views: readonly { name: string; globals: Globals; forcedColors?: 'active' }[] = [
  { name: 'en-light', globals: { locale: 'en', theme: 'light' } },
  { name: 'ar-dark', globals: { locale: 'ar', theme: 'dark' } },
  { name: 'forced-colors', globals: { locale: 'en', theme: 'light' }, forcedColors: 'active' },
]

const sheets = storyEntries().filter(({ tags }) => tags.includes('qa'))
const pictureOf = (id: string, view: string) => `${id}-${view}.png`

/** Pictures are of the pinned browser: another one draws letters a little differently. */
const { pinned } = chromiumChoice()
const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const madeWith = `${folder}browser.json`

/** Whether a page is of one color: a picture of that proves nothing. */
async function isBlank(page: Page): Promise<boolean> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data.buffer
    const colors = new Uint32Array(data ?? new ArrayBuffer(4))
    return colors.every((color) => color === colors[0])
  }, picture)
}

const taking = ({ updateSnapshots }: FullConfig) => updateSnapshots !== 'none'

test('the committed pictures are of these sheets and of the pinned browser', ({ browser }, { config }) => {
  const version = browser.version()
  if (pinned && taking(config)) writeFileSync(madeWith, `${JSON.stringify({ chromium: version }, null, 2)}\n`)
  const { chromium } = JSON.parse(readFileSync(madeWith, 'utf8')) as { chromium: string }
  if (pinned) expect(chromium, 'The pin was moved: run `npm run pictures`.').toBe(version)

  const wanted = new Set(sheets.flatMap(({ id }) => views.map(({ name }) => pictureOf(id, name))))
  expect(readdirSync(folder).filter((file) => file.endsWith('.png') && !wanted.has(file))).toEqual([])
})

test.describe('sheets', () => {
  test.beforeEach(({ browser }, { config }) => {
    if (taking(config) && !pinned)
      throw new Error('Pictures are taken on Linux x64, by the pinned Chromium: leave CHROMIUM unset.')
    test.skip(
      !pinned,
      `pictures were not compared: they are of the pinned Chromium (Linux x64), and this is another one (${browser.version()})`,
    )
  })

  for (const { id, title, name: sheet } of sheets) {
    test(`${title} / ${sheet}`, async ({ stage }) => {
      const { page } = stage
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const { name, globals, forcedColors } of views) {
        await page.emulateMedia({ forcedColors: forcedColors ?? 'none' })
        await stage.show(id, globals)
        expect(await isBlank(page), `${id} shows nothing (${name})`).toBe(false)
        await expect.soft(page).toHaveScreenshot(pictureOf(id, name), { fullPage: true })
      }
      await page.emulateMedia({ forcedColors: 'none' })
    })
  }
})
