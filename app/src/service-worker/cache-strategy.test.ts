import { expect, it } from 'vitest'
import { cacheStrategy, hashUrl, prerenderedUrl } from './cache-strategy.ts'

const scope = 'https://portal.test/play/'
const strategyFor = (path: string, mode: Request['mode'] = 'cors', method = 'GET') =>
  cacheStrategy({ url: new URL(path, scope).href, mode, method }, scope)

it('caches the document, assets, games and images', () => {
  expect([
    strategyFor('', 'navigate'),
    strategyFor('index.html', 'navigate'),
    strategyFor('?utm_source=x', 'navigate'),
  ]).toEqual(['page', 'page', 'page'])
  expect(strategyFor('favicon.svg')).toBe('page')
  expect(strategyFor('assets/index-D71Z.css')).toBe('hashed')
  expect(strategyFor('arcade/assets/handed-over/zellige-1875339a.js')).toBe('game')
  expect(strategyFor('posters/zellige.svg')).toBe('poster')
  expect(strategyFor('previews/zellige.webm'), 'clips are optional').toBe('network')
})

it('redirects any navigation below a language prefix when offline', () => {
  for (const path of [
    'en/',
    'ar',
    'en/games/',
    'ar/game/zellige/',
    'en/login/',
    'en/nowhere/at/all',
    'ar/games?sort=new',
  ])
    expect(strategyFor(path, 'navigate'), path).toBe('prerendered')
  for (const path of ['english/', 'fr/games/', 'EN/games/', 'game/zellige/', 'assets/en/', 'arcade/en/'])
    expect(strategyFor(path, 'navigate'), path).toBe('network')
  for (const path of ['en/games/', 'en/']) {
    expect(strategyFor(path), 'only navigations are redirected').toBe('network')
    expect(strategyFor(path, 'navigate', 'POST')).toBe('network')
  }
})

it.each([
  ['en/', '#/en'],
  ['ar', '#/ar'],
  ['en/games/', '#/en/games'],
  ['en/games', '#/en/games'],
  ['ar/game/zellige/index.html', '#/ar/game/zellige'],
  ['en/search/100%25/', '#/en/search/100%25'],
  ['en/games/?sort=new&tag=a%20b', '#/en/games?sort=new&tag=a%20b'],
  ['en/terms-of-service/#scores', '#/en/terms-of-service?part=scores'],
  ['en/terms-of-service/?from=all#scores', '#/en/terms-of-service?from=all&part=scores'],
  ['en/games/?sort=new#/ar/blog', '#/ar/blog'],
  ['en//elsewhere.test/', '#/en//elsewhere.test'],
])('redirects %s to %s', (path, hash) => {
  expect(hashUrl(new URL(path, scope).href, scope)).toBe(`${scope}${hash}`)
})

it.each([
  'v1/account',
  'v1/databases/games_db/collections/favorites/documents',
  'gateway/v1beta/models',
  'gemini/v1beta/models',
  'assets/../v1/account',
  'assets/%2e%2e/v1/account',
  'assets/deep/index.js',
  'arcade/index.html',
  'arcade/arcade.json',
  'posters/zellige.en.png',
  'service-worker.js',
  'robots.txt',
  'manifest.ar.webmanifest',
  'https://elsewhere.test/play/assets/a.js',
  'https://portal.test/assets/a.js',
  'https://portal.test/v1/account',
])('leaves %s to the network', (path) => {
  expect(strategyFor(path)).toBe('network')
})

it('leaves all other documents to the server', () => {
  for (const path of ['robots.txt', 'sitemap.xml', 'arcade/index.html', 'assets/a.js', 'posters/zellige.svg'])
    expect(strategyFor(path, 'navigate')).toBe('network')
})

it('handles only GET requests', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(strategyFor('assets/a.js', 'cors', method)).toBe('network')
})

it.each([
  ['', null],
  ['#/', null],
  ['#/en', 'en/'],
  ['#/ar/', 'ar/'],
  ['#/ar/games?sort=new', 'ar/games/'],
  ['#/en/game/zellige?from=all', 'en/game/zellige/'],
  ['#/en/login', null],
  ['#/en/play/zellige', null],
  ['#/fr/games', null],
  ['#/en//elsewhere.test', null],
  ['#/en/game/a/b', null],
])('finds the page of %s', (hash, path) => {
  expect(prerenderedUrl(`https://portal.test/${hash}`, 'https://portal.test/')).toBe(
    path === null ? null : `https://portal.test/${path}`,
  )
  expect(prerenderedUrl(`${scope}${hash}`, scope), 'links would leave a portal below a path').toBe(null)
})
