import { expect, test } from '../support/portal.ts'
import { expectReachable, Player, smallWindow } from '../support/player.ts'

test.use({ motion: 'no-preference', viewport: smallWindow })

const rows = (player: Player) => player.game.locator('#zl-rows').textContent()
const score = (player: Player) => player.game.locator('.figure-value').first().textContent()
const continueAt = (player: Player, points: string | null) =>
  player.gameButton(player.gameMessages.continueAt.replace('{n}', points ?? ''))

const frames = (player: Player, count: number) =>
  player.game.locator('body').evaluate(async (_, left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame)
  }, count)

/** Slides until there are points, and waits for the last slide. */
async function slide(player: Player): Promise<void> {
  const before = await score(player)
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown']
  for (let at = 0; (await score(player)) === before; at++) {
    await player.page.keyboard.press(keys[at % keys.length] ?? 'ArrowUp')
    await frames(player, 1)
  }
  const board = async () => [await score(player), await rows(player)].join()
  await expect(async () => {
    const seen = await board()
    await frames(player, 10)
    expect(await board()).toBe(seen)
  }).toPass()
}

async function start(player: Player): Promise<void> {
  await player.press('zellige')
  await player.expectPhase('playing')
  await slide(player)
}

async function leave({ page, words }: Player): Promise<void> {
  await page.locator('header').getByRole('link', { name: words.back }).click()
  await expect(page.locator('[data-slot="game-frame"]')).toHaveCount(0)
}

test('continues a run after leaving the player and after a reload (ar)', async ({ visit }) => {
  const player = new Player(await visit('ar'))
  await start(player)
  const [points, board] = [await score(player), await rows(player)]
  await leave(player)
  await player.press('zellige')
  await expect(continueAt(player, points)).toBeFocused()
  await player.expectPhase('title')
  expect(await rows(player)).toBe(board)

  await player.page.reload()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await continueAt(player, points).click()
  await player.expectPhase('playing')
  expect([await score(player), await rows(player)]).toEqual([points, board])
  await slide(player)
  expect(await score(player)).not.toBe(points)
})

test('starts over instead, and forgets the run (en)', async ({ visit }) => {
  const player = new Player(await visit('en'))
  await start(player)
  const points = await score(player)
  await leave(player)
  await player.press('zellige')
  await expect(continueAt(player, points)).toBeVisible()
  await player.gameButton(player.gameMessages.restart).click()
  await player.expectPhase('playing')
  expect(await score(player)).toBe('0')
  await leave(player)
  await player.press('zellige')
  await player.expectPhase('playing')
})

test('says once that the browser stores no saves, and lets the player play (ar)', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const player = new Player(visitor)
  const notice = visitor.page.getByRole('status').filter({ hasText: player.words.unsaved })
  await start(player)
  const points = await score(player)
  // Saves the run now; on a slow machine it was saved before.
  await visitor.page.keyboard.press('p')
  await expect(notice).toBeVisible()
  await expectReachable(notice)
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  await player.expectGameFocus()
  await leave(player)
  // The run remains until the page closes.
  await player.press('zellige')
  await expect(continueAt(player, points)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

// A run is slow, so this test runs in one language.
test('submits the score of a run that was continued', async ({ visit }) => {
  test.setTimeout(180_000)
  const visitor = await visit('ar')
  const { page, words } = visitor
  const email = await visitor.signUp()
  // Runs with equal moves are marked once, and no other test plays this variant.
  const gameId = 'lantern-leap-2'
  const player = await new Player(visitor).press(gameId)
  await player.expectRunning()
  // A run without input is soon over.
  await page.keyboard.press('KeyP')
  await player.expectPhase('paused')
  await leave(player)
  await player.press(gameId)
  const resume = player.game.getByRole('button').first()
  const points = Number((/\d[\d,]*/.exec((await resume.textContent()) ?? '')?.[0] ?? '').replaceAll(',', ''))
  expect(points).toBeGreaterThan(0)
  await resume.click()
  await player.expectRunning()
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const submit = offer.getByRole('button', { name: words.player.scoreSubmit })
  await expect(submit).toBeVisible({ timeout: 90_000 })
  await expectReachable(offer)
  await submit.click()
  const row = offer.locator('tr[data-state=me]').filter({ hasText: email.split('@')[0] ?? '' })
  await expect(row).toHaveCount(1)
  await expect(row.locator('[data-slot=verified-mark]')).toBeVisible()
  // The finished run is not offered again.
  await leave(player)
  await player.press(gameId)
  await player.expectPhase('playing')
})
