import { sample } from '../../sample.ts'
import { expect, test } from '../support/portal.ts'
import { closedNotice, gameId, goesBack, often, play, ready, takesFocus } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

const objects = (count: number) => `Array.from({ length: ${count} }, () => ({}))`
const text = (megabytes: number) => `'x'.repeat(${megabytes} * 2 ** 20)`
const many = (count: number, what: string) => `for (let i = 0; i < ${count}; i++) ${what};`
const adds = (entries: number) => many(entries, "history.pushState(i, '')")
/** Takes the focus 650 ms after each loss. */
const takesFocusLate = `${ready} ${often(650, 'window.focus()')}`

/** Attacks by a script that replaces a game. */
const attacks: Record<string, string> = {
  'floods the window': often(5, many(5000, "parent.postMessage(i, '*')")),
  'floods the window with ports': often(
    5,
    many(1000, "parent.postMessage(i, '*', [new MessageChannel().port1])"),
  ),
  // Reports ready first: on a slow machine four of these take longer than the start timeout. Longer strings arrive too
  // rarely there to be too many.
  'posts long strings to the window': `${ready} const text = ${text(16)}; ${often(200, "parent.postMessage(text, '*')")}`,
  'posts many objects to the window': `const all = ${objects(300_000)}; ${often(50, "parent.postMessage(all, '*')")}`,
  'floods the port': `${ready} ${often(5, many(3000, "say('load')"))}`,
  'floods the port with ports': `${ready} ${often(5, many(1000, 'port.postMessage(i, [new MessageChannel().port1])'))}`,
  'sends long strings': `${ready} const data = ${text(64)}; ${often(200, "say('save', { data })")}`,
  'sends many objects': `${ready} const all = ${objects(300_000)}; ${often(100, "say('save', { all })")}`,
  'sends millions of objects': `${ready} say('save', { all: ${objects(3_000_000)} })`,
  'alternates ready and loading': `${ready} ${often(50, "say('loading', { progress: 0 }); say('ready')")}`,
  'alternates playing and paused': `${ready} let on = false; ${often(16, "say('gameplay', { on: (on = !on) })")}`,
  'ends run after run': `${ready} let value = 0; ${often(50, "say('score', { value: ++value, final: true })")}`,
  'fills the history': `${ready} ${adds(30)}`,
  'overfills the history': `${ready} ${adds(80)}`,
  'adds a history entry on every Back': `${ready} ${adds(1)} onpopstate = () => history.pushState(0, '')`,
  'navigates its frame away': `${ready} location.href = 'https://elsewhere.example/'`,
  'reloads itself repeatedly': `${ready}
    const self = new Blob([document.documentElement.outerHTML], { type: 'text/html' })
    location.replace(URL.createObjectURL(self))`,
  'connects as another game': "await meet('dune-rally')",
}

test.describe('a hostile frame is closed and does not block Back', () => {
  for (const [name, script] of sample('attacks', Object.entries(attacks))) {
    test(`when it ${name} @quick`, async ({ visit }) => {
      const visitor = await visit('en')
      const { page } = visitor
      await play(visitor, script)
      await expect(async () => {
        await page.mouse.click(100, 20)
        await expect(closedNotice(visitor)).toBeVisible({ timeout: 20 })
      }).toPass({ intervals: [0] })
      await expect(page.locator('iframe')).toHaveCount(0)
      // The median: on a busy machine single clicks may be slow.
      const waits = (await page.evaluate(() => window.waits)).sort((a, b) => a - b)
      expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(500)
      await goesBack(visitor)
    })
  }

  test('when it adds entries to a full history', async ({ visit }) => {
    const visitor = await visit('en')
    await play(visitor, `${ready} ${adds(80)}`, 60)
    await expect(closedNotice(visitor)).toBeVisible()
    await goesBack(visitor)
  })

  test('when it has added entries and Back is pressed at once', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await page.exposeFunction('pressBack', () => page.goBack())
    await page.addInitScript(() => {
      const go = history.go.bind(history)
      // As in a browser that is busy with the frame: Back replaces the page's own traversal.
      history.go = () => {
        history.go = go
        void (window as unknown as { pressBack: () => Promise<void> }).pressBack()
      }
    })
    await play(visitor, `${ready} ${adds(30)}`)
    await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
    await expect(visitor.heading).toBeVisible()
    visitor.errors.length = 0
  })

  test('when it takes the focus from a keyboard user on the bar', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await play(visitor, takesFocus)
    await expect(page.locator('iframe')).toBeFocused()
    // The frame's document needs the focus too, or keys go to the outer page.
    await expect
      .poll(() =>
        page
          .frames()
          .find((frame) => frame.parentFrame())
          ?.evaluate(() => document.hasFocus()),
      )
      .toBe(true)
    // Again on a busy machine, where the game takes the focus too late to differ from a user's move.
    await expect(async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(closedNotice(visitor)).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(page.locator('header :focus')).toHaveCount(1)
    await goesBack(visitor)
  })

  test('when it repeatedly takes the focus from the bar after a delay', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await play(visitor, takesFocusLate)
    await expect(page.locator('iframe')).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(closedNotice(visitor)).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [900] })
    await goesBack(visitor)
  })
})
