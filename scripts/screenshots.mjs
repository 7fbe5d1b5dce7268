/**
 * Takes screenshots from the last builds: those of the web app manifest, which devices show before an installation, into
 * app/public/screenshots, and those of the README into docs/screenshots. Run it after visual changes, when `npm run
 * build` and `npm run build-storybook` have run: `npm run screenshots`.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../tests/stories/storybook.ts'
import { ensureBrowser } from './ensure-browser.mjs'
import { chromiumLaunch } from './chromium.mjs'
import { root, runtime } from './install.mjs'

const wide = { width: 1280, height: 800 }
const manifest = join(root, 'app/public/screenshots')
const readme = join(root, 'docs/screenshots')
const portalViews = [
  ...['en', 'ar'].flatMap((locale) => [
    { file: join(manifest, `${locale}-wide.webp`), viewport: wide, path: `${locale}/` },
    {
      file: join(manifest, `${locale}-narrow.webp`),
      viewport: { width: 390, height: 844 },
      path: `${locale}/game/zellige`,
    },
  ]),
  { file: join(readme, 'portal-en.webp'), viewport: wide, path: 'en/', colorScheme: 'light' },
  { file: join(readme, 'portal-ar.webp'), viewport: wide, path: 'ar/', colorScheme: 'dark' },
]

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
await mkdir(readme, { recursive: true })

async function capture(page, file) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  await writeFile(file, Buffer.from(data, 'base64'))
  await page.close()
}

for (const { file, path, ...view } of portalViews) {
  const page = await browser.newPage({ ...view, serviceWorkers: 'block' })
  await page.goto(`${url}#/${path}`, { waitUntil: 'networkidle' })
  // Phones show no welcome banner.
  const dismissButton = page.locator('[data-slot=banner] button').first()
  if (await dismissButton.isVisible()) await dismissButton.click()
  await capture(page, file)
}
server.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })

const storybook = await serve()
const page = await browser.newPage({ viewport: wide, colorScheme: 'light' })
await page.goto(`${storybook.url}/index.html`)
await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor()
await page.waitForLoadState('networkidle')
await capture(page, join(readme, 'storybook.webp'))
storybook.close()
await browser.close()
