import { expect, test, type Visitor } from '../support/portal.ts'
import { gameId, replaceGame } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

declare global {
  interface Window {
    /** Time from each click to the next frame, in ms. */
    waits: number[]
    /** Number of the game's requests for sound. */
    requests: number
  }
}

const objects = (count: number) => `Array.from({ length: ${count} }, () => ({}))`
const large = "'x'.repeat(64 * 2 ** 20)"
const often = (ms: number, what: string) => `setInterval(() => { ${what} }, ${ms});`
const many = (count: number, what: string) => `for (let i = 0; i < ${count}; i++) ${what};`
const meet = `const port = await meet('${gameId}'), say = says(port);`
const ready = `${meet} say('ready');`
const adds = (entries: number) => many(entries, "history.pushState(i, '')")
/** Takes the focus 650 ms after each loss. */
const takesFocusLate = `${ready} ${often(650, 'window.focus()')}`
const takesFocus = `${ready} say('gameplay', { on: true }); ${often(20, 'window.focus()')}`

/** Attacks by a script that replaces a game. */
const attacks: Record<string, string> = {
  'floods the window': often(5, many(5000, "parent.postMessage(i, '*')")),
  'floods the window with ports': often(
    5,
    many(1000, "parent.postMessage(i, '*', [new MessageChannel().port1])"),
  ),
  // Reports ready first: on a slow machine four of these take longer than the start timeout.
  'posts long strings to the window': `${ready} const text = ${large}; ${often(200, "parent.postMessage(text, '*')")}`,
  'posts many objects to the window': `const all = ${objects(300_000)}; ${often(50, "parent.postMessage(all, '*')")}`,
  'floods the port': `${ready} ${often(5, many(3000, "say('load')"))}`,
  'floods the port with ports': `${ready} ${often(5, many(1000, 'port.postMessage(i, [new MessageChannel().port1])'))}`,
  'sends long strings': `${ready} const data = ${large}; ${often(200, "say('save', { data })")}`,
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

const closedNotice = ({ page, words }: Visitor) =>
  page.getByRole('alert').filter({ hasText: words.player.misbehaved })
const frame = ({ page }: Visitor) => page.locator('[data-slot=game-frame]')
const pause = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words.player.pause, exact: true })

/** Replaces a game's script and clicks Play, after adding `pages` history entries. */
async function play(visitor: Visitor, script: string, pages = 0): Promise<void> {
  const { page, words } = visitor
  await replaceGame(page, script)
  await page.addInitScript(() => {
    window.waits = []
    const onPress = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => window.waits.push(performance.now() - timeStamp))
    addEventListener('pointerdown', onPress, true)
  })
  await visitor.open(`game/${gameId}`)
  await page.evaluate((count) => {
    for (let i = 0; i < count; i++) history.pushState(history.state, '', location.href)
  }, pages)
  await page.getByRole('link', { name: words.game.play }).first().click()
  await expect(page).toHaveURL(/\/play\//)
}

/** Expects one Back to return to the game's page. */
async function goesBack(visitor: Visitor): Promise<void> {
  const { page } = visitor
  // While the portal restores a full history it is briefly at the first entry, where Back does nothing.
  await expect
    .poll(
      () => page.evaluate(() => history.length - navigation.entries().length),
      'entries that are not ours',
    )
    .toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
  // Console errors of a hostile page do not count.
  visitor.errors.length = 0
}

