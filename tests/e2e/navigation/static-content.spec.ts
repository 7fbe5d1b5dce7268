import arReading from '../../../app/src/i18n/messages/reading/ar.ts'
import enReading from '../../../app/src/i18n/messages/reading/en.ts'
import { portal } from '../../../app/src/config/portal.ts'
import arPrivacy from '../../../app/src/static-content/privacy/ar.ts'
import enPrivacy from '../../../app/src/static-content/privacy/en.ts'
import { expect, messages, test } from '../support/portal.ts'

const headingOf = (text: typeof enPrivacy | typeof arPrivacy, part: string): string => {
  const found = text.blocks.find((block) => block.type === 'h2' && block.id === part)
  if (found?.type !== 'h2') throw new Error(`There is no section ${part}.`)
  return found.text
}

test('links from home to the blog, newest first, and from article to article @quick', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open()
  const shelf = page.getByRole('region', { name: messages.en.home.articles })
  await shelf.getByRole('link', { name: messages.en.common.seeAll }).click()
  await expect(visitor.heading).toHaveText(enReading.blog.heading)
  const days = page.locator('main article time')
  const dates = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toHaveLength(2)
  expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? 1 : -1)))
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/#\/en\/article\/one-button-games$/)
  await expect(page).toHaveTitle(/How to get good at one-button games/)
  await expect(visitor.heading).toBeFocused()
  await expect(page.locator(`main time[datetime="${dates[0]}"]`)).toHaveText('November 14, 2026')
  await expect(page.getByRole('heading', { level: 2, name: 'Lose well' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: messages.en.game.ad })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('/en/article/one-button-games/')),
  )
  const next = page.getByRole('region', { name: enReading.article.next })
  await next.getByRole('link').click()
  await expect(page).toHaveURL(/#\/en\/article\/courtyard-games$/)
  await page.goto(`${visitor.url}#/en/article/no-such-article`)
  await expect(visitor.heading).toHaveText(messages.en.notFound.heading)
})

test('gives each section a URL that can be opened, shared and translated', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open('privacy-policy')
  const contents = page.getByRole('navigation', { name: arReading.contents })
  const part = headingOf(arPrivacy, 'cookies')
  const heading = page.getByRole('heading', { level: 2, name: part })
  await contents.getByRole('link', { name: part }).click()
  await expect(page).toHaveURL(/#\/ar\/privacy-policy\?part=cookies$/)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${visitor.url}ar/privacy-policy/`,
  )
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await contents.getByRole('link', { name: part }).click()
  await expect(heading, 'the same link once more').toBeInViewport()
  await page.reload()
  await expect(heading, 'as shared').toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: headingOf(enPrivacy, 'cookies') }),
  ).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/#\/ar\/privacy-policy\?part=cookies$/)
})

test('offers contact by e-mail and links to the social networks', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open('contact')
  await expect(page.getByRole('link', { name: portal.contact })).toHaveAttribute(
    'href',
    `mailto:${portal.contact}`,
  )
  for (const [name, href] of Object.entries({
    [arReading.contact.network.Facebook]: portal.social.facebook,
    [arReading.contact.network.Twitter]: portal.social.twitter,
    [arReading.contact.network.Instagram]: portal.social.instagram,
  })) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('links to every page from the site map', async ({ visit }) => {
  const locale = 'ar'
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('sitemap')
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const places = hrefs.map((href) => href.replace(`#/${locale}/`, ''))
  expect(new Set(places).size).toBe(places.length)
  const of = (kind: string) => places.filter((place) => place.startsWith(`${kind}/`)).length
  expect([of('game'), of('category'), of('article')]).toEqual([37, 6, 2])
  const tools = await page.goto(`${visitor.url}#/${locale}/ai-studio`).then(async () => {
    await expect(visitor.heading).toBeVisible()
    return page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  })
  expect(hrefs).toEqual(expect.arrayContaining(tools))
  for (const place of [
    '',
    'games',
    'about-us',
    'privacy-policy',
    'terms-of-service',
    'contact',
    'blog',
    'global-games-guide',
    'favorites',
    'login',
    'signup',
    'sitemap.xml',
    'robots.txt',
    'ads.txt',
  ]) {
    expect(places).toContain(place)
    await page.goto(`${visitor.url}#/${locale}/${place}`)
    await expect(visitor.heading).toBeVisible()
    await expect(visitor.heading).not.toHaveText(visitor.words.notFound.heading)
  }
})

test('serves the files for crawlers at the root and shows them on a screen', async ({ visit, request }) => {
  const visitor = await visit('ar')
  const { page, url } = visitor
  for (const [name, type] of [
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain'],
    ['ads.txt', 'text/plain'],
  ] as const) {
    const file = await request.get(`${url}${name}`)
    expect(file.headers()['content-type']).toContain(type)
    await visitor.open(name)
    await expect(page.getByRole('banner')).toHaveCount(0)
    const shown = page.locator('pre')
    await expect(shown).toHaveCSS('direction', 'ltr')
    // Without a public URL the file has relative URLs, and names no site map, which needs an absolute one.
    const here = (await shown.textContent())?.replaceAll(url, './')
    expect(here?.replace('\nSitemap: ./sitemap.xml\n', '')).toBe(await file.text())
  }
})

test('shows the whole text of an advertisement on a phone', async ({ visit }) => {
  const visitor = await visit('en', { viewport: { width: 390, height: 844 } })
  const { page } = visitor
  await visitor.open('game/zellige')
  const slot = page.locator('[data-slot=ad-slot-space]')
  const text = slot.getByRole('link').locator('> span')
  await slot.scrollIntoViewIfNeeded()
  const [outer, inner] = [await slot.boundingBox(), await text.boundingBox()]
  if (!outer || !inner) throw new Error('The advertisement is not visible.')
  expect(inner.height).toBeGreaterThan(50)
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
})

for (const locale of ['en', 'ar'] as const)
  test(`puts the link lists of the footer side by side on a phone (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale, { viewport: { width: 375, height: 812 } })
    await visitor.open('about-us')
    const lists = visitor.page.getByRole('contentinfo').getByRole('navigation')
    await lists.first().scrollIntoViewIfNeeded()
    const [first, second] = [await lists.nth(0).boundingBox(), await lists.nth(1).boundingBox()]
    expect(second?.y).toBe(first?.y)
  })
