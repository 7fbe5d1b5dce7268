import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { headersFile } from '../../app/headers.ts'
import { hostedPolicy } from '../../app/hosted-headers.ts'
import type { HostedGame } from '../../app/src/catalogue/hosted/hosted-schema.ts'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { joinSite } from './join-site.mjs'
import { resolveCaddyHeaders, resolveNginxHeaders } from './resolve-headers.ts'

const texts = { en: 'Star Catcher', ar: 'صائد النجوم' }
const game: HostedGame = {
  id: 'star-catcher',
  digest: '0123456789abcdef',
  entry: 'index.html',
  titles: texts,
  descriptions: texts,
  category: 'action',
  tags: [],
  bytes: 1,
  source: '',
}
const folder = mkdtempSync(join(tmpdir(), 'saha-hosted-headers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Joins a site with an imported game and returns the headers of each kind of host. */
function joinHosted(name: string, base: string, playOrigin?: string) {
  const at = join(folder, name)
  const url = `https://games.example.com${base}/`
  for (const part of ['portal', 'arcade']) {
    mkdirSync(join(at, part), { recursive: true })
    writeFileSync(join(at, part, 'index.html'), part)
  }
  const env = { VITE_SITE_URL: url, VITE_PLAY_ORIGIN: playOrigin }
  writeFileSync(join(at, 'portal/_headers'), headersFile(env, [], [], [game]))
  writeFileSync(join(at, 'arcade/_headers'), '/arcade/*\n  Content-Security-Policy: sandbox\n')
  const target = join(at, 'dist')
  joinSite({ portal: join(at, 'portal'), arcade: join(at, 'arcade'), target, url, playOrigin })
  const read = (file: string) => readFileSync(join(target, file), 'utf8')
  const rules = parseHeaders(read('public/_headers'), '_headers')
  return [
    (path: string) => Object.fromEntries(rules.headersFor(path)),
    (path: string) => resolveNginxHeaders(read('nginx.conf'), path),
    (path: string) => resolveCaddyHeaders(read('Caddyfile'), path),
  ]
}

describe.each([
  ['at-root', '', undefined, 'https://games.example.com/hosted'],
  ['below-path', '/games', undefined, 'https://games.example.com/games/hosted'],
  ['other-site', '/games', 'https://play.example.net', 'https://play.example.net/games/hosted'],
])('imported games, %s', (name, base, playOrigin, root) => {
  const hosts = joinHosted(name, base, playOrigin)

  it('have the policy of their folder on every kind of host', () => {
    for (const headersOf of hosts) {
      const headers = headersOf(`${base}/hosted/star-catcher/0123456789abcdef/data/level.json`)
      expect(headers).toMatchObject({
        'content-security-policy': hostedPolicy(game, root),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=3600',
      })
    }
  })

  it('can be framed by the portal’s pages, and nothing else can', () => {
    for (const headersOf of hosts)
      expect(headersOf(`${base}/en/play/star-catcher/`)['content-security-policy']).toContain(
        `frame-src blob: ${root}/;`,
      )
  })
})
