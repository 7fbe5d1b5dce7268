import type { FrameLocator, Locator, Page } from '@playwright/test'
import { words as arcadeWords } from '../../packages/games/src/core/words.ts'
import { expect, locales, test, type Locale, type Visitor } from './portal.ts'

test.use({ motion: 'no-preference' })

/** The player as a visitor sees it: the bar, and the game in its frame. */
class Player {
  readonly page: Page
  readonly visitor: Visitor
  readonly game: FrameLocator
  readonly booth: Locator
  readonly words: Visitor['words']['player']
  readonly own: (typeof arcadeWords)[Locale]

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.page = visitor.page
    this.game = visitor.page.frameLocator('iframe')
    this.booth = this.game.locator('.booth')
    this.words = visitor.words.player
    this.own = arcadeWords[visitor.locale]
  }

  bar = (name: string) => this.page.locator('header').getByRole('button', { name, exact: true })
  at = (phase: string) => expect(this.booth).toHaveAttribute('data-phase', phase)
  ownButton = (name: string) => this.game.getByRole('button', { name, exact: true })
  get frame() {
    return this.page.locator('[data-slot="game-frame"]')
  }

  /** By an address, as a shared link is opened: the title waits. */
  async open(gameId: string): Promise<this> {
    await this.visitor.open(`play/${gameId}`)
    await expect(this.frame).toHaveAttribute('data-state', 'ready')
    await this.hasFocus()
    return this
  }

  /** By a press of Play on the game's page. */
  async press(gameId: string): Promise<this> {
    await this.visitor.open(`game/${gameId}`)
    await this.page.getByRole('link', { name: this.visitor.words.game.play }).click()
    await expect(this.frame).toHaveAttribute('data-state', 'ready')
    return this
  }

  async hasFocus(): Promise<void> {
    await expect(this.page.locator('iframe')).toBeFocused()
    // In the game too: a key that is pressed before that goes to the page around.
    await expect.poll(() => this.booth.evaluate(() => document.hasFocus())).toBe(true)
  }

  /** The points so far, as a number of steps that the run has taken. */
  async goesOn(): Promise<void> {
    await this.at('playing')
    const points = async () => Number(await this.game.locator('.figure-value').first().textContent())
    const before = await points()
    await expect.poll(points).toBeGreaterThan(before)
  }
}

