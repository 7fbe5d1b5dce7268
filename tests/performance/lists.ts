/**
 * `npm run benchmark:lists`: measures the list of all games at the size of a large feed: DOM nodes, memory while
 * scrolling, and the cost of a keystroke in the header.
 */
import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { largePortal } from './large-portal.ts'

const screens = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
]
const grid = 'main [data-slot=game-grid]'
const nodes = (page: Page) => page.locator(`${grid} *`).count()

/** Returns the used heap after garbage collection, in MB. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

/** Scrolls by viewports and returns the largest number of nodes in the grid. */
async function scroll(page: Page, windows: number): Promise<number> {
  let most = 0
  for (let at = 0; at < windows; at += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollBy({ top: innerHeight, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    most = Math.max(most, await nodes(page))
  }
  return most
}

/** Returns the 95th percentile from key to next frame, in ms. */
async function keystrokes(page: Page): Promise<string> {
  await page.keyboard.press('/')
  const field = page.locator('header input:visible')
  await field.press('l')
  await page.locator('[role=listbox]').waitFor()
  const times: number[] = []
  for (const letter of 'antren laep qwst golden') {
    await page.evaluate(() => {
      addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), {
        once: true,
      })
    })
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              resolve(performance.now() - (window as unknown as { pressed: number }).pressed),
            ),
          ),
      ),
    )
  }
  times.sort((a, b) => a - b)
  return `${times[times.length >> 1]?.toFixed(1)} ms, 95th percentile ${times[Math.floor(times.length * 0.95)]?.toFixed(1)}`
}

const browser = await chromium.launch(chromiumLaunch())
try {
  for (const count of [10_000, 38_000]) {
    const portal = await largePortal(count)
    for (const viewport of screens) {
      const page = await browser.newPage({ viewport })
      await page.goto(`${portal.url}#/en/games`)
      await page.locator(`${grid} li[aria-setsize="${count}"]`).first().waitFor()
      const before = [await nodes(page), await heap(page)] as const
      const most = await scroll(page, 100)
      const middle = await heap(page)
      const later = Math.max(most, await scroll(page, 100))
      console.log(
        `${count} games at ${viewport.width} × ${viewport.height}: ${before[0]} nodes, ${later} at the most in 200 windows; ` +
          `heap ${before[1].toFixed(1)} MB, after 100 windows ${middle.toFixed(1)}, after 200 ${(await heap(page)).toFixed(1)}`,
      )
      if (viewport.width > 1000) console.log(`  A keystroke until the next frame: ${await keystrokes(page)}`)
      await page.close()
    }
    await portal.close()
  }
} finally {
  await browser.close()
}