test.describe('a hostile frame is closed and does not block Back', () => {
  for (const [name, script] of Object.entries(attacks)) {
    test(`when it ${name}`, async ({ visit }) => {
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
    await page.keyboard.press('Shift+Tab')
    await expect(closedNotice(visitor)).toBeVisible()
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

test('stops offering to submit scores after the second Not now', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await play(
    visitor,
    `${ready} let value = 100
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', () => say('score', { value: ++value, final: true }))`,
  )
  const end = page.frameLocator('iframe').getByRole('button')
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const show = page.getByRole('button', { name: words.player.scoreShow })
  for (let i = 0; i < 2; i++) {
    await end.click()
    await offer.getByRole('button', { name: words.player.scoreDismiss }).click()
    await expect(show).toHaveCount(0)
  }
  await end.click()
  await expect(show).toBeVisible()
  await expect(offer).toBeEmpty()
  await show.click()
  await expect(offer).toContainText('103')
  await expect(show).toHaveCount(0)
  await end.click()
  await expect(offer).toContainText('104')
  await goesBack(visitor)
})

test('overrules a game that turns the sound on, and closes it at the third attempt', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(
    visitor,
    `${ready} window.requests = 0; ${often(100, "say('audio', { enabled: true }); window.requests++")}`,
  )
  const requests = () =>
    page
      .frames()
      .at(-1)!
      .evaluate(() => window.requests)
  const turnOn = page.getByRole('button', { name: words.player.soundOn })
  const turnOff = page.getByRole('button', { name: words.player.soundOff })
  for (let i = 0; i < 2; i++) {
    await turnOff.click()
    // The game requests sound again, and the switch stays off.
    const before = await requests()
    await expect.poll(requests).toBeGreaterThan(before + 4)
    await turnOn.click({ timeout: 2000 })
  }
  await turnOff.click()
  await expect(closedNotice(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('stores no sound setting when a game turns the sound on', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, `${ready} say('audio', { enabled: true })`)
  const turnOff = page.getByRole('button', { name: words.player.soundOff })
  await turnOff.click()
  await expect(page.getByRole('button', { name: words.player.soundOn })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.player.soundOff })).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage))).not.toContain('on')
  await goesBack(visitor)
})

test('keeps the bar usable by mouse while a game keeps taking the focus', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, takesFocus)
  await pause(visitor).click()
  await page.getByRole('button', { name: words.player.resume }).click()
  await expect(pause(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('keeps the portal responsive while a game loops endlessly', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, `${ready} say('gameplay', { on: true }); setTimeout(() => { for (;;); }, 100)`)
  await pause(visitor).click()
  await expect(page.getByRole('button', { name: words.player.resume })).toBeVisible()
  await goesBack(visitor)
})

test.describe('a well-behaved game stays open', () => {
  test('when it reports its score on every frame, and its last score counts', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(
      visitor,
      `${ready} say('gameplay', { on: true });
      for (let second = 0; second < 3; second++)
        for (let frame = 0; frame < 30; frame++) {
          await new Promise((resolve) => setTimeout(resolve, 33))
          for (let i = 0; i < 8; i++) say('score', { value: 100 * second + frame, final: false })
        }
      say('gameplay', { on: false })
      say('score', { value: 777, final: true })`,
    )
    const offer = page.getByRole('region', { name: words.player.afterGame })
    await expect(offer).toContainText('777')
    await expect(frame(visitor)).toHaveAttribute('data-state', 'ready')
  })

  test('when the user leaves and enters it as fast as possible', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await play(
      visitor,
      `${ready} say('gameplay', { on: true })
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'jump'
      button.addEventListener('click', () => say('gameplay', { on: true }))`,
    )
    const jump = page.frameLocator('iframe').getByRole('button', { name: 'jump' })
    for (let i = 0; i < 8; i++) {
      await pause(visitor).click()
      await jump.click()
    }
    await jump.focus()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
    }
    await expect(frame(visitor)).toHaveAttribute('data-state', 'ready')
    await goesBack(visitor)
  })
})

test.describe('a game that cannot start reports the error and offers a retry', () => {
  test('when its script throws during startup', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, `${meet} say('error', { message: 'No canvas', fatal: true })`)
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('when the browser cannot parse its script', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, 'this is no JavaScript')
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Console errors of a hostile page do not count.
    visitor.errors.length = 0
  })

  test('when its files cannot be loaded', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await page.route('**/handed-over/**', (route) => route.abort())
    await visitor.open(`play/${gameId}`)
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await page.unroute('**/handed-over/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(frame(visitor)).toHaveAttribute('data-state', 'ready')
  })
})
