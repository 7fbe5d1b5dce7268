import { expect, it } from 'vitest'
import { cacheStrategy, hashUrl } from './cache-strategy.ts'

const scope = 'https://portal.test/play/'
const ask = (path: string, mode: Request['mode'] = 'cors', method = 'GET') =>
  cacheStrategy({ url: new URL(path, scope).href, mode, method }, scope)

it('keeps the portal, what it is made of, games and pictures', () => {
  expect([ask('', 'navigate'), ask('index.html', 'navigate'), ask('?utm_source=x', 'navigate')]).toEqual([
    'page',
    'page',
    'page',
  ])
  expect(ask('favicon.svg')).toBe('page')
  expect(ask('assets/index-D71Z.css')).toBe('hashed')
  expect(ask('arcade/assets/handed-over/zellige-1875339a.js')).toBe('game')
  expect(ask('posters/zellige.svg')).toBe('poster')
})

it('answers for the pages of the build, and for what lies below a language though no page was written of it', () => {
  for (const path of [
    'en/',
    'ar',
    'en/games/',
    'ar/game/zellige/',
    'en/login/',
    'en/nowhere/at/all',
    'ar/games?sort=new',
  ])
    expect(ask(path, 'navigate'), path).toBe('prerendered')
  for (const path of ['english/', 'fr/games/', 'EN/games/', 'game/zellige/', 'assets/en/', 'arcade/en/'])
    expect(ask(path, 'navigate'), path).toBe('network')
  for (const path of ['en/games/', 'en/']) {
    expect(ask(path), 'what is no page is no place').toBe('network')
    expect(ask(path, 'navigate', 'POST')).toBe('network')
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
])('shows %s from the page that is kept at %s', (path, hash) => {
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
  'posters/zellige.png',
  'service-worker.js',
  'robots.txt',
  'manifest.ar.webmanifest',
  'https://elsewhere.test/play/assets/a.js',
  'https://portal.test/assets/a.js',
  'https://portal.test/v1/account',
])('leaves %s to the network', (path) => {
  expect(ask(path)).toBe('network')
})

it('leaves every other page to the server', () => {
  for (const path of ['robots.txt', 'sitemap.xml', 'arcade/index.html', 'assets/a.js', 'posters/zellige.svg'])
    expect(ask(path, 'navigate')).toBe('network')
})

it('only reads', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(ask('assets/a.js', 'cors', method)).toBe('network')
})
