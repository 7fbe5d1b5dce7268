import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

/** Sets a fast connection. A busy machine looks like a slow one, on which there are no clips. */
const setFastConnection = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } }),
  )
/** Records the clips that a page requests. */
function recordClips(page: Page): string[] {
  const clips: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.webm')) clips.push(pathname)
  })
  return clips
}
const findCard = (page: Page) => page.locator('main [data-slot=game-card]').first()
const findVideo = (page: Page) => page.locator('[data-slot=game-card-preview]')
/** Returns whether frames of the clip are shown. */
const isPlaying = (page: Page) =>
  findVideo(page).evaluateAll(
    (videos) =>
      videos.length === 1 &&
      videos.every(
        (video) =>
          video instanceof HTMLVideoElement &&
          video.currentTime > 0 &&
          getComputedStyle(video).opacity === '1',
      ),
  )

/** Moves the pointer on the first card until a check passes: previews start when the page is idle. */
async function hoverFirstCard(page: Page, check: () => void | Promise<void>): Promise<void> {
  const link = findCard(page).getByRole('link')
  let x = 20
  await expect(async () => {
    await link.hover({ position: { x: x++, y: 20 } })
    await check()
  }).toPass()
}

test('plays a clip of the hovered game, and requests it only then @quick', async ({ visit }) => {
  const visitor = await visit('en', { reducedMotion: 'no-preference' })
  const { page } = visitor
  await setFastConnection(page)
  const clips = recordClips(page)
  await visitor.open()
  await page.waitForLoadState('networkidle')
  expect(clips).toEqual([])

  const link = findCard(page).getByRole('link')
  const [, id] = /game\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  await hoverFirstCard(page, async () => expect(await isPlaying(page)).toBe(true))
  expect(clips).toEqual([`/previews/${id}.webm`])

  await page.mouse.move(0, 0)
  await expect(findVideo(page)).toHaveCount(0)
  expect(visitor.errors).toEqual([])
})

test('plays a clip of the game that the keyboard focuses', async ({ visit }) => {
  const visitor = await visit('ar', { reducedMotion: 'no-preference' })
  const { page } = visitor
  await setFastConnection(page)
  await visitor.open('games')
  await page.waitForLoadState('networkidle')
  const link = findCard(page).getByRole('link')
  await link.focus()
  // A key makes the browser show the focus.
  await page.keyboard.press('Shift')
  // Again on a busy machine, where the previews start later than the focus arrives.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect.poll(() => isPlaying(page), { timeout: 4000 }).toBe(true)
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(findVideo(page)).toHaveCount(0)
  expect(visitor.errors).toEqual([])
})

test('requests no clip under reduced motion', async ({ visit }) => {
  const visitor = await visit('en', { reducedMotion: 'reduce' })
  const { page } = visitor
  await setFastConnection(page)
  const clips = recordClips(page)
  await visitor.open()
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  const urls: string[] = []
  page.on('response', (response) => {
    if (/game-previews/.test(response.url())) urls.push(response.url())
  })
  await hoverFirstCard(page, () => expect(urls).not.toEqual([]))
  const [url = ''] = urls
  // Resolves once the previews have started.
  await page.evaluate((url) => import(url).then(() => undefined), url)
  await page.clock.runFor(1000)
  // The next card proves that the previews run.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const second = page.locator('main [data-slot=game-card]').nth(1)
  const [, id] = /game\/([\w-]+)/.exec((await second.getByRole('link').getAttribute('href')) ?? '') ?? []
  await second.getByRole('link').hover()
  await page.clock.runFor(1000)
  await expect.poll(() => clips).toEqual([`/previews/${id}.webm`])
})

test('keeps the poster when the clip does not arrive', async ({ visit }) => {
  const visitor = await visit('en', { reducedMotion: 'no-preference' })
  const { page } = visitor
  await setFastConnection(page)
  await page.route('**/*.webm', (route) => route.abort())
  await visitor.open()
  await page.waitForLoadState('networkidle')
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await hoverFirstCard(page, () => expect(failed).not.toEqual([]))
  await expect(findVideo(page)).toHaveCount(0)
  await expect(findCard(page).locator('img')).toBeVisible()
  expect(visitor.errors).toEqual([])
})
