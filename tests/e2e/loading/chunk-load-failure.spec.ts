import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { failureMessages } from '../../../app/src/features/errors/failure-messages.ts'
import { expect, messages, test } from '../support/portal.ts'

const manifest = JSON.parse(
  readFileSync(new URL('../../../app/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Manifest
const builtFile = (source: string) => manifest[source]?.file ?? ''

/** Screens with one URL each, by folder. */
const screens: Readonly<Record<string, string>> = {
  about: 'about-us',
  account: 'account',
  article: 'article/courtyard-games',
  blog: 'blog',
  board: 'board',
  category: 'category/puzzle',
  contact: 'contact',
  favorites: 'favorites',
  game: 'game/zellige',
  games: 'games',
  guide: 'global-games-guide',
  home: '',
  'plain-file': 'robots.txt',
  played: 'recently-played',
  player: 'play/zellige',
  privacy: 'privacy-policy',
  profile: 'profile',
  search: 'search/star',
  settings: 'settings',
  'site-map': 'sitemap',
  terms: 'terms-of-service',
}
const tool = (id: string) => {
  const name = id === 'tts' ? 'text-to-speech' : id
  return [`src/screens/studio/${name}/${name}.tsx`, `ai-studio/${id}`] as const
}

/** URL of each lazy screen. */
const places = new Map<string, string>([
  ...Object.entries(screens).map(([name, path]) => [`src/screens/${name}/${name}.tsx`, path] as const),
  ['src/screens/auth/auth-screen.tsx', 'signup'],
  ['src/layout/not-found/not-found.tsx', 'nowhere'],
  ['src/screens/studio/studio.tsx', 'ai-studio'],
  ['src/screens/studio/tool-page.tsx', 'ai-studio/chatbot'],
  ...[
    'chatbot',
    'complex-query',
    'image-generation',
    'image-editor',
    'video-analyzer',
    'audio-transcription',
    'smart-search',
    'tts',
    'video-generation',
    'live-chat',
  ].map(tool),
  ['src/screens/studio/content-generator/lazy-content-generator.tsx', 'admin/content-generator'],
  ['src/screens/studio/content-generator/content-generator.tsx', 'admin/content-generator'],
])

/** Optional chunks. Sign-in, AI requests, other users' scores or wanted motion load the last ones. */
const optional = [
  'src/features/share/share.tsx',
  'src/layout/header/suggestions.tsx',
  'src/layout/banners/connection-banner.tsx',
  'src/layout/session-notices.tsx',
  'src/shell/idle-work.ts',
  'src/features/report/report-dialog.tsx',
  'src/adapters/appwrite/client/sdk.ts',
  'src/adapters/appwrite/realtime/follow-scores.ts',
  'src/adapters/appwrite/realtime/follow-favorites.ts',
  'src/hydration/replay-events.ts',
  'src/layout/header/account-menu.tsx',
  'src/features/daily/daily-card.tsx',
  'src/features/daily/yesterdays-place.ts',
  'src/features/challenge/challenge-button.tsx',
  'src/screens/game/challenge-notice.tsx',
  '../packages/ui/src/game-previews/index.ts',
]
/**
 * Chunks loaded by their screen, the language, an AI request or its answer, an export, files that are queued, or longer
 * lists than the catalogue has.
 */
const others = [
  'src/i18n/locales/en.ts',
  'src/i18n/locales/ar.ts',
  'src/catalogue/articles/courtyard-games.ts',
  'src/catalogue/articles/one-button-games.ts',
  'src/adapters/gemini/client/sdk.ts',
  'src/features/games/long-game-list.tsx',
  'src/features/session/send-queued-files.ts',
  'src/adapters/library/zip-entries.ts',
  '../node_modules/@zip.js/zip.js/lib/core/zip-reader.js',
  'src/adapters/markup/tokenize-code.ts',
  'src/adapters/markup/typeset-formula.ts',
]
/** Prefixes of chunks with several modules, and of the grammars of code. */
const joined = ['_session-', '_game-page-', '../node_modules/shiki/dist/langs/']

const imported = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))]

/** Only the browser's message for each failed chunk is allowed. */
const chunkErrors = /ChunkLoadError|dynamically imported module|assets\//

