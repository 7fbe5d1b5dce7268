import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LocalCloud, startLocalCloud } from '../../../packages/local-cloud/src/index.ts'
import { parseHeaders } from '../../../packages/local-cloud/src/static-files/headers-file.ts'
import { resolveCaddyHeaders, resolveNginxHeaders } from '../../../scripts/hosting/resolve-headers.ts'
import { joinSite } from '../../../scripts/hosting/join-site.mjs'
import { expect, test, Visitor } from '../support/portal.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** One path of each kind. */
const PATHS = [
  '/',
  '/index.html',
  '/en/game/zellige/',
  '/_headers',
  '/assets/index-AbCd1234.js',
  '/arcade/',
  '/arcade/index.html',
  '/arcade/assets/game-AbCd1234.js',
]

test.describe('the joined site', () => {
  let target = ''
  let cloud: LocalCloud

  test.beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saha-joined-'))
    target = join(folder, 'dist')
    joinSite({
      portal: join(root, 'app/dist'),
      arcade: join(root, 'packages/games/dist'),
      target,
      url: 'https://games.example.com/',
    })
    cloud = await startLocalCloud({
      port: 0,
      data: join(folder, 'data.sqlite'),
      config: join(root, 'appwrite.config.json'),
      serve: { '/': join(target, 'public') },
    })
  })

  test.afterAll(async () => {
    await cloud.close()
    rmSync(join(target, '..'), { recursive: true })
  })

  test('has the same headers on every kind of host @quick', () => {
    const read = (name: string) => readFileSync(join(target, name), 'utf8')
    const rules = parseHeaders(read('public/_headers'), '_headers')
    const nginx = read('nginx.conf')
    const caddy = read('Caddyfile')
    for (const path of PATHS) {
      // Hosts that read `_headers` do not cache by default; the others need a rule.
      const wanted = { 'cache-control': 'no-cache', ...Object.fromEntries(rules.headersFor(path)) }
      expect(resolveNginxHeaders(nginx, path), `nginx, ${path}`).toEqual(wanted)
      expect(resolveCaddyHeaders(caddy, path), `Caddy, ${path}`).toEqual(wanted)
    }
    expect(resolveNginxHeaders(nginx, '/arcade/')['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-downloads; /,
    )
    expect(resolveNginxHeaders(nginx, '/arcade/')['x-content-type-options']).toBe('nosniff')
    const files = readdirSync(join(target, 'public'), { recursive: true }).map(String)
    expect(files.filter((name) => name.endsWith('_headers'))).toEqual(['_headers'])
  })

  test('serves a playable game', async ({ browser }) => {
    const visitor = new Visitor(await browser.newPage(), 'en', `${cloud.url}/`)
    const { page, words } = visitor
    await visitor.open('game/zellige')
    await page.getByRole('link', { name: words.gamePage.play }).click()
    await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
    const gameShell = page.frameLocator('iframe').locator('.game-shell')
    await expect(page.locator('iframe')).toBeFocused()
    await expect.poll(() => gameShell.evaluate(() => document.hasFocus())).toBe(true)
    await page.keyboard.press('Space')
    await expect(gameShell).toHaveAttribute('data-phase', 'playing')
    // The arcade's own page loads its scripts from another origin.
    const arcade = await browser.newPage()
    await arcade.goto(`${cloud.url}/arcade/?game=zellige`)
    await expect(arcade.locator('.game-shell')).toBeVisible()
    await Promise.all([page.close(), arcade.close()])
    expect(visitor.errors).toEqual([])
  })
})
