/**
 * Takes the pictures of the portal that a device shows before it installs it, from what was built last, into
 * app/public/screenshots. Run it when the portal looks different: `npm run screenshots`.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './browser.mjs'
import { chromiumLaunch } from './chromium.mjs'
import { root, runtime } from './install.mjs'

const views = [
  { name: 'wide', width: 1280, height: 800, path: '' },
  { name: 'narrow', width: 390, height: 844, path: 'game/zellige' },
]

const target = join(root, 'app/public/screenshots')
const folder = await mkdtemp(join(tmpdir(), 'saha-screenshots-'))
await ensureBrowser()
const server = spawn(
  runtime(),
  ['scripts/start.mjs', '--skip-build', '--port', '0', '--data', join(folder, 'data.sqlite')],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
)
const url = await new Promise((resolve, reject) => {
  let printed = ''
  server.stdout.on('data', (chunk) => {
    printed += chunk
    const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
    if (address) resolve(address)
  })
  server.once('exit', () => reject(new Error(`The server stopped:\n${printed}`)))
})
const browser = await chromium.launch(chromiumLaunch())
await mkdir(target, { recursive: true })
for (const locale of ['en', 'ar'])
  for (const { name, width, height, path } of views) {
    const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' })
    await page.goto(`${url}#/${locale}/${path}`, { waitUntil: 'networkidle' })
    // What greets a visitor is no part of the portal's look.
    await page.locator('[data-slot=banner] button').first().click()
    const cdp = await page.context().newCDPSession(page)
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    await writeFile(join(target, `${locale}-${name}.webp`), Buffer.from(data, 'base64'))
    await page.close()
  }
await browser.close()
server.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
