/**
 * Takes the screenshots of the web app manifest, which devices show before an installation, from the last build into
 * app/public/screenshots. Run it after visual changes: `npm run screenshots:manifest`.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './ensure-browser.mjs'
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
    // Dismisses the welcome banner.
    await page.locator('[data-slot=banner] button').first().click()
    const cdp = await page.context().newCDPSession(page)
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    await writeFile(join(target, `${locale}-${name}.webp`), Buffer.from(data, 'base64'))
    await page.close()
  }
await browser.close()
server.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
