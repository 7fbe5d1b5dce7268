import { expect, messages, test, type Visitor } from '../support/portal.ts'

/** Each with a trap of its own; many more go through `escape.test.ts`. */
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

/** The text between the heading's quotation marks, without the marks that keep its directions apart. */
async function saysToSearch({ page }: Visitor, query: string): Promise<void> {
  await expect(page.locator('h1 [data-slot="user-text"]')).toHaveText(query)
  await expect.poll(async () => (await page.title()).includes(`\u2068${query}\u2069`)).toBe(true)
}

// What differs in words alone is tried in one language.
const locale = 'en'
test('whatever is typed is what is searched, by every way there', async ({ visit }) => {
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
  // All of them again, by the history alone.
  for (const query of hostile.toReversed().slice(1)) {
    await page.goBack()
    await saysToSearch(visitor, query)
  }
  await page.goForward()
  await saysToSearch(visitor, hostile[1] ?? '')
})

test('the name of a category finds its games', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, words } = visitor
  for (const query of ['Racing', 'السباق']) {
    await visitor.open(`search/${encodeURIComponent(query)}`)
    await expect(page.locator('main article[data-hue=racing]').first()).toBeVisible()
    await expect(page.getByText(words.search.empty)).toBeHidden()
  }
})

test('plain words stay plain in the address', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, url } = visitor
  await visitor.open()
  await visitor.searchField.fill('  star ')
  await visitor.searchField.press('Enter')
  await expect(page).toHaveURL(`${url}#/en/search/star`)
})
