import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { consumer } from './packed.ts'

/** Builds a host with Vite and serves it. @returns its address and chunks */
export async function host(root: string, tailwind = false) {
  const [{ default: react }, { default: tailwindcss }] = await Promise.all([
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  const options = { root, configFile: false, logLevel: 'warn', preview: { port: 0 } } as const
  const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari16.4']
  const built = await build({
    ...options,
    plugins: tailwind ? [react(), tailwindcss()] : [react()],
    build: { cssTarget },
  })
  const server = await preview(options)
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk')
  return { url: server.resolvedUrls?.local[0] ?? '', chunks, close: () => server.close() }
}

/** Copies a host beside its installed packages. */
export const copyHost = (site: string, kind: string) => {
  const root = join(site, kind)
  cpSync(join(consumer, kind), root, { recursive: true })
  return root
}

/** Opens a host's page, which must log nothing. */
export async function visit(page: Page, url: string, dir = 'rtl') {
  const output: string[] = []
  page.on('console', (message) => output.push(message.text()))
  page.on('pageerror', (error) => output.push(error.message))
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
  return output
}
