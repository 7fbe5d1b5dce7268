import type { Page } from '@playwright/test'
import { sample } from '../../sample.ts'
import { expect, locales, messages, test, type Locale } from '../support/portal.ts'

/** Text and links of a prerendered page. */
interface Read {
  title: string | undefined
  headings: (string | null)[]
  text: string
  /** URLs of its links, without and with the app. */
  links: { href: string; appHref: string | null }[]
  canonical: string | undefined
  alternates: (string | null)[]
  image: string | undefined
  data: Record<string, unknown>[]
  /** Mentions of the number of games, which only the hero may contain. */
  claims: number
  styled: number
  scripts: number
}

/** Reads the markup of every page in the site map, without scripts. */
const readAll = (page: Page): Promise<Record<string, Read>> =>
  page.evaluate(async () => {
    const parse = (text: string, type: 'text/html' | 'text/xml') =>
      new DOMParser().parseFromString(text, type)
    const textOf = async (address: string) => (await fetch(address)).text()
    const addresses = [...parse(await textOf('sitemap.xml'), 'text/xml').querySelectorAll('loc')]
    const read = async (address: string): Promise<[string, Read]> => {
      const url = new URL(address, document.baseURI)
      const source = await textOf(url.href)
      const html = parse(source, 'text/html')
      const full = (href: string | null | undefined) => new URL(href ?? '', url).href
      const main = html.querySelector('main')
      return [
        url.pathname.slice(1),
        {
          title: html.title,
          headings: [...html.querySelectorAll('h1')].map(({ textContent }) => textContent),
          text: main?.textContent ?? '',
          links: [...(main?.querySelectorAll('a') ?? [])]
            .filter((link) => !/^(?:https?|mailto):/.test(link.getAttribute('href') ?? ''))
            .map((link) => ({
              href: full(link.getAttribute('href')),
              appHref: link.getAttribute('data-app-href'),
            })),
          canonical: full(html.querySelector('link[rel=canonical]')?.getAttribute('href')),
          alternates: [...html.querySelectorAll('link[rel=alternate]')].map((link) =>
            link.getAttribute('hreflang'),
          ),
          image: full(html.querySelector('meta[property="og:image"]')?.getAttribute('content')),
          data: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
          ),
          claims: source.split('10,000').length - 1,
          styled: html.querySelectorAll('body [style]').length,
          scripts: html.querySelectorAll('body script').length,
        },
      ]
    }
    return Object.fromEntries(await Promise.all(addresses.map((loc) => read(loc.textContent ?? ''))))
  })

/** Content that only a browser can render. */
const shownInApp = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return {
      title: document.title,
      text: main?.textContent ?? '',
      links: [...(main?.querySelectorAll('a') ?? [])]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#')),
    }
  })

test('prerenders every page of the site map as the app shows it', async ({ visit }) => {
  const visitor = await visit('en', { bypassCSP: true })
  const { page, url } = visitor
  await visitor.open()
  const pages = await readAll(page)
  const paths = Object.keys(pages)
  expect(paths.length).toBeGreaterThan(100)
  const known = new Set(paths)
  for (const [
    path,
    { title, headings, links, canonical, alternates, image, data, claims, styled, scripts },
  ] of Object.entries(pages)) {
    expect(title, path).toMatch(path.startsWith('ar') ? /ساحة/ : /Saha/)
    expect(headings, path).toHaveLength(1)
    expect(canonical).toBe(`${url}${path}`)
    expect(alternates).toEqual(['en', 'ar', 'x-default'])
    expect(image).toMatch(/\/posters\/[\w.-]+\.png$/)
    expect(data.length, path).toBeGreaterThan(0)
    expect(claims, path).toBe(/^(?:en|ar)\/$/.test(path) ? 1 : 0)
    expect(JSON.stringify(data), path).not.toMatch(/"(?:aggregateRating|review)/)
    // The CSP forbids both.
    expect([styled, scripts], path).toEqual([0, 0])
    // One check of all links, because there are thousands and each call of `expect` costs time.
    const dead = links.filter(({ href, appHref }) => {
      const { pathname, hash } = new URL(href)
      // Links without a prerendered page lead into the app.
      const isThere = hash.startsWith('#/')
        ? pathname === '/' && hash === appHref
        : known.has(pathname.slice(1))
      return !isThere || !/^#\/(en|ar)\//.test(appHref ?? '')
    })
    expect(dead, path).toEqual([])
  }
  const root = await page.evaluate(async () => (await fetch('./')).text())
  expect(root).toMatch(/<link rel="canonical" href="[^"]*\/?en\/">/)
  expect(root.match(/10,000/g), 'the hero of one language').toHaveLength(1)
  expect(new Set(Object.values(pages).map(({ title }) => title)).size, 'titles').toBe(paths.length)

  for (const path of [
    'en/',
    'ar/games/',
    'en/category/puzzle/',
    'ar/privacy-policy/',
    'en/article/courtyard-games/',
    'ar/sitemap/',
  ]) {
    await test.step(path, async () => {
      const { title, text, links } = pages[path] as Read
      await page.goto(`${url}#/${path.replace(/(?<=\/.+)\/$/, '')}`)
      await expect(page).toHaveTitle(title as string)
      await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0)
      // Optional parts may load after the screen.
      await expect
        .poll(() => shownInApp(page))
        .toEqual({ title, text, links: links.map(({ appHref }) => appHref) })
    })
  }
})

