import { expect, test, type Visitor } from '../support/portal.ts'
import { gameId, replaceGame } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

declare global {
  interface Window {
    /** How long each press had to wait until the page was drawn after it, in ms. */
    waits: number[]
    /** How many times a game has asked for sound. */
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
/** Takes the focus some time after it has lost it, as often as it is lost. */
const takesFocusLate = `${ready} ${often(650, 'window.focus()')}`
const takesFocus = `${ready} say('gameplay', { on: true }); ${often(20, 'window.focus()')}`

/** What scripts in the place of a game do that no honest game does. */
const attacks: Record<string, string> = {
  'floods the window': often(5, many(5000, "parent.postMessage(i, '*')")),
  'floods the window with ports': often(
    5,
    many(1000, "parent.postMessage(i, '*', [new MessageChannel().port1])"),
  ),
  // Ready first: on a slow machine four of these take longer than a game has to start.
  'posts long texts to the window': `${ready} const text = ${large}; ${often(200, "parent.postMessage(text, '*')")}`,
  'posts many objects to the window': `const all = ${objects(300_000)}; ${often(50, "parent.postMessage(all, '*')")}`,
  'floods the port': `${ready} ${often(5, many(3000, "say('load')"))}`,
  'floods the port with ports': `${ready} ${often(5, many(1000, 'port.postMessage(i, [new MessageChannel().port1])'))}`,
  'says long texts': `${ready} const data = ${large}; ${often(200, "say('save', { data })")}`,
  'says many objects': `${ready} const all = ${objects(300_000)}; ${often(100, "say('save', { all })")}`,
  'says millions of objects': `${ready} say('save', { all: ${objects(3_000_000)} })`,
  'is ready and loading in turns': `${ready} ${often(50, "say('loading', { progress: 0 }); say('ready')")}`,
  'is played and rests in turns': `${ready} let on = false; ${often(16, "say('gameplay', { on: (on = !on) })")}`,
  'ends one run after another': `${ready} let value = 0; ${often(50, "say('score', { value: ++value, final: true })")}`,
  'fills the history': `${ready} ${adds(30)}`,
  'fills the history beyond its end': `${ready} ${adds(80)}`,
  'adds to the history whenever the visitor goes back': `${ready} ${adds(1)} onpopstate = () => history.pushState(0, '')`,
  'leads its frame elsewhere': `${ready} location.href = 'https://elsewhere.example/'`,
  'loads itself again and again': `${ready}
    const self = new Blob([document.documentElement.outerHTML], { type: 'text/html' })
    location.replace(URL.createObjectURL(self))`,
  'plays under another name': "await meet('dune-rally')",
}

const closedNotice = ({ page, words }: Visitor) =>
  page.getByRole('alert').filter({ hasText: words.player.misbehaved })
const frame = ({ page }: Visitor) => page.locator('[data-slot=game-frame]')
const pause = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words.player.pause, exact: true })

/** Presses Play on the game's page, after so many pages in this tab, and finds the script in the place of the game. */
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

/** One press of Back leads to where the visitor came from. */
async function goesBack(visitor: Visitor): Promise<void> {
  const { page } = visitor
  // Restoring a full history, the portal is at its bottom for a moment, where a browser has nothing to go back to.
  await expect
    .poll(
      () => page.evaluate(() => history.length - navigation.entries().length),
      'entries that are not ours',
    )
    .toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
  // What browsers write down of such a page is not the portal's.
  visitor.errors.length = 0
}

test.describe('a hostile frame is closed, and holds nobody', () => {
  for (const [name, script] of Object.entries(attacks)) {
    test(`one that ${name}`, async ({ visit }) => {
      const visitor = await visit('en')
      const { page } = visitor
      await play(visitor, script)
      await expect(async () => {
        await page.mouse.click(100, 20)
        await expect(closedNotice(visitor)).toBeVisible({ timeout: 20 })
      }).toPass({ intervals: [0] })
      await expect(page.locator('iframe')).toHaveCount(0)
      // Half of them: on a busy machine one may wait for the machine itself.
      const waits = (await page.evaluate(() => window.waits)).sort((a, b) => a - b)
      expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(500)
      await goesBack(visitor)
    })
  }

  test('one that adds to a history that is full', async ({ visit }) => {
    const visitor = await visit('en')
    await play(visitor, `${ready} ${adds(80)}`, 60)
    await expect(closedNotice(visitor)).toBeVisible()
    await goesBack(visitor)
  })

  test('one that has added to the history while Back is pressed at once', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await page.exposeFunction('pressBack', () => page.goBack())
    await page.addInitScript(() => {
      const go = history.go.bind(history)
      // As a browser does that is busy with the frame: the press takes the place of what the page asked for.
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

  test('one that takes the focus from a visitor who has come to the bar with the keyboard', async ({
    visit,
  }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await play(visitor, takesFocus)
    await expect(page.locator('iframe')).toBeFocused()
    // In the game too: a key that is pressed before that goes to the page around.
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

  test('one that takes the focus from the bar after a moment, each time', async ({ visit }) => {
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

test('a game that ends one run after another brings no offer unasked after the second Not now', async ({
  visit,
}) => {
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

test('a game that turns the sound on against the visitor’s will is overruled, and closed at the third time', async ({
  visit,
}) => {
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
    // The game asks for sound again, and the switch stays off.
    const before = await requests()
    await expect.poll(requests).toBeGreaterThan(before + 4)
    await turnOn.click({ timeout: 2000 })
  }
  await turnOff.click()
  await expect(closedNotice(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('a game that turns the sound on by itself changes nothing that is stored', async ({ visit }) => {
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

test('a game that takes the focus all the time does not keep the bar from whoever points', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, takesFocus)
  await pause(visitor).click()
  await page.getByRole('button', { name: words.player.resume }).click()
  await expect(pause(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('a game without an end to its loop leaves the portal alive', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, `${ready} say('gameplay', { on: true }); setTimeout(() => { for (;;); }, 100)`)
  await pause(visitor).click()
  await expect(page.getByRole('button', { name: words.player.resume })).toBeVisible()
  await goesBack(visitor)
})

test.describe('an honest game stays', () => {
  test('that tells its score at every frame of a fast display, and its last one counts', async ({
    visit,
  }) => {
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

  test('that a person leaves and enters as fast as they can', async ({ visit }) => {
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

test.describe('a game that cannot start says so at once, and can be tried again', () => {
  test('when it breaks while it starts', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, `${meet} say('error', { message: 'No canvas', fatal: true })`)
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('when this browser cannot read its script', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, 'this is no JavaScript')
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    // What browsers write down of such a page is not the portal's.
    visitor.errors.length = 0
  })

  test('when its files cannot be had', async ({ visit }) => {
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
