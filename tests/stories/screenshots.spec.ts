import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type FullConfig } from '@playwright/test'
import { folder, pages, pageViews, pinned, qaStories, screenshotName, views } from './screenshots.ts'

const browserFile = join(folder, 'browser.json')
const isUpdating = ({ updateSnapshots }: FullConfig) => updateSnapshots !== 'none'
const committed = () => readdirSync(folder).filter((file) => file.endsWith('.png'))

/** Returns whether an image has a single color. Runs in the page. */
const isBlank = async (address: string) => {
  const image = await createImageBitmap(await (await fetch(address)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const data = context?.getImageData(0, 0, image.width, image.height).data.buffer
  const colors = new Uint32Array(data ?? new ArrayBuffer(4))
  return colors.every((color) => color === colors[0])
}

test('has a committed screenshot of each QA story, taken with the pinned browser', ({ browser }, {
  config,
}) => {
  const version = browser.version()
  if (isUpdating(config)) {
    if (!pinned)
      throw new Error('Screenshots are taken on Linux x64 with the pinned Chromium: leave CHROMIUM unset.')
    writeFileSync(browserFile, `${JSON.stringify({ chromium: version }, null, 2)}\n`)
  }
  const wanted = new Set([
    ...qaStories.flatMap(({ id }) => views.map((view) => screenshotName(id, view))),
    ...pages.flatMap(({ id }) => pageViews.map((view) => screenshotName(id, view))),
  ])
  expect(committed().filter((file) => !wanted.has(file))).toEqual([])
  test.skip(
    !pinned,
    `screenshots were not compared: they need the pinned Chromium (Linux x64), and this is another one (${version})`,
  )
  const { chromium } = JSON.parse(readFileSync(browserFile, 'utf8')) as { chromium: string }
  expect(chromium, 'The pinned browser has changed: run `npm run screenshots:update`.').toBe(version)
})

test('has no committed screenshot of a single color', async ({ page }) => {
  const blank: string[] = []
  // One color takes few bytes, so large files need no decoding.
  const small = committed().filter((file) => statSync(join(folder, file)).size < 20_000)
  for (const file of small) {
    const address = `data:image/png;base64,${readFileSync(join(folder, file)).toString('base64')}`
    if (await page.evaluate(isBlank, address)) blank.push(file)
  }
  expect(blank).toEqual([])
})
