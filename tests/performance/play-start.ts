/**
 * `npm run benchmark:play`: measures the time from clicking Play until the game is playable, for a phone on fast 3G
 * and a CPU slowed four times, and the requests of the second visit.
 *
 * The frame shares the portal's process here, as on phones, so that its CPU is slowed too.
 */
import { chromium, type BrowserContext, type Page } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { Server } from '../e2e/support/server.ts'
import { recordNetworkPaths } from './network.ts'

const fast3g = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 }
const processor = 4
const rounds = 5
const games = ['lantern-leap', 'dune-rally', 'zellige', 'oasis-quest', 'souk-kitchen', 'henna-studio']

async function slowPage(context: BrowserContext) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const asked = await recordNetworkPaths(page, session)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fast3g })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return { page, asked }
}

/** Returns the time from the click until the cover is gone, in ms of the page's clock. */
async function pressPlay(page: Page, gameId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href*="/play/${id}"]:not([aria-hidden])`)
    if (!link) throw new Error('The page has no Play link.')
    const ready = () => document.querySelector('[data-slot=game-frame][data-state=ready]') !== null
    const pressed = performance.now()
    link.click()
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!ready()) return
        watch.disconnect()
        resolve()
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    })
    return performance.now() - pressed
  }, gameId)
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number
const seconds = (ms: number[]) =>
  `${(median(ms) / 1000).toFixed(2).padStart(6)} s  (${ms.map((one) => (one / 1000).toFixed(2)).join(' ')})`

const server = new Server()
await server.start()
const launch = chromiumLaunch()
const browser = await chromium.launch({
  ...launch,
  args: [
    ...launch.args.filter((flag) => flag !== '--site-per-process'),
    '--disable-features=IsolateSandboxedIframes',
  ],
})

async function opened(gameId: string) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
  const { page, asked } = await slowPage(context)
  await page.goto(`${server.url}#/en/game/${gameId}`)
  await page.locator('main h1').waitFor()
  return { context, page, asked }
}

/** Waits until the page has loaded the player and the game in its idle time, and nothing else for a second. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const game = location.hash.split('/').at(-1)
    const isLoaded = ['/assets/player-', '/handed-over/faces-', `/handed-over/${game}-`].every((part) =>
      files.some(({ name }) => name.includes(part)),
    )
    return isLoaded && performance.now() - Math.max(...files.map(({ responseEnd }) => responseEnd)) > 1000
  })
}

try {
  console.log(
    `Play to ready, median of ${rounds} first visits, fast 3G and a processor slowed ${processor} times:\n`,
  )
  for (const gameId of games) {
    const rested: number[] = []
    const hurried: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const calm = await opened(gameId)
      await rest(calm.page)
      rested.push(await pressPlay(calm.page, gameId))
      await calm.context.close()

      const rash = await opened(gameId)
      hurried.push(await pressPlay(rash.page, gameId))
      await rash.context.close()
    }
    console.log(`  ${gameId.padEnd(14)} after the page has come to rest ${seconds(rested)}`)
    console.log(`  ${''.padEnd(14)} as soon as its heading is there  ${seconds(hurried)}`)
  }

  const { context, page, asked } = await opened('zellige')
  await rest(page)
  await pressPlay(page, 'zellige')
  asked.length = 0
  await page.reload()
  await page.locator('[data-slot=game-frame][data-state=ready]').waitFor()
  await page.waitForLoadState('networkidle')
  console.log(`\nA reload of the player asks the network for: ${asked.join(', ') || 'nothing'}`)
  await context.close()
} finally {
  await browser.close()
  await server.dispose()
}
