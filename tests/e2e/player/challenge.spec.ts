import challengeAr from '../../../app/src/i18n/messages/challenge/ar.ts'
import challengeEn from '../../../app/src/i18n/messages/challenge/en.ts'
import { expect, test, type Visitor } from '../support/portal.ts'
import { expectReachable, Player, smallWindow } from '../support/player.ts'
import { gameId, ready, replaceGame } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference', viewport: smallWindow })

/** Submits a score that is pending, as after a run. Returns the id of its row. */
async function submitScore(
  { page, url, locale, words }: Visitor,
  gameId: string,
  score: number,
): Promise<string> {
  const path = `/${locale}/play/${gameId}`
  const action = { kind: 'score', gameId, score }
  await page.evaluate(
    (intent) => sessionStorage.setItem('saha.intent', intent),
    JSON.stringify({ path, action }),
  )
  await page.goto(`${url}#${path}`)
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/high_scores/'),
  )
  const offer = page.getByRole('region', { name: words.player.afterGame })
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  return ((await (await answer).json()) as { $id: string }).$id
}

test('challenges with a score of the board, and back once it is beaten (ar)', async ({ visit }) => {
  const locale = 'ar'
  const t = challengeAr
  const layla = await visit(locale, { permissions: ['clipboard-read', 'clipboard-write'] })
  // Longer names are cut.
  const name = (await layla.signUp()).slice(0, 12)
  const rowId = await submitScore(layla, gameId, 3)
  await layla.page.getByRole('button', { name: t.share }).click()
  const shared = await layla.page.evaluate(() => navigator.clipboard.readText())
  const link = shared.split('\n').at(-1) ?? ''
  expect(link).toBe(`${layla.url}${locale}/game/${gameId}/?beat=${rowId}`)
  await layla.open(`game/${gameId}`)
  await expect(
    layla.page.locator('main tr[data-state=me]').getByRole('button', { name: t.shareShort }),
  ).toBeVisible()

  const visitor = await visit(locale)
  const { page, words } = visitor
  await visitor.signUp()
  // A run of a real game is slow.
  await replaceGame(
    page,
    `${ready} say('gameplay', { on: true }); say('score', { value: 4, final: false })
      const button = document.body.appendChild(document.createElement('button'))
      button.addEventListener('click', () => say('score', { value: 5, final: true }))`,
  )
  await page.goto(link)
  const notice = page.getByRole('status').filter({ hasText: t.rules })
  await expect(notice).toContainText(name)
  await notice.getByRole('link', { name: t.accept }).click()
  const bar = page.getByRole('status').filter({ hasText: name })
  await expect(bar).toBeVisible()
  const player = new Player(visitor)
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await expect(bar).toHaveText(new RegExp(t.beaten.split('<')[0] ?? ''), { timeout: 60_000 })
  await page.frameLocator('iframe').getByRole('button').click()

  const offer = page.getByRole('region', { name: words.player.afterGame })
  await expect(offer.getByRole('button', { name: words.player.scoreSubmit })).toBeVisible()
  await expectReachable(offer)
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  await expect(offer.getByRole('button', { name: t.shareBack })).toBeVisible()
})

test('plays as usual for a challenge that is not on this board (en)', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.signUp()
  const rowId = await submitScore(visitor, 'lantern-leap', 4)
  for (const path of [
    `play/zellige?beat=${rowId}`,
    'play/zellige?beat=missing',
    'play/zellige?beat=../x',
    'play/daily?beat=%00',
  ]) {
    await visitor.open(path)
    await expect(visitor.page.getByText(challengeEn.unavailable)).toBeVisible()
    await expect(visitor.page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
  }
})