for (const locale of locales) {
  test.describe(locale, () => {
    test('the game has the focus when it is ready: keys play at once, and Tab leads out and back', async ({
      visit,
    }) => {
      const player = await new Player(await visit(locale)).open('zellige')
      const { page, words, own } = player
      await player.hasFocus()
      await expect(player.ownButton(own.play)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await player.at('playing')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowUp')
      await expect(player.game.locator('.zl-holder')).not.toHaveCount(2)
      // Nobody has asked for a ring around all of it.
      const ring = () => player.game.locator('.zl-board').evaluate((it) => getComputedStyle(it).outlineStyle)
      expect(await ring()).toBe('none')
      await page.keyboard.press('Shift+Tab')
      await expect(player.bar(words.fullscreen)).toBeFocused()
      await player.at('paused')
      await page.keyboard.press('Tab')
      await expect(player.ownButton(own.resume)).toBeFocused()
      await page.keyboard.press('Enter')
      await player.at('playing')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      expect(await ring()).toBe('solid')
    })

    test('full screen neither pauses nor keeps the bar', async ({ visit }) => {
      const player = await new Player(await visit(locale)).open('dune-rally')
      const { page, words } = player
      const bar = page.locator('header')
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      const aside = () => expect(bar).not.toBeInViewport()
      await page.keyboard.press('Space')
      await player.goesOn()

      await test.step('by the mouse', async () => {
        await player.bar(words.fullscreen).click()
        await expect.poll(isFull).toBe(true)
        await aside()
        await player.goesOn()
        await player.hasFocus()
        expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
        await page.mouse.move(640, 1)
        await expect(bar).toBeInViewport()
        await player.goesOn()
        await player.bar(words.exitFullscreen).click()
        await expect.poll(isFull).toBe(false)
        await expect(bar).toBeInViewport()
        await player.goesOn()
      })

      await test.step('by keys', async () => {
        await page.keyboard.press('Shift+Tab')
        await expect(player.bar(words.fullscreen)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect.poll(isFull).toBe(true)
        await player.goesOn()
        await player.hasFocus()
        await aside()
        await page.keyboard.press('Shift+Tab')
        await expect(player.bar(words.exitFullscreen)).toBeFocused()
        await expect(bar).toBeInViewport()
        await page.keyboard.press('Enter')
        await expect.poll(isFull).toBe(false)
        await player.goesOn()
        await player.hasFocus()
      })

      await test.step('by keys does not resume a game that the visitor had paused', async () => {
        await page.keyboard.press('KeyP')
        await player.at('paused')
        await player.bar(words.fullscreen).press('Enter')
        await expect.poll(isFull).toBe(true)
        await player.hasFocus()
        await player.at('paused')
      })
    })

    test('without full screen, as on an iPhone, the bar steps aside and a handle brings it back', async ({
      visit,
    }) => {
      const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }
      const visitor = await visit(locale, phone)
      const { page } = visitor
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }),
      )
      const player = await new Player(visitor).open('zellige')
      const { words } = player
      const bar = page.locator('header')
      // Headless Chromium taps a frame of its own process beside the mark, by as much as the frame is off the page's corner.
      await player.ownButton(player.own.play).click()
      await player.bar(words.fullscreen).tap()
      await expect(bar).not.toBeInViewport()
      await expect(visitor.alert(words.fullscreenError.replace('{message}', ''))).toHaveCount(0)
      await player.at('playing')
      expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 })
      const handle = page.getByRole('button', { name: words.showBar })
      await handle.tap()
      await expect(bar).toBeInViewport()
      // The bar is a step out of the game; a press on the game puts it away again.
      await player.at('paused')
      await player.game.getByRole('dialog').click({ position: { x: 8, y: 300 } })
      await expect(bar).not.toBeInViewport()
      await handle.tap()
      await player.bar(words.exitFullscreen).tap()
      await expect(bar).toBeInViewport()
      expect((await page.locator('iframe').boundingBox())?.y).toBeGreaterThan(40)
      await player.at('playing')
    })

    test('the offer covers nothing, at any size', async ({ visit }) => {
      const visitor = await visit(locale)
      const { page } = visitor
      const player = await new Player(visitor).press('lantern-leap')
      const { own, words } = player
      const offer = page.getByRole('region', { name: words.afterGame })
      const login = offer.getByRole('link', { name: words.scoreLoginLink })
      const again = player.ownButton(own.again)
      await expect(login).toBeVisible({ timeout: 90_000 })
      await expect(again).toBeFocused()
      for (const [width, height] of [
        [320, 480],
        [667, 375],
        [375, 812],
        [1280, 800],
      ] as const) {
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height })
          const boxOf = async (what: Locator) => {
            const box = await what.boundingBox()
            if (!box) throw new Error('It is not there.')
            return { ...box, right: box.x + box.width, bottom: box.y + box.height }
          }
          const inside = async (what: Locator) => {
            const [inner, outer] = [await boxOf(what), await boxOf(page.locator('iframe'))]
            return (
              inner.x >= outer.x &&
              inner.right <= outer.right &&
              inner.y >= outer.y &&
              inner.bottom <= outer.bottom
            )
          }
          await expect.poll(() => inside(again)).toBe(true)
          await expect.poll(() => inside(player.game.locator('.fact-strong dd'))).toBe(true)
          const frame = await boxOf(page.locator('iframe'))
          const offered = await boxOf(page.locator('#after-game'))
          expect(offered.y >= frame.bottom || offered.x >= frame.right || offered.right <= frame.x).toBe(true)
          await expect(login).toBeInViewport({ ratio: 1 })
          // Real presses reach what is seen.
          await again.click({ trial: true })
          await login.click({ trial: true })
        })
      }
      await offer.getByRole('button', { name: words.scoreDismiss }).click()
      await expect(login).toBeHidden()
      await player.hasFocus()
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
      await player.at('playing')
      expect((await page.locator('iframe').boundingBox())?.width).toBe(1280)
    })
  })
}

