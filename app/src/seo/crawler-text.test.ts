import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { routes } from '../shell/routes.tsx'
import { tools } from '../routing/tools.ts'
import { portal } from '../config/portal.ts'
import { crawlerText } from './crawler-text.ts'

const siteUrl = 'https://games.example.com/play/'
const text = (name: 'sitemap.xml' | 'robots.txt' | 'ads.txt') => crawlerText(name, siteUrl, catalogue, true)

describe('sitemap.xml', () => {
  const xml = text('sitemap.xml')
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

  it('lists every public page once per language', () => {
    const places = [
      '',
      'games',
      'about-us',
      'privacy-policy',
      'terms-of-service',
      'contact',
      'blog',
      'global-games-guide',
      'board',
      'sitemap',
      'ai-studio',
      ...tools.map((tool) => `ai-studio/${tool}`),
      ...catalogue.categories().map(({ id }) => `category/${id}`),
      ...catalogue.tags().map((tag) => `tag/${tag}`),
      ...catalogue.games().map(({ id }) => `game/${id}`),
      ...catalogue.articles().map(({ id }) => `article/${id}`),
    ]
    expect(addresses.toSorted()).toEqual(
      places
        .map((place) => (place === '' ? '' : `${place}/`))
        .flatMap((place) => [`${siteUrl}ar/${place}`, `${siteUrl}en/${place}`])
        .toSorted(),
    )
  })

  it('lists no AI tools in a build without the AI Studio', () => {
    expect(crawlerText('sitemap.xml', siteUrl, catalogue, false)).not.toContain('ai-studio')
  })

  it('links both languages of each page and dates games and articles', () => {
    const entries = xml.split('<url>').slice(1)
    expect(entries.length).toBe(addresses.length)
    for (const entry of entries) {
      const of = (language: string) => new RegExp(`hreflang="${language}" href="([^"]*)"`).exec(entry)?.[1]
      expect(of('ar')).toBe(of('en')?.replace('/en/', '/ar/'))
      expect(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry)).toBe(/\/\w\w\/(game|article)\//.test(entry))
    }
  })

  it('escapes XML', () => {
    const xml = crawlerText('sitemap.xml', 'https://x.example/?a=1&b="<', catalogue, true)
    expect(xml).toContain('<loc>https://x.example/?a=1&amp;b=&quot;&lt;en/</loc>')
  })
})

it('robots.txt allows all crawlers and links the site map', () => {
  expect(
    text('robots.txt')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}sitemap.xml`])
})

it('robots.txt links no site map without a site URL', () => {
  expect(crawlerText('robots.txt', './', catalogue, true)).not.toContain('Sitemap')
})

it('ads.txt declares that there are no authorized sellers', () => {
  expect(portal.adSellers).toEqual([])
  expect(
    text('ads.txt')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual(['placeholder.example.com, placeholder, DIRECT, placeholder', `contact=${portal.contact}`])
})

it('has a route without layout for each file', () => {
  for (const name of ['sitemap.xml', 'robots.txt', 'ads.txt'])
    expect(routes.find(({ path }) => path === name)).toMatchObject({ layout: false })
})
