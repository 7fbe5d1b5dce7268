import { expect, messages, test, type Visitor } from '../support/portal.ts'

/** One for each pitfall; `escape.test.ts` has many more. */
const hostile = [
  '.',
  '..',
  '%',
  '%2F',
  '%252F',
  'a/b',
  '../games',
  '\\a+b',
  '#1 ?x=1&y',
  '👩‍🚀🏜️',
  'زُلَّيج ٣؟',
  'night desert lantern '.repeat(200).trim(),
]

/** Expects the query in the heading, without its direction marks. */
async function saysToSearch({ page }: Visitor, query: string): Promise<void> {
  await expect(page.locator('h1 [data-slot="user-text"]')).toHaveText(query)
  await expect.poll(async () => (await page.title()).includes(`\u2068${query}\u2069`)).toBe(true)
}

// Tests that only check text run in one language.
const locale = 'en'
test('searches for the exact text typed, from every entry point', async ({ visit }) => {
  test.setTimeout(180_000)
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('games')
  const box = visitor.searchField
  for (const query of hostile) {
    await test.step(query.slice(0, 20), async () => {
      await box.fill(query)
      await box.press('Enter')
      await saysToSearch(visitor, query)
      await page.reload()
      await saysToSearch(visitor, query)
      const other = locale === 'en' ? 'ar' : 'en'
      const languages = page.getByRole('navigation', { name: messages[locale].nav.language })
      await languages
        .getByRole('link')
        .and(page.locator(`[lang=${other}]`))
        .click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await saysToSearch(visitor, query)
      await page.goBack()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await saysToSearch(visitor, query)
    })
  }
  // All queries again by Back.
  for (const query of hostile.toReversed().slice(1)) {
    await page.goBack()
    await saysToSearch(visitor, query)
  }
  await page.goForward()
  await saysToSearch(visitor, hostile[1] ?? '')
})

test('finds the games of a category by its name @quick', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, words } = visitor
  for (const query of ['Racing', 'السباق']) {
    await visitor.open(`search/${encodeURIComponent(query)}`)
    await expect(page.locator('main article[data-hue=racing]').first()).toBeVisible()
    await expect(page.getByText(words.search.empty)).toBeHidden()
  }
})

test('keeps plain words unencoded in the URL', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, url } = visitor
  await visitor.open()
  await visitor.searchField.fill('  star ')
  await visitor.searchField.press('Enter')
  await expect(page).toHaveURL(`${url}#/en/search/star`)
})

test('offers categories and popular games when nothing matches', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, words } = visitor
  await visitor.open('search/nothing-like-it')
  await expect(page.getByText(words.search.empty)).toBeVisible()
  const categories = page.getByRole('region', { name: words.home.categories })
  await expect(categories.getByRole('link')).toHaveCount(6)
  const popular = page.getByRole('region', { name: words.home.mostPopular })
  await expect(popular.locator('article')).toHaveCount(4)
})
