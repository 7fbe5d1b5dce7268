import dailyAr from '../../../app/src/i18n/messages/daily/ar.ts'
import dailyEn from '../../../app/src/i18n/messages/daily/en.ts'
import { expect, test, type Locale, type Visitor } from '../support/portal.ts'
import { expectReachable, inSmallWindow } from '../support/player.ts'

test.use({ motion: 'no-preference' })

const texts = { en: dailyEn, ar: dailyAr }
/** The turn of Lantern Leap, whose run ends without a key. */
const monday = '2026-11-30'
const boardId = 'daily-20261130-lantern-leap'

/** Scrolls to the card on the home page. */
async function openCard(visitor: Visitor) {
  await visitor.open()
  const next = visitor.page.getByRole('heading', { name: visitor.words.home.actionTitle })
  await next.scrollIntoViewIfNeeded()
  const heading = visitor.page.getByRole('heading', { name: texts[visitor.locale].heading })
  await expect(heading).toBeVisible()
  return visitor.page.locator('main section').filter({ has: heading })
}

const shown: Record<Locale, Record<'left' | 'noStreak' | 'streak' | 'place' | 'result', RegExp>> = {
  en: {
    left: /3 h 30 min left/,
    noStreak: /Play today to start a streak/,
    streak: /Streak: 1 day$/m,
    place: /Yesterday’s place: 1/,
    result:
      /^Saha daily, 30 Nov 2026 · Lantern Leap · [\d,]+ points? · place 1 · streak 1\nhttp\S+play\/daily$/,
  },
  ar: {
    left: /بقي 3 س و30 د/,
    noStreak: /لتبدأ سلسلة أيام/,
    streak: /سلسلتك: يوم واحد/,
    place: /ترتيبك أمس: 1/,
    result:
      /^لعبة اليوم في ساحة، 30 نوفمبر 2026 · [^·]+ · [^·]+ · المركز 1 · سلسلة يوم واحد\nhttp\S+play\/daily$/,
  },
}

// A run is slow, so this test runs in one language.
test('plays the daily game, submits and shares its score, and shows the place a day later', async ({
  visit,
}) => {
  test.setTimeout(180_000)
  const visitor = await visit('ar', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, words, locale } = visitor
  const t = texts[locale]
  await page.clock.setFixedTime(`${monday}T20:30:00Z`)
  const email = await visitor.signUp()
  const card = await openCard(visitor)
  await expect(card).toContainText(shown[locale].left)
  await expect(card).toContainText(shown[locale].noStreak)
  await card.getByRole('link', { name: t.play }).click()

  await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const share = offer.getByRole('button', { name: t.share })
  await inSmallWindow(page, () => expect(share).toBeVisible({ timeout: 90_000 }))
  await expectReachable(offer)
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/high_scores/'),
  )
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  expect((await posted).postDataJSON()).toMatchObject({ data: { game_id: boardId } })
  await expect(offer.locator('tr[data-state=me]')).toContainText(email.split('@')[0] ?? '')
  await share.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(shown[locale].result)

  await page.clock.setFixedTime('2026-12-01T08:00:00Z')
  await visitor.open('settings')
  const next = await openCard(visitor)
  await expect(next).toContainText(shown[locale].streak)
  await expect(next).toContainText(shown[locale].place)
  await next.getByRole('link', { name: t.board }).click()
  await expect(page).toHaveURL(/board\/daily-20261201-zellige$/)
  await page.getByRole('link', { name: t.previousDay }).click()
  await expect(page).toHaveURL(new RegExp(`board/${boardId}$`))
  await expect(page.locator('main tr[data-state=me]')).toHaveCount(1)
})

test('shows the time left and opens the next game when the day ends while nothing is at stake', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.clock.setFixedTime(`${monday}T20:30:00Z`)
  const card = await openCard(visitor)
  await expect(card).toContainText(shown.en.left)
  await page.clock.setFixedTime(`${monday}T23:59:30Z`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(card).toContainText(dailyEn.lastMinute)

  await visitor.open('play/daily')
  await expect(visitor.heading).toContainText('Lantern Leap')
  await page.clock.setFixedTime('2026-12-01T00:00:10Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(visitor.heading).toContainText('Zellige')
  await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
})

test('finds no board of days to come or of invalid days', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.page.clock.setFixedTime(`${monday}T20:30:00Z`)
  for (const id of ['daily-20261201-zellige', 'daily-20269999-zellige', 'daily-20261130-zellige']) {
    await visitor.open(`board/${id}`)
    await expect(visitor.heading).toHaveText(visitor.words.notFound.heading)
  }
  await visitor.open(`board/${boardId}`)
  await expect(visitor.heading).toContainText(/30 نوفمبر/)
})
