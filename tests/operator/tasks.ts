import { expect, type Page } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import { importGame } from './imported-game.ts'
import { addGame } from './new-game.ts'
import type { PortalCopy } from './portal-copy.ts'

interface Task {
  change: (copy: PortalCopy) => void
  /** Expects the change on screen. */
  check: (page: Page, url: string) => Promise<void>
}

const config = 'app/src/config/portal.ts'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const article = `import type { ArticleFile } from '../types.ts'

const body = (text: string) => [{ type: 'p', text }] as const
const article: ArticleFile = {
  title: { en: 'A garden of games', ar: 'بستان الألعاب' },
  excerpt: { en: 'What grows here.', ar: 'ما ينبت هنا.' },
  createdAt: '2026-11-20',
  body: { en: body('Games grow here.'), ar: body('هنا تنبت الألعاب.') },
}
export default article
`
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 256"><rect width="400" height="256" fill="#135"/></svg>`

/** Origin of the analytics. */
export const stats = 'https://stats.example.com'

/** The tasks of docs/operate.md that a portal of all features can show. */
export const tasks: Readonly<Record<string, Task>> = {
  'Rename the portal': {
    change: (copy) =>
      copy.edit(config, "name: { en: 'Saha', ar: 'ساحة' }", "name: { en: 'Wadi', ar: 'وادي' }"),
    async check(page, url) {
      await page.goto(`${url}en/`)
      await expect(page).toHaveTitle(/Wadi/)
      await expect(page.getByRole('link', { name: 'Wadi' }).first()).toBeVisible()
    },
  },
  'Contact, social profiles, ads.txt': {
    change(copy) {
      copy.edit(config, "'hello@saha.example'", "'office@wadi.example'")
      copy.edit(config, "'https://www.facebook.com/'", "''")
      copy.edit(config, 'adSellers: []', "adSellers: ['ads.example.com, 12345, DIRECT']")
    },
    async check(page, url) {
      const response = await page.request.get(`${url}ads.txt`)
      expect(await response.text()).toContain('ads.example.com, 12345, DIRECT\ncontact=office@wadi.example')
      await page.goto(`${url}en/contact/`)
      await expect(page.locator('main a[href^="mailto:office@wadi.example"]').first()).toBeVisible()
      await expect(page.locator('main a[href^="https://x.com"]')).toBeVisible()
      await expect(page.locator('a[href^="https://www.facebook.com"]')).toHaveCount(0)
    },
  },
  'Ask for no confirmation of age': {
    change: (copy) => copy.edit(config, 'adultsOnly: true', 'adultsOnly: false'),
    async check(page, url) {
      await page.goto(`${url}#/en/ai-studio/chatbot`)
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: /18/ })).toHaveCount(0)
    },
  },
  'Change an advertisement, or show none': {
    change: (copy) =>
      copy.edit(
        'app/src/config/ads.ts',
        copy.read('app/src/config/ads.ts').replace(/^[^]*?(?=export const)/, ''),
        `export const ads: Ads = {
  game: { image: 'posters/zellige.svg', link: 'https://tea.example/', text: { en: 'Tea', ar: 'شاي' } },
}
`,
      ),
    async check(page, url) {
      await page.goto(`${url}en/game/zellige/`)
      const link = page.locator('a[href="https://tea.example/"]')
      await expect(link).toHaveAttribute('rel', 'sponsored noopener')
      await expect(link).toContainText('Tea')
    },
  },
  'Count page views': {
    change: (copy) =>
      copy.edit(
        'app/src/config/analytics.ts',
        'analytics: Analytics | null = null',
        `analytics: Analytics | null = {
  name: 'Wadi Stats',
  origins: ['${stats}'],
  report: (view) => fetch('${stats}/views', { method: 'POST', body: JSON.stringify(view), keepalive: true }),
}`,
      ),
    async check(page, url) {
      const views: unknown[] = []
      await page.route(`${stats}/**`, async (route) => {
        views.push(route.request().postDataJSON())
        await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
      })
      await page.goto(`${url}en/privacy-policy/`)
      await expect(page.locator('main')).toContainText('Wadi Stats counts page views')
      await expect.poll(() => views.length).toBe(1)
      expect(views[0]).toEqual({ path: 'privacy-policy', language: 'en', title: 'Privacy · Wadi' })
      await page.goto(`${url}#/en/search/my%20name`)
      await expect.poll(() => views.length).toBe(2)
      expect(views[1]).toEqual({ path: 'search/:query', language: 'en', title: '' })
      await page.unroute(`${stats}/**`)
    },
  },
  'Add a category': {
    change: (copy) =>
      copy.append(
        'app/src/catalogue/categories.ts',
        `{
    id: 'chance',
    title: { en: 'Chance', ar: 'الحظ' },
    hue: 300,
    icon: 'star',
    description: { en: 'Luck decides.', ar: 'الحظ يقرر.' },
  }`,
      ),
    async check(page, url) {
      await page.goto(`${url}ar/category/chance/`)
      await expect(heading(page)).toContainText('الحظ')
      await expect(page.locator('main a[href*="coin-toss"]').first()).toBeVisible()
    },
  },
  'Add an article': {
    change: (copy) => copy.write('app/src/catalogue/articles/garden.ts', article),
    async check(page, url) {
      await page.goto(`${url}ar/article/garden/`)
      await expect(heading(page)).toHaveText('بستان الألعاب')
      await expect(page.locator('main')).toContainText('هنا تنبت الألعاب.')
    },
  },
  'Add a variant of a game': {
    change: (copy) =>
      copy.append('app/src/catalogue/games/listed-games.ts', "{ id: 'zellige-7', categoryId: 'action' }"),
    async check(page, url) {
      await page.goto(`${url}en/game/zellige-7/`)
      await expect(heading(page)).toHaveText('Zellige 7')
    },
  },
  'Add a game': {
    change: addGame,
    async check(page, url) {
      await page.goto(`${url}en/game/coin-toss/`)
      await expect(heading(page)).toHaveText('Coin Toss')
    },
  },
  'Add a game of someone else': {
    change: importGame,
    async check(page, url) {
      await page.goto(`${url}ar/game/maze/`)
      await expect(heading(page)).toHaveText('متاهة')
    },
  },
  'Use an image as a poster': {
    change(copy) {
      const game = 'packages/games/src/games/coin-toss'
      copy.write(`${game}/poster.svg`, picture)
      copy.edit(`${game}/manifest.ts`, '  tags:', "  poster: 'poster.svg',\n  tags:")
      const articles = 'app/src/catalogue/articles'
      copy.write(`${articles}/garden.png`, new Resvg(picture).render().asPng())
      copy.edit(`${articles}/garden.ts`, '  createdAt:', "  image: 'garden.png',\n  createdAt:")
    },
    async check(page, url) {
      const svg = await page.request.get(`${url}posters/coin-toss.svg`)
      expect(await svg.text()).toContain('fill="#135"')
      await page.goto(`${url}en/article/garden/`)
      const image = page.locator('main img[src$="posters/garden.png"]')
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(400)
    },
  },
  'Change colors, sizes or typefaces': {
    change: (copy) =>
      copy.edit(
        'packages/ui/src/tokens/base.tokens.json',
        '"components": [0.79, 0.168, 72]',
        '"components": [0.79, 0.1, 200]',
      ),
    async check(page, url) {
      await page.goto(`${url}en/`)
      const readColor = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--saha-color-saffron-500'),
        )
      await expect.poll(readColor).toMatch(/oklch\(0?\.79 0?\.1 200\)|oklch\(79% 0?\.1 200\)/)
    },
  },
}

/** The tasks that leave something out. */
export const reducingTasks: Readonly<Record<string, Task>> = {
  'Offer one language': {
    change: (copy) => copy.edit(config, "languages: ['en', 'ar']", "languages: ['ar']"),
    async check(page, url) {
      expect((await page.request.get(`${url}en/`)).status()).toBe(404)
      await page.goto(url)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page).toHaveTitle(/وادي/)
      await expect(page.getByText('English')).toHaveCount(0)
    },
  },
  'Leave out the AI Studio': {
    change: (copy) => copy.edit(config, 'studio: true', 'studio: false'),
    async check(page, url) {
      expect((await page.request.get(`${url}ar/ai-studio/`)).status()).toBe(404)
      await page.goto(`${url}ar/games/`)
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('a[href*="ai-studio"]')).toHaveCount(0)
    },
  },
}
