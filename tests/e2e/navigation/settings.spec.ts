import playedEn from '../../../app/src/i18n/messages/played/en.ts'
import reportAr from '../../../app/src/i18n/messages/report/ar.ts'
import settingsEn from '../../../app/src/i18n/messages/settings/en.ts'
import shareEn from '../../../app/src/i18n/messages/share/en.ts'
import { portal } from '../../../app/src/config/portal.ts'
import { expect, test } from '../support/portal.ts'

test('applies settings in other tabs at once and from the first paint of the next visit', async ({
  visit,
}) => {
  const visitor = await visit('en', { reducedMotion: 'no-preference' })
  const { page, words } = visitor
  await visitor.open('settings')
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/en/games`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const html = other.locator('html')

  const main = page.locator('main')
  await main.getByRole('radio', { name: words.footer.themeDark }).check({ force: true })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await main.getByRole('radio', { name: settingsEn.motionReduce }).check({ force: true })
  await expect(html).toHaveAttribute('data-motion', 'reduce')
  const press = () =>
    other
      .locator('header')
      .getByRole('link', { name: words.nav.login })
      .evaluate((link) => getComputedStyle(link).transitionDuration)
  expect(await press()).toBe('0s')
  const keysOff = (tab: typeof page) =>
    tab.getByRole('group', { name: settingsEn.keys }).getByRole('radio', { name: settingsEn.off })
  await keysOff(page).check({ force: true })
  await other.goto(`${visitor.url}#/en/settings`)
  await expect(keysOff(other)).toBeChecked()
  await main.getByRole('radio', { name: settingsEn.motionFull }).check({ force: true })
  await expect(html).toHaveAttribute('data-motion', 'full')
  await other.emulateMedia({ reducedMotion: 'reduce' })
  expect(await press()).not.toBe('0s')
  await other.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-motion', 'full')
})

test('lists a played game on the home page of every tab, with resume, remove and undo', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const home = await page.context().newPage()
  await home.goto(`${visitor.url}#/en/`)
  const shelf = home.getByRole('region', { name: visitor.words.home.played })
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shelf).toHaveCount(0)

  await page.goto(`${visitor.url}#/en/game/zellige`)
  await page.getByRole('link', { name: visitor.words.gamePage.play }).click()
  await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
  await expect(shelf.getByRole('article')).toHaveCount(1)

  // Saves of earlier versions move to the database.
  await page.evaluate(() => localStorage.setItem('saha.save.zellige', '{}'))
  await page.reload()
  await visitor.open('recently-played')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', /\/play\/zellige/)
  await main.getByRole('button', { name: playedEn.clear }).click()
  await expect(main.getByText(playedEn.empty)).toBeVisible()
  await expect(shelf).toHaveCount(0)
  await main.getByRole('button', { name: playedEn.undo }).click()
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await expect(shelf).toBeVisible()
})

test('opens a report of a game as an e-mail with its subject and URL', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await visitor.open('game/zellige')
  await page.getByRole('button', { name: words.gamePage.report }).click()
  const dialog = page.getByRole('dialog')
  const write = dialog.getByRole('link', { name: reportAr.write })
  await write.click()
  await expect(dialog.getByText(reportAr.reasonMissing)).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByLabel(reportAr.note).fill('تتوقف & تعود\nكل مرة')
  const link = new URL((await write.getAttribute('href')) ?? '')
  expect(link.protocol + link.pathname).toBe(`mailto:${portal.contact}`)
  const body = link.searchParams.get('body') ?? ''
  expect(body).toContain(`${visitor.url}#/ar/game/zellige`)
  expect(body).toContain(reportAr.reasons.broken)
  expect(body).toContain('تتوقف & تعود\r\nكل مرة')
  await dialog.getByRole('button', { name: reportAr.cancel }).click()
  await expect(page.getByRole('button', { name: words.gamePage.report })).toBeFocused()
})

test('prefers the native share sheet, accepts cancellation and reports its failure', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.addInitScript(() => {
    const answers = ['AbortError', 'NotAllowedError']
    Object.assign(window, { shared: [] })
    navigator.share = (data) => {
      ;(window as unknown as { shared: unknown[] }).shared.push(data)
      return Promise.reject(new DOMException('no', answers.shift() ?? 'AbortError'))
    }
  })
  await visitor.open('game/zellige')
  const ways = page.getByRole('group', { name: 'Share' })
  const share = ways.locator('a, button').first()
  await expect(share).toHaveText('Share')
  await share.click()
  await share.click()
  await expect(visitor.alert(shareEn.shareFailed)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)).toHaveLength(
    2,
  )
  await expect(ways.getByRole('link')).toHaveCount(3)
})