/** Records changes that must not happen during hydration. */
function watch(): void {
  const seen = { moved: 0, heading: null as Element | null }
  Object.assign(window, { seen })
  new MutationObserver((_, observer) => {
    seen.heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility()) ?? null
    if (seen.heading) observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
  )
  new PerformanceObserver((shifts) => {
    for (const shift of shifts.getEntries() as (PerformanceEntry & { value: number })[])
      seen.moved += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const goesOn: readonly [locale: Locale, path: string, at: string][] = [
  ['ar', '', '#/ar/'],
  ['en', 'en/game/zellige/?utm_source=x', '#/en/game/zellige?utm_source=x'],
  ['ar', 'ar/article/one-button-games/', '#/ar/article/one-button-games'],
  ['ar', '#/ar/category/puzzle', '#/ar/category/puzzle'],
  ['ar', '#/AR/blog/', '#/ar/blog'],
  ['en', '#/about-us?utm_source=x', '#/en/about-us?utm_source=x'],
  ['en', '#/en/game/zellige?from=new', '#/en/game/zellige?from=new'],
]

for (const [locale, path, at] of sample('hydration', goesOn))
  test(`hydrates the prerendered page /${path} @quick`, async ({ visit }) => {
    const { page, url } = await visit(locale)
    await page.addInitScript(watch)
    // A busy machine may answer later than the page waits.
    await page.addInitScript(() => Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { value: 0 }))
    await page.addInitScript((language) => {
      localStorage.setItem('saha.language', language)
      localStorage.setItem('saha.theme', 'dark')
    }, locale)
    await page.goto(`${url}${path}`)
    await expect(page).toHaveURL(`${url}${at}`)
    await expect(page.locator('header [data-slot="skeleton"]')).toHaveCount(0)
    await expect(page.locator('footer input[value=dark]')).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const { moved, same } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { moved: number; heading: Element | null } }
      return {
        moved: seen.moved,
        same: seen.heading !== null && seen.heading === document.querySelector('h1'),
      }
    })
    expect(same, 'the heading that was written is still there').toBe(true)
    expect(moved).toBeLessThan(0.01)
    // A chunk is preloaded before its import, which uses the cache.
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => name),
    )
    expect(transferred.length).toBeGreaterThan(0)
    expect(transferred.filter((address, index) => transferred.indexOf(address) !== index)).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    // They keep their targets on every later screen.
    const named = page.locator('link:is([rel=alternate], [rel$=icon])')
    const hrefs = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(4)
    expect(hrefs.filter((href) => !href.startsWith(url))).toEqual([])
    await page.getByRole('navigation', { name: messages[locale].nav.main }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(`${url}#/${locale}/games`)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })

test('never shows another state first when the URL has a query', async ({ visit, request }) => {
  const visitor = await visit('en')
  const { page, url } = visitor
  await page.addInitScript(watch)
  for (const [path, at] of [
    ['en/games/?tag=brain', '#/en/tag/brain'],
    ['ar/privacy-policy/#cookies', '#/ar/privacy-policy?part=cookies'],
    ['#/en/games?sort=new', '#/en/games?sort=new'],
    // These URLs have no prerendered page.
    ['en/login/?x=1', '#/en/login?x=1'],
    ['nowhere/at/all', '#/en/nowhere/at/all'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto('about:blank')
      await page.evaluate(() => undefined)
      await page.goto(`${url}${path}`)
      await expect(page).toHaveURL(`${url}${at}`)
      await expect(visitor.heading).toBeVisible()
      const first = await page.evaluate(
        () => (window as unknown as { seen: { heading: Element | null } }).seen.heading?.isConnected,
      )
      expect(first, 'the first visible heading is the app’s').toBe(true)
      await page.evaluate(() => localStorage.clear())
    })
  }
  const lost = await request.get(`${url}nowhere/at/all`, { headers: { accept: 'text/html' } })
  expect(lost.status()).toBe(404)
})

for (const locale of sample('disabled scripts', locales))
  test(`stays readable with working links when scripts are disabled (${locale})`, async ({ visit }) => {
    const { page, url } = await visit(locale, { javaScriptEnabled: false })
    await page.goto(url)
    await page
      .getByRole('link', { name: locale === 'ar' ? 'العربية' : 'English' })
      .first()
      .click()
    await expect(page).toHaveURL(`${url}${locale}/`)
    const words = messages[locale]
    await page
      .getByRole('navigation', { name: words.nav.main })
      .getByRole('link', { name: words.nav.games })
      .click()
    await expect(page).toHaveURL(`${url}${locale}/games/`)
    await page.locator('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/game\/[\w-]+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${url}nowhere`)
    await expect(page.getByRole('heading', { level: 1, name: messages.en.notFound.heading })).toBeVisible()
  })

test('marks the mail addresses of pages, so that Cloudflare does not rewrite them', async ({
  server,
  request,
}) => {
  const html = await (await request.get(`${server.url}en/contact/`)).text()
  const rewritten = html.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
  expect(html).toContain('"mailto:')
  expect(rewritten).not.toContain('"mailto:')
})
