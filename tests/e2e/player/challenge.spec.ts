import { sample } from '../../sample.ts'
import challengeAr from '../../../app/src/i18n/messages/challenge/ar.ts'
import challengeEn from '../../../app/src/i18n/messages/challenge/en.ts'
import { expect, locales, test, type Visitor } from '../support/portal.ts'
import { expectAtRest, Player } from '../support/player.ts'

test.use({ motion: 'no-preference' })

const texts = { en: challengeEn, ar: challengeAr }
const gameId = 'lantern-leap'

/** Submits a score that is pending, as after a run. Returns the id of its row. */
async function submitScore({ page, url, locale, words }: Visitor, score: number): Promise<string> {
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

for (const locale of sample('challenges', locales)) {
  test(`challenges with a score of the board, and back once it is beaten (${locale})`, async ({ visit }) => {
    test.setTimeout(180_000)
    const t = texts[locale]
    const layla = await visit(locale, { permissions: ['clipboard-read', 'clipboard-write'] })
    // Longer names are cut.
    const name = (await layla.signUp()).slice(0, 12)
    const rowId = await submitScore(layla, 3)
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
    await page.goto(link)
    const notice = page.getByRole('status').filter({ hasText: t.rules })
    await expect(notice).toContainText(name)
    await notice.getByRole('link', { name: t.accept }).click()
    const bar = page.getByRole('status').filter({ hasText: name })
    await expect(bar).toBeVisible()
    const player = new Player(visitor)
    await expect(player.frame).toHaveAttribute('data-state', 'ready')
    await expect(bar).toHaveText(new RegExp(t.beaten.split('<')[0] ?? ''), { timeout: 60_000 })

    const offer = page.getByRole('region', { name: words.player.afterGame })
    await expect(offer.getByRole('button', { name: words.player.scoreSubmit })).toBeVisible({
      timeout: 90_000,
    })
    await expectAtRest(offer)
    await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
    await expect(offer.getByRole('button', { name: t.shareBack })).toBeVisible()
  })

  test(`plays as usual for a challenge that is not on this board (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    await visitor.signUp()
    const rowId = await submitScore(visitor, 4)
    for (const path of [
      `play/zellige?beat=${rowId}`,
      'play/zellige?beat=missing',
      'play/zellige?beat=../x',
      'play/daily?beat=%00',
    ]) {
      await visitor.open(path)
      await expect(visitor.page.getByText(texts[locale].unavailable)).toBeVisible()
      await expect(visitor.page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
    }
  })
}
