import { scriptsUntilRest } from '../../../scripts/first-load-files.mjs'
import { expect, test } from '../support/portal.ts'

interface TraceEvent {
  name: string
  /** Timestamp in µs. */
  ts: number
  args: { elementCount?: number }
}

// `budgets.json` limits the size of the scripts in this list.
test('requests only the budgeted scripts on the home page until the language switch is hovered @quick', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  const scripts = () => new Set(asked.filter((path) => path.endsWith('.js')))
  const counted = new Set(scriptsUntilRest('ar'))
  await visitor.open()
  await expect.poll(scripts).toEqual(counted)
  await page.waitForLoadState('networkidle')
  expect(scripts()).toEqual(counted)

  await page.getByRole('navigation', { name: visitor.words.nav.language }).hover()
  await expect.poll(() => scripts().size).toBe(counted.size + 1)
})

test('does not restyle the home page when transient elements appear or disappear', async ({
  visit,
  browser,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open()
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    // Applies what the page's idle work has changed.
    void main?.offsetHeight
    performance.mark('saha:start')
    for (let turn = 0; turn < 3; turn++) {
      const guest = document.createElement('p')
      main?.append(guest)
      void guest.offsetHeight
      guest.remove()
      void main?.offsetHeight
    }
    performance.mark('saha:end')
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? NaN
  // Counts only recalculations by this script; the trace may include the page's idle work.
  const styled = traceEvents
    .filter(({ ts }) => ts >= timeOf('saha:start') && ts <= timeOf('saha:end'))
    .flatMap(({ args }) => args.elementCount ?? [])
  expect(styled.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...styled)).toBeLessThan(100)
})