test('covers each dynamic import of the build @quick', () => {
  const known = new Set([...places.keys(), ...optional, ...others])
  const isKnown = (key: string) => known.has(key) || joined.some((name) => key.startsWith(name))
  expect(
    imported.filter((key) => !isKnown(key)),
    'add the URL that shows it',
  ).toEqual([])
  expect(
    [...known].filter((key) => !imported.includes(key)),
    'no longer a chunk',
  ).toEqual([])
})

test('renders every screen when the first request for each of its chunks fails', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const requested = new Set<string>()
  await page.route(/\/assets\/[^/]+\.(?:js|css)$/, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (requested.has(name)) await route.fallback()
    else await route.abort()
    requested.add(name)
  })
  const failure = page.locator('[data-slot=failure]')
  await visitor.open('login')
  for (const path of places.values()) {
    await page.evaluate((hash) => (location.hash = hash), `#/en/${path}`)
    await expect(page).toHaveURL(new RegExp(`#/en/${path}$`))
    await expect(visitor.heading.or(failure).or(page.locator('iframe')).first(), path).toBeVisible()
    await expect(failure, path).toHaveCount(0)
  }
  await page.evaluate(() => (location.hash = '#/en/game/zellige'))
  await page.getByRole('button', { name: messages.en.gamePage.report }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Share' })).toBeVisible()
  await visitor.searchField.fill('zellige')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.evaluate(() => (location.hash = '#/ar/article/one-button-games'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const reached = [...places.keys(), ...optional.slice(0, 7), ...others.slice(0, 3)]
  expect(reached.filter((source) => !requested.has(builtFile(source)))).toEqual([])
  await visitor.closeWithErrors(chunkErrors)
})

test('reports a screen whose chunk never loads, and navigation still works', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await page.clock.install()
  const lost = new Set<string>()
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    lost.has(new URL(route.request().url()).pathname.slice(1)) ? route.abort() : route.fallback(),
  )
  await visitor.open('about-us')
  // The root page preloads the home chunk.
  const opened = ['src/screens/about/about.tsx', 'src/screens/home/home.tsx']
  const all = [...places]
  const within = all.filter(([source]) => /studio\/[^/]+\/(?!lazy-)/.test(source))
  const outer = all.filter((place) => !within.includes(place) && !opened.includes(place[0]))
  for (const round of [outer, within]) {
    lost.clear()
    for (const [source] of round) lost.add(builtFile(source))
    for (const [source, path] of round) {
      await page.evaluate((hash) => (location.hash = hash), `#/ar/${path}`)
      await visitor.waitThroughRetries(page.locator('[data-slot=failure]'))
      await expect(page.locator('[data-slot=failure]'), source).toContainText(failureMessages.ar.lost)
      await expect(page.getByRole('button', { name: failureMessages.ar.refresh })).toBeVisible()
      await page.evaluate(() => (location.hash = '#/ar/about-us'))
      await expect(page.locator('[data-slot=failure]')).toHaveCount(0)
    }
  }
  lost.clear()
  await page.evaluate(() => (location.hash = '#/ar/blog'))
  await expect(page.getByRole('article').first(), 'a failed chunk loads once it is available').toBeVisible()
  await visitor.closeWithErrors(chunkErrors)
})

test('renders a page without its optional chunks', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await page.clock.install()
  const lost = new Set(optional.map(builtFile))
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    lost.has(new URL(route.request().url()).pathname.slice(1)) ? route.abort() : route.fallback(),
  )
  await visitor.open('game/zellige')
  await page.clock.runFor(5000)
  await expect(page.getByRole('link', { name: words.gamePage.play })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.gamePage.related })).toBeVisible()
  await page.getByRole('button', { name: words.gamePage.report }).click()
  await visitor.waitThroughRetries(visitor.alert(failureMessages.ar.part))
  await expect(page.locator('[data-slot=failure]')).toHaveCount(0)
  await visitor.closeWithErrors(chunkErrors)
})

test('shows lists without favorite buttons and an error on the login page when the session chunk fails @quick', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await page.clock.install()
  await page.route(/\/assets\/session-[^/]+\.js$/, (route) => route.abort())
  await visitor.open('games')
  await page.clock.runFor(5000)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(visitor.heading).toHaveText(words.lists.heading)
  await page.evaluate(() => (location.hash = '#/ar/login'))
  await visitor.waitThroughRetries(page.locator('[data-slot=failure]'))
  await page.unrouteAll()
  await page.evaluate(() => (location.hash = '#/ar/signup'))
  await expect(page.locator('form')).toBeVisible()
  await visitor.closeWithErrors(chunkErrors)
})
