import type { FrameLocator, Locator, Page } from '@playwright/test'
import { messages as arcadeMessages } from '../../../packages/games/src/core/shell/messages.ts'
import { expect, type Locale, type Visitor } from './portal.ts'

/** Waits for the end of animations. */
export const expectAtRest = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)

/**
 * Waits until an element beside or over a frame receives the pointer: Chromium gives it to the frame at first, if the
 * element has just appeared or moved.
 */
export async function expectReachable(locator: Locator): Promise<void> {
  await expectAtRest(locator)
  await expect(async () => {
    await locator.hover()
    expect(await locator.evaluate((element) => element.matches(':hover'))).toBe(true)
  }).toPass()
}

/** Without a graphics card, each pixel of a canvas costs processor time. */
export const smallWindow = { width: 320, height: 480 }

/** Plays in a small window, in a page of another size. */
export async function inSmallWindow<Result>(page: Page, play: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize()
  await page.setViewportSize(smallWindow)
  const result = await play()
  if (size) await page.setViewportSize(size)
  return result
}

/** Page object of the player: the bar, and the game in its frame. */
export class Player {
  readonly page: Page
  readonly visitor: Visitor
  readonly game: FrameLocator
  readonly gameShell: Locator
  readonly words: Visitor['words']['player']
  readonly gameMessages: (typeof arcadeMessages)[Locale]

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.page = visitor.page
    this.game = visitor.page.frameLocator('iframe')
    this.gameShell = this.game.locator('.game-shell')
    this.words = visitor.words.player
    this.gameMessages = arcadeMessages[visitor.locale]
  }

  bar = (name: string) => this.page.locator('header').getByRole('button', { name, exact: true })
  expectPhase = (phase: string) => expect(this.gameShell).toHaveAttribute('data-phase', phase)
  gameButton = (name: string) => this.game.getByRole('button', { name, exact: true })
  get frame() {
    return this.page.locator('[data-slot="game-frame"]')
  }

  /** Opens a game by URL, as a shared link; it waits at the title. */
  async open(gameId: string): Promise<this> {
    await this.visitor.open(`play/${gameId}`)
    await expect(this.frame).toHaveAttribute('data-state', 'ready')
    await this.expectGameFocus()
    return this
  }

  /** Starts a game by clicking Play on its page. */
  async press(gameId: string): Promise<this> {
    await this.visitor.open(`game/${gameId}`)
    await this.page.getByRole('link', { name: this.visitor.words.gamePage.play }).click()
    await expect(this.frame).toHaveAttribute('data-state', 'ready')
    return this
  }

  async expectGameFocus(): Promise<void> {
    await expect(this.page.locator('iframe')).toBeFocused()
    // The frame's document needs the focus too, or keys go to the outer page.
    await expect.poll(() => this.gameShell.evaluate(() => document.hasFocus())).toBe(true)
  }

  /** Expects the score, and so the number of steps, to increase. */
  async expectRunning(): Promise<void> {
    await this.expectPhase('playing')
    const points = async () => Number(await this.game.locator('.figure-value').first().textContent())
    const before = await points()
    await expect.poll(points).toBeGreaterThan(before)
  }
}
