import boardAr from '../../../app/src/i18n/messages/board/ar.ts'
import boardEn from '../../../app/src/i18n/messages/board/en.ts'
import { expect, alternateLocale, test, type Visitor } from '../support/portal.ts'

/** Submits a score that is pending, as after a run. */
async function submitScore(
  { page, url, locale, words }: Visitor,
  gameId: string,
  score: number,
): Promise<void> {
  const path = `/${locale}/play/${gameId}`
  await page.evaluate(
    ([path, gameId, score]) =>
      sessionStorage.setItem(
        'saha.intent',
        JSON.stringify({ path, action: { kind: 'score', gameId, score } }),
      ),
    [path, gameId, score] as const,
  )
  await page.goto(`${url}#${path}`)
  const offer = page.getByRole('region', { name: words.player.afterGame })
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  await expect(offer.locator('tr[data-state=me]')).toHaveCount(1)
}

for (const [locale] of alternateLocale(['board'])) {
  const t = { en: boardEn, ar: boardAr }[locale]

  test(`shows the user’s place on a board and in the profile at /${locale}`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    const email = await visitor.signUp()
    for (const [gameId, score] of [
      ['zellige', 4210],
      ['dune-rally', 990],
    ] as const)
      await submitScore(visitor, gameId, score)
    await visitor.open('board/zellige')
    const rows = page.locator('main tbody:not([aria-hidden]) tr')
    await expect(rows.locator('td:last-child')).toHaveText(['4,210'])
    await expect(page.locator('main p').filter({ hasText: '4,210' })).toContainText('1')
    await page.getByRole('radio', { name: t.today }).check()
    await expect(page).toHaveURL(/board\/zellige\?period=today$/)
    await expect(rows).toHaveCount(1)
    await page.getByLabel(t.game, { exact: true }).selectOption('')
    await expect(page).toHaveURL(/board\?period=today$/)
    await expect(rows).toHaveCount(2)
    await visitor.accountMenu.click()
    await page.getByRole('menuitem', { name: visitor.words.nav.profile }).click()
    await expect(visitor.heading).toBeFocused()
    await expect(page.locator('main').getByText(email.split('@')[0] as string)).toBeVisible()
    await expect(rows.locator('td:nth-child(2)')).toHaveText(['990', '4,210'])
    expect(visitor.errors).toEqual([])
  })
}
