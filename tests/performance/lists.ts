/**
 * `npm run benchmark:lists`: measures the list of all games at the size of a large feed: the time to its first paint,
 * frames and DOM nodes while scrolling with a slowed CPU, memory, and the cost of a keystroke in the header. Needs
 * `npm run build` for the games.
 */
import { loadavg } from 'node:os'
import { chromium, type CDPSession, type Page } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { largePortal } from './large-portal.ts'

const counts = [10_000, 38_000]
const screens = [
  { width: 1280, height: 900, locale: 'en' },
  { width: 375, height: 812, locale: 'ar' },
]
const slowdown = 4
const frames = 300
/** Pixels per frame: a viewport in about a third of a second. */
const step = 45
const grid = 'main [data-slot=game-grid]'
const nodes = (page: Page) => page.locator(`${grid} *`).count()
const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
const ms = (time: number) => `${time.toFixed(1)} ms`

/** Returns the used heap after garbage collection, in MB. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Returns the CPU time of the main thread since the page was opened, in ms. Other processes do not add to it. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Shows another screen, then the list, and returns the time to the frame after it is in the document. */
async function paint(page: Page, locale: string, count: number): Promise<number> {
  await page.evaluate((locale) => (location.hash = `#/${locale}/faq`), locale)
  await page.locator(grid).waitFor({ state: 'detached' })
  return page.evaluate(
    ([hash, item]) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now()
        const wait = () => {
          // The task after a frame runs once it is painted.
          if (document.querySelector(item)) setTimeout(() => resolve(performance.now() - startedAt))
          else requestAnimationFrame(wait)
        }
        location.hash = hash
        requestAnimationFrame(wait)
      }),
    [`#/${locale}/games`, `${grid} li[aria-setsize="${count}"]`] as const,
  )
}

/** Scrolls by a step in each frame and returns the frames' intervals in ms. */
const scrollSmoothly = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([frames, step]) =>
      new Promise((resolve) => {
        const intervals: number[] = []
        let before = performance.now()
        const next = (now: number) => {
          intervals.push(now - before)
          before = now
          scrollBy({ top: step, behavior: 'instant' })
          if (intervals.length < frames) requestAnimationFrame(next)
          else resolve(intervals.slice(1))
        }
        requestAnimationFrame(next)
      }),
    [frames, step] as const,
  )

/** Scrolls by viewports and returns the largest number of nodes in the grid. */
async function scrollWindows(page: Page, windows: number): Promise<number> {
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

async function measure(page: Page, locale: string, count: number, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.locator(`${grid} li[aria-setsize="${count}"]`).first().waitFor()
  const first = [await nodes(page), await heap(session)] as const
  const paints: number[] = []
  const paintsStartedAt = await mainThreadTime(session)
  for (let visit = 0; visit < 9; visit += 1) paints.push(await paint(page, locale, count))
  const paintTime = ((await mainThreadTime(session)) - paintsStartedAt) / paints.length
  const scrollStartedAt = await mainThreadTime(session)
  await scrollSmoothly(page)
  const frameTime = ((await mainThreadTime(session)) - scrollStartedAt) / frames
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const intervals = await scrollSmoothly(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const late = intervals.filter((interval) => interval > 1.5 * (1000 / 60)).length
  const most = await scrollWindows(page, 100)
  console.log(
    `${name}:\n  first paint ${ms(share(paints, 0.5))}, slowest ${ms(Math.max(...paints))}, main thread there and back ${ms(paintTime)}\n` +
      `  scrolling, CPU slowed ${slowdown} times: ${late} of ${intervals.length} frames late, median ${ms(share(intervals, 0.5))}, ` +
      `p95 ${ms(share(intervals, 0.95))}, longest ${ms(Math.max(...intervals))}; main thread at full speed ${frameTime.toFixed(2)} ms a frame\n` +
      `  ${first[0]} nodes, ${most} at the most in 100 windows; heap ${first[1].toFixed(1)} MB, then ${(await heap(session)).toFixed(1)}`,
  )
}

const browser = await chromium.launch(chromiumLaunch())
try {
  for (const count of counts) {
    const portal = await largePortal(count)
    console.log(`Load average ${loadavg()[0]?.toFixed(1)}`)
    for (const { locale, ...viewport } of screens) {
      const page = await browser.newPage({ viewport })
      await page.goto(`${portal.url}#/${locale}/games`)
      await measure(
        page,
        locale,
        count,
        `${count} games at ${viewport.width} × ${viewport.height}, ${locale}`,
      )
      if (viewport.width > 1000) console.log(`  a keystroke until the next frame: ${await keystrokes(page)}`)
      await page.close()
    }
    await portal.close()
  }
} finally {
  await browser.close()
}
