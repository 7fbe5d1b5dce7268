import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFile } from '../../app/headers.ts'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { joinSite } from './join-site.mjs'
import { scoreHeaders, totalScore } from './observatory.ts'
import { resolveCaddyHeaders, resolveNginxHeaders } from './resolve-headers.ts'

/** The most that each test gives, but for preloaded HSTS, which is the operator's choice. */
const best = {
  'content-security-policy': 10,
  'x-frame-options': 5,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'x-content-type-options': 0,
  'cross-origin-opener-policy': 10,
  'cross-origin-resource-policy': 10,
}
const pages = ['/', '/index.html', '/en/game/zellige/', '/ar/']
const styles = Array.from({ length: 12 }, (_, at) => `'sha256-${String(at).padStart(43, 'x')}='`)

const folder = mkdtempSync(join(tmpdir(), 'saha-observatory-'))
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')

beforeAll(() => {
  for (const name of ['portal', 'arcade']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.html'), name)
  }
  writeFileSync(join(folder, 'portal/_headers'), headersFile({}, styles))
  cpSync('packages/games/public/_headers', join(folder, 'arcade/_headers'))
  joinSite({
    portal: join(folder, 'portal'),
    arcade: join(folder, 'arcade'),
    target: join(folder, 'dist'),
    url: 'https://games.example.com/',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const hosts: [name: string, (path: string) => Readonly<Record<string, string>>][] = [
  [
    '_headers',
    (path) => Object.fromEntries(parseHeaders(read('public/_headers'), '_headers').headersFor(path)),
  ],
  ['nginx.conf', (path) => resolveNginxHeaders(read('nginx.conf'), path)],
  ['Caddyfile', (path) => resolveCaddyHeaders(read('Caddyfile'), path)],
]

describe.each(hosts)('the headers of %s', (_, headersOf) => {
  it.each(pages)('pass every test of the Observatory at %s', (path) => {
    expect(scoreHeaders(headersOf(path))).toEqual(best)
    expect(totalScore(scoreHeaders(headersOf(path)))).toBe(140)
  })

  it('give the arcade the grade A+', () =>
    expect(totalScore(scoreHeaders(headersOf('/arcade/')))).toBeGreaterThanOrEqual(100))

  it.each(Object.keys(best).filter((name) => name !== 'x-frame-options'))('score less without %s', (name) => {
    const { [name]: dropped, ...rest } = headersOf('/')
    expect(dropped).toBeDefined()
    expect(totalScore(scoreHeaders(rest))).toBeLessThan(140)
  })
})

it.each([
  ["script-src 'self' 'unsafe-inline'", -20],
  ["default-src 'none'; script-src https:", -20],
  ["default-src 'none'; connect-src http://api.example", -20],
  ["default-src 'none'; script-src 'unsafe-eval'", -10],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'self'", 5],
])('scores the policy %s', (policy, points) =>
  expect(scoreHeaders({ 'content-security-policy': policy })['content-security-policy']).toBe(points),
)

it('writes no parameter that is too long for nginx', () => {
  // nginx reads its files in blocks of 4,096 bytes, which a parameter cannot exceed.
  const values = Array.from(read('nginx.conf').matchAll(/"([^"]*)"/g), ([, value = '']) => value.length)
  expect(Math.max(...values)).toBeGreaterThan(1000)
  expect(Math.max(...values)).toBeLessThan(4000)
})