// What differs in words alone is tried in one language, in turns.
test('Resume resumes, whatever had paused the game', async ({ visit }) => {
  // It stands where it is while nobody slides.
  const player = await new Player(await visit('en')).open('zellige')
  const { page, words, own } = player
  await page.keyboard.press('Space')
  await player.at('playing')
  const pauses: [string, () => Promise<unknown>][] = [
    ['the bar', () => player.bar(words.pause).click()],
    ['P', () => page.keyboard.press('KeyP')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the focus goes to the bar', () => page.keyboard.press('Shift+Tab')],
    [
      'the tab is out of sight',
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
          document.dispatchEvent(new Event('visibilitychange'))
          Reflect.deleteProperty(document, 'visibilityState')
          document.dispatchEvent(new Event('visibilitychange'))
        }),
    ],
  ]
  const resumes: [string, () => Promise<unknown>][] = [
    ['the bar', () => player.bar(words.resume).click()],
    ['the bar, by a key', () => player.bar(words.resume).press('Enter')],
    ['the game’s own button', () => player.ownButton(own.resume).click()],
    ['P', () => page.keyboard.press('KeyP')],
  ]
  for (const [by, pause] of pauses) {
    for (const [how, resume] of resumes) {
      // From the bar one comes back by Tab, which is tried above: no hand is in the game so soon after a key in the bar,
      // and a frame that takes the focus as soon has to give it back.
      if (by === 'the focus goes to the bar' && !how.startsWith('the bar')) continue
      await test.step(`paused by ${by}, resumed by ${how}`, async () => {
        await pause()
        await player.at('paused')
        await expect(player.bar(words.resume)).toBeVisible()
        await expect(player.bar(words.pause)).toBeHidden()
        await resume()
        await player.at('playing')
        await expect(player.bar(words.pause)).toBeVisible()
        await player.hasFocus()
      })
    }
  }
  // What the bar offers is not there twice.
  await expect(player.game.locator('.switch')).toHaveCount(0)
})

test('who is busy on the page keeps the focus there', async ({ visit }) => {
  const visitor = await visit('ar')
  const player = new Player(visitor)
  const back = player.page.getByRole('link', { name: player.words.back })
  // The game comes late: time enough to go elsewhere.
  let letThrough = () => {}
  const late = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await player.page.route(/arcade\/.*zellige/, async (route) => {
    await late
    await route.continue()
  })
  await visitor.open('play/zellige')
  await back.focus()
  letThrough()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await expect(player.ownButton(player.own.play)).toBeVisible()
  await expect(back).toBeFocused()
})

test('one press of Play plays, and a reload waits', async ({ visit }) => {
  const player = await new Player(await visit('ar')).press('lantern-leap')
  await player.goesOn()
  await player.hasFocus()
  const hint = player.game.locator('.hint')
  await expect(hint).toBeVisible()
  const keys = (await hint.innerText()).trim()
  expect(keys.length).toBeGreaterThan(20)
  await player.page.keyboard.press('KeyP')
  await expect(player.game.getByRole('dialog').getByText(keys)).toBeVisible()
  await player.page.reload()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await player.at('title')
  await expect(player.ownButton(player.own.play)).toBeFocused()
})

test('what the browser says about full screen is told', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('not now'))
  })
  const player = await new Player(visitor).open('zellige')
  await player.bar(player.words.fullscreen).click()
  await expect(player.page.getByRole('alert').filter({ hasText: 'not now' })).toBeVisible()
})

test('sound is one choice, in the bar and in every game, and it is remembered', async ({ visit }) => {
  const player = await new Player(await visit('ar')).open('lantern-leap')
  const { page, words } = player
  await player.bar(words.soundOn).click()
  await expect(player.bar(words.soundOff)).toBeVisible()
  await player.hasFocus()
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOn)).toBeVisible()
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOff)).toBeVisible()
  await player.open('zellige')
  await expect(player.bar(words.soundOff)).toBeVisible()
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOn)).toBeVisible()
})

test('a game that cannot be had is told of at once, with two ways on', async ({ visit }) => {
  const visitor = await visit('en')
  const player = new Player(visitor)
  const { page, words } = player
  let broken = true
  await page.route(/arcade\/.*zellige/, (route) => (broken ? route.abort() : route.continue()))
  await visitor.open('play/zellige')
  const notice = page.getByRole('alert').filter({ hasText: words.failed })
  await expect(notice).toBeVisible({ timeout: 8000 })
  await expect(
    page.locator('[data-slot=game-frame-cover]').getByRole('link', { name: words.back }),
  ).toHaveAttribute('href', `#/en/game/zellige`)
  broken = false
  await page.locator('[data-slot=game-frame-cover]').getByRole('button').click()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
})
