/**
 * Draws the clips that cards of games show on hover: two seconds of play by the players of the games' tests. Run it
 * after the rules or the drawings of a game changed: `npm run previews -- souk-kitchen`, or without an id for all.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { listedGames } from '../app/src/catalogue/games/listed-games.ts'
import { hashDrawing } from '../packages/games/hash-drawing.ts'
import { chromiumLaunch } from './chromium.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { root, stop } from './install.mjs'

/** The stage, drawn in more pixels than the clip has. */
const viewport = { width: 800, height: 512 }
const bases = [...new Set(listedGames.map(({ id }) => id.replace(/-\d+$/, '')))]
const named = process.argv.slice(2)
const unknown = named.filter((id) => !bases.includes(id))
if (unknown.length > 0)
  stop(`There is no game called ${unknown.join(', ')}. The games are ${bases.join(', ')}.`)

/** Runs in the page. Views draw the same particles every time. */
function seedRandom() {
  let state = 1
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function drawClip(page, base, id) {
  const crop = await page.evaluate((game) => globalThis.preview.crops[game], base)
  const clip = crop && { ...crop, height: (crop.width * viewport.height) / viewport.width }
  const count = await page.evaluate((game) => globalThis.preview.start(game), id)
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(() => globalThis.preview.advance())
    const png = await page.screenshot({ clip })
    await page.evaluate((text) => globalThis.preview.addFrame(text), png.toString('base64'))
  }
  return Buffer.from(await page.evaluate(() => globalThis.preview.encode()), 'base64')
}

await ensureBrowser()
const server = await createServer({
  configFile: false,
  root: join(root, 'packages/games'),
  cacheDir: join(tmpdir(), 'saha-previews'),
  logLevel: 'warn',
  server: { port: 0, watch: null, hmr: false },
  optimizeDeps: { include: ['mediabunny'] },
})
await server.listen()
const [url] = server.resolvedUrls.local
const browser = await chromium.launch(chromiumLaunch())
for (const base of named.length > 0 ? named : bases) {
  const folder = join(root, 'packages/games/src/games', base, 'previews')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { id } of listedGames.filter((listed) => listed.id.replace(/-\d+$/, '') === base)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 })
    page.on('pageerror', (error) => stop(`${id} failed: ${error.message}`))
    await page.addInitScript(seedRandom)
    await page.route(`${url}preview`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><style>:focus-visible { outline: none !important }</style><script type="module">import * as preview from "/scripts/preview-page.ts"; globalThis.preview = preview</script>',
      }),
    )
    await page.goto(`${url}preview`)
    await page.waitForFunction(() => 'preview' in globalThis)
    const bytes = await drawClip(page, base, id)
    await writeFile(join(folder, `${id}.webm`), bytes)
    console.warn(`${(bytes.length / 1024).toFixed(1).padStart(6)} KB  ${id}`)
    await page.close()
  }
  await writeFile(join(folder, 'drawn-from.txt'), `${await hashDrawing(base)}\n`)
}
await browser.close()
await server.close()
