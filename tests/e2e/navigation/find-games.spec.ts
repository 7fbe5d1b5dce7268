import { expect, alternateLocale, messages, test } from '../support/portal.ts'

for (const [locale, { typed, title, id }] of alternateLocale([
  { typed: 'lantren leap', title: 'Lantern Leap', id: 'lantern-leap' },
  { typed: 'القزفة فانوس', title: 'قفزة الفانوس', id: 'lantern-leap' },
])) {
  test(`finds and opens a game with a misspelt name, by keyboard alone (${locale}) @quick`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page, searchField: field } = visitor
    await visitor.open('about-us')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await field.fill(typed)
    const first = page.getByRole('option').first()
    await expect(first).toContainText(title)
    // A slash typed in a field is text.
    await page.keyboard.press('/')
    await expect(field).toHaveValue(`${typed}/`)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(visitor.heading).toHaveText(title)
    expect(page.url()).toContain(`/game/${id}?`)
    await expect(visitor.heading).toBeFocused()

    await field.fill(typed)
    await field.press('Enter')
    await expect(page.locator('main article').first()).toContainText(title)
    await expect(page.locator('main output')).toContainText(typed)
  })
}

for (const locale of ['en', 'ar'] as const)
  test(`shows logo, search, language, login and menu in one row of a small window (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale, { viewport: { width: 320, height: 700 } })
    await visitor.open('about-us')
    const header = visitor.page.getByRole('banner')
    await expect(header.getByRole('link', { name: visitor.words.nav.login })).toBeVisible()
    const boxes = await header
      .locator('a, input, button')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls.map((control) => control.getBoundingClientRect().toJSON() as DOMRect),
      )
    expect(boxes.length).toBeGreaterThanOrEqual(6)
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    )
  })

test('focuses the search of a small window by the slash key, unless shortcuts are off', async ({ visit }) => {
  const visitor = await visit('ar', { viewport: { width: 320, height: 700 } })
  const { page } = visitor
  await visitor.open('about-us')
  await page.keyboard.press('/')
  const field = visitor.searchField
  await expect(field).toBeFocused()
  const { width = 0 } = (await field.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(200)
  await field.fill('نجوم')
  await page.getByRole('option').nth(1).click()
  await expect(visitor.heading).toContainText('النجوم')
  await page.evaluate(() => localStorage.setItem('saha.shortcuts', 'off'))
  await page.reload()
  await expect(visitor.heading).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
})

test('returns to the opened card at its scroll position on Back', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open('games?sort=title&order=asc')
  const card = page.locator('main article').nth(25).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const { y: before } = (await card.boundingBox()) ?? { y: Number.NaN }
  await card.click()
  await expect(page.getByRole('link', { name: messages.en.gamePage.play })).toBeVisible()
  await page.goBack()
  await expect(card).toBeFocused()
  // A hovered card is slightly raised.
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(8)
  await expect(page.getByLabel(messages.en.lists.sort.label)).toHaveValue('sort=title&order=asc')
  // The header's link goes to the top.
  await page
    .getByRole('navigation', { name: messages.en.nav.main })
    .getByRole('link', { name: messages.en.nav.blog })
    .click()
  await expect(visitor.heading).toBeFocused()
  await page.goBack()
  await expect(visitor.heading).toHaveText(messages.en.lists.heading)
  await expect(visitor.heading).toBeFocused()
})

test('opens one random game and then another', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await visitor.open()
  const surprise = page.getByRole('button', { name: words.common.surprise })
  const opened = async () => {
    await surprise.click()
    await expect(page).toHaveURL(/\/game\/[\w-]+\?from=all$/)
    await expect(visitor.heading).toBeFocused()
    return page.url()
  }
  const first = await opened()
  await page.goBack()
  expect(await opened()).not.toBe(first)
})

for (const [locale, tags] of alternateLocale([['quick', 'relaxing', 'desert'] as const]))
  test(`shows rows of games by mood and tag on the home page, which lead to their tags (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page, words } = visitor
    await visitor.open()
    for (const tag of tags) {
      const row = page.getByRole('region', { name: words.home[tag], exact: true })
      await expect(row.locator('[data-slot=game-card]')).toHaveCount(4)
      await expect(row.getByRole('link', { name: words.common.seeAll })).toHaveAttribute(
        'href',
        `#/${locale}/tag/${tag}`,
      )
    }
  })

test('keeps the chosen tag in sight when the language changes', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  // One of the last tags in both languages.
  await visitor.open('tag/relaxing')
  const tag = (label: string) => page.locator('main').getByRole('link', { name: label, exact: true }).first()
  await expect(tag('Relaxing')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(tag('هادئة')).toBeInViewport({ ratio: 1 })
})
