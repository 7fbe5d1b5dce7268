import { expect, alternateLocale, locales, messages, test } from '../support/portal.ts'

test('adds the current language to a URL, keeps the query and replaces the history entry @quick', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page, url } = visitor
  await visitor.open()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(`${url}#/tag/popular`)
  await expect(page).toHaveURL(`${url}#/ar/tag/popular`)
  await page.goto(`${url}#/fr/games`)
  await expect(page).toHaveURL(`${url}#/ar/games`)
  await page.goBack()
  await expect(page).toHaveURL(`${url}#/ar/tag/popular`)
})

test('replaces an unknown language prefix and ignores the case of a known one', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, url } = visitor
  await visitor.open('login')
  for (const [asked, shown] of [
    ['xyz/games?sort=title', 'en/games?sort=title'],
    ['deu/game/zellige?from=category:puzzle', 'en/game/zellige?from=category:puzzle'],
    ['english/category/puzzle', 'en/category/puzzle'],
    ['AR/games?tag=brain&sort=title', 'ar/tag/brain?sort=title'],
    ['FR/search/a%2Fb', 'ar/search/a%2Fb'],
    ['category/puzzle', 'ar/category/puzzle'],
    ['game/zellige', 'ar/game/zellige'],
  ] as const) {
    await test.step(asked, async () => {
      await page.goto(`${url}#/${asked}`)
      await expect(page).toHaveURL(`${url}#/${shown}`)
      await expect(visitor.heading).not.toHaveText(messages.ar.notFound.heading)
      await expect(page.locator('html')).toHaveAttribute('lang', shown.slice(0, 2))
    })
  }
  for (const lost of ['xyz/nowhere?x=1', 'games/x?x=1']) {
    await test.step(lost, async () => {
      await page.goto(`${url}#/${lost}`)
      await expect(page).toHaveURL(`${url}#/ar/${lost}`)
      await expect(visitor.heading).toHaveText(messages.ar.notFound.heading)
    })
  }
  await page.goBack()
  await expect(page).toHaveURL(`${url}#/ar/xyz/nowhere?x=1`)
})

const missing = alternateLocale([
  'game/__proto__',
  'game/constructor',
  'category/toString',
  'game/no-such-game',
  'category/no-such-category',
  'play/__proto__',
  'nowhere/at/all',
  'game/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'game/%E0%A4%A',
  'ai-studio/no-such-tool',
])

for (const locale of locales) {
  const { notFound, common, search } = messages[locale]

  test(`shows the not-found screen with a link home (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    for (const [, path] of missing.filter(([turn]) => turn === locale)) {
      await test.step(path, async () => {
        await visitor.open(path)
        await expect(visitor.heading).toHaveText(notFound.heading)
        await visitor.page.getByRole('link', { name: common.backHome }).click()
        await expect(visitor.page).toHaveURL(`${visitor.url}#/${locale}/`)
      })
    }
    await visitor.open('search/%E0%A4%A')
    await expect(visitor.page.getByText(search.empty)).toBeVisible()
  })
}

test('keeps malicious URLs inside the portal', async ({ visit }) => {
  const { page, url } = await visit('en')
  page.on('dialog', () => {
    throw new Error('A dialog opened.')
  })
  for (const hash of [
    '#//evil.example',
    '#/en//evil.example',
    '#javascript:alert(1)',
    '#/javascript:alert(1)',
    '#/ar/login?return=https://evil.example',
    '#/\\evil.example',
    '#%00',
    '#/en/search/<script>alert(1)</script>',
    '#/en/play/lantern-leap?from=__proto__',
    '#?x=%',
  ]) {
    await test.step(hash, async () => {
      await page.goto('about:blank')
      await page.goto(`${url}${hash}`)
      await expect(page.locator('h1, iframe').first()).toBeVisible()
      expect(new URL(page.url()).origin).toBe(new URL(url).origin)
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    })
  }
})

test('keeps path, query and scroll position when the language changes', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.open('games?sort=title&order=asc')
  const { page } = visitor
  await page.evaluate(() => window.scrollTo(0, 600))
  // A mouse click does not scroll; Playwright's own click does, because of the sticky header.
  const box = await page.getByRole('link', { name: 'العربية' }).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect(page).toHaveURL(`${visitor.url}#/ar/games?sort=title&order=asc`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(visitor.heading).toHaveText(messages.ar.lists.heading)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})

test('focuses the heading, scrolls to the top and updates the metadata on navigation', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.open()
  const { page } = visitor
  await page.evaluate(() => window.scrollTo(0, 900))
  await page
    .getByRole('navigation', { name: messages.en.nav.main })
    .getByRole('link', { name: messages.en.nav.games })
    .click()
  await expect(visitor.heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/All games/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    messages.en.lists.description,
  )
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /All games/)
  await page.goBack()
  await expect(page).toHaveTitle(messages.en.home.title)
})
