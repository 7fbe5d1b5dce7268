import type { Page } from '@playwright/test'
import { expect, messages, test } from '../support/portal.ts'

/** Returns the list in the URL. */
const listOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('from')

/** Returns the player's link to the previous or next game. */
const neighbor = (page: Page, words: string) => page.getByRole('link', { name: words.replace('{title}', '') })

/** Cards of each list, and the list that their games open from. */
const lists = [
  { path: '', cards: 'section[aria-labelledby=featured] article', from: 'featured' },
  { path: '', cards: 'section[aria-labelledby=popular] article', from: 'popular' },
  { path: '', cards: 'section[aria-labelledby=newest] article', from: 'new' },
  { path: 'games', cards: 'main article', from: 'all' },
  { path: 'tag/brain', cards: 'main article', from: 'all' },
  { path: 'category/puzzle', cards: 'main article', from: 'category:puzzle' },
  { path: 'search/Lantern', cards: 'main article', from: 'search:Lantern' },
  { path: 'search/%D8%B2%D9%84%D9%8A%D8%AC', cards: 'main article', from: 'search:زليج' },
  { path: 'game/zellige', cards: 'section[aria-labelledby=related] article', from: 'related:zellige' },
]

// Tests that only check text run in one language.
const locale = 'ar'
const { gamePage, player, nav } = messages[locale]

test('plays a game and its neighbors from the list it was opened from', async ({ visit }) => {
  test.setTimeout(180_000)
  const visitor = await visit(locale)
  const { page } = visitor
  // This test plays no game.
  await page.route('**/arcade/**', (route) => route.abort())
  for (const { path, cards, from } of lists) {
    await test.step(`opens ${cards} of ${path} from the list ${from}`, async () => {
      await visitor.open(path)
      await page.locator(cards).nth(1).getByRole('link').first().click()
      const play = page.getByRole('link', { name: gamePage.play })
      await expect(play).toBeVisible()
      expect(listOf(page)).toBe(from)
      const onPicture = page.locator('main a[aria-hidden=true]')
      await expect(onPicture).toHaveAttribute('href', (await play.getAttribute('href')) ?? '')
      await play.click()
      const neighbors = neighbor(page, player.next).or(neighbor(page, player.previous))
      await expect(neighbors.first()).toBeVisible()
      expect(listOf(page)).toBe(from)
      const played = page.url()
      await neighbors.first().click()
      await expect(page).not.toHaveURL(played)
      expect(listOf(page)).toBe(from)
    })
  }
})

test('keeps the list when the language changes, and changes nothing else', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page, url } = visitor
  const other = 'en'
  const told = () =>
    page.locator('head').evaluate((head) => ({
      title: document.title,
      links: [...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      metas: [...head.querySelectorAll('meta[name=description], meta[property^="og:"]')].map((meta) =>
        meta.getAttribute('content'),
      ),
    }))
  const trail = page
    .getByRole('navigation')
    .filter({ has: page.locator('[aria-current=page]') })
    .last()

  await visitor.open('game/zellige')
  const plain = { told: await told(), trail: await trail.innerHTML() }
  await visitor.open('game/zellige?from=search:a%252Fb%20%26%20..')
  expect(await told()).toEqual(plain.told)
  expect(await trail.innerHTML()).toBe(plain.trail)
  expect(plain.told.links).toEqual([`${url}${locale}/game/zellige/`])

  const languages = page.getByRole('navigation', { name: nav.language })
  await languages
    .getByRole('link')
    .and(page.locator(`[lang=${other}]`))
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(listOf(page)).toBe('search:a%2Fb & ..')
  await page.getByRole('link', { name: messages[other].gamePage.play }).click()
  await expect(neighbor(page, messages[other].player.next)).toBeVisible()
  expect(listOf(page)).toBe('search:a%2Fb & ..')
})

test('ignores unknown lists, and shows neighbors of a game outside its list', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  for (const from of ['__proto__', 'category:', 'favorites', '<b>']) {
    await visitor.open(`game/zellige?from=${encodeURIComponent(from)}`)
    await expect(page.getByRole('link', { name: gamePage.play })).toHaveAttribute('href', /\?from=all$/)
  }
  await visitor.open('play/dune-rally?from=category:puzzle')
  for (const words of [player.previous, player.next]) await expect(neighbor(page, words)).toBeVisible()
})
