import { sample } from '../sample.ts'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { host, copyHost, visit } from './host.ts'
import { consumer, run, subpaths, test } from './packed.ts'
import { installHost, installThirdParty } from './third-party.ts'

const colorOf = (locator: Locator, token: string) =>
  locator.evaluate((element, name) => {
    const swatch = document.createElement('i')
    swatch.style.backgroundColor = `var(--saha-color-${name})`
    element.append(swatch)
    const { backgroundColor } = getComputedStyle(swatch)
    swatch.remove()
    return backgroundColor
  }, token)

/** Expects the kit's styles, independent of the host. */
async function expectKitStyles(page: Page) {
  const button = page.getByRole('button', { name: 'العب الآن' })
  await expect(button).toHaveCSS('background-color', await colorOf(button, 'action'))
  await expect(button).toHaveCSS('padding-inline-start', '16px')
  await expect(button).toHaveCSS('min-height', '44px')
  await expect(button).toHaveCSS('font-family', /Rubik|Alexandria/)
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.size))).toBeGreaterThan(0)
}

/** Expects no development warnings in the production build. */
function expectNoDevWarnings(root: string) {
  const scripts = globSync('dist/assets/*.js', { cwd: root })
  const sent = scripts.map((file) => readFileSync(join(root, file), 'utf8')).join('')
  expect(sent).toContain('rendered outside <SahaProvider>')
  expect(sent).not.toMatch(/does not know the|has no name, so/)
}

/** A host without Tailwind: its page is unstyled, and its classes override the kit's. */
async function plainHost(page: Page, root: string) {
  const server = await host(root)
  try {
    const output = await visit(page, server.url)
    await expectKitStyles(page)

    await expect(page.locator('body')).toHaveCSS('margin', '8px')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('h1')).toHaveCSS('display', 'block')
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(4, 5, 6)')
    await expect(page.locator('h1')).toHaveCSS('font-size', '32px')
    await expect(page.locator('code')).toHaveCSS('font-family', 'monospace')
    const own = page.getByRole('button', { name: 'زر المضيف' })
    await expect(own).toHaveCSS('border-style', 'outset')
    await own.focus()
    expect(await own.evaluate((element) => getComputedStyle(element).outlineColor)).not.toBe(
      await colorOf(own, 'focus'),
    )

    const mine = page.getByRole('button', { name: 'زر بثوب آخر' })
    await expect(mine).toHaveCSS('padding-inline-start', '1px')
    await expect(mine).toHaveCSS('border-radius', '0px')
    await expect(mine).toHaveCSS('background-color', 'rgb(7, 8, 9)')

    await page.getByRole('tab', { name: 'الأحدث' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'الأعلى تقييمًا' })).toBeFocused()
    expect(output).toEqual([])
    expectNoDevWarnings(root)
  } finally {
    await server.close()
  }
}

test('leaves the page of a host without Tailwind unstyled @quick', async ({ packed, page }) => {
  await plainHost(page, copyHost(packed.site, 'plain'))
})

test('leaves the page unstyled on the lowest supported React', async ({ packed, page }) => {
  const home = installThirdParty()
  const { version } = JSON.parse(
    readFileSync(join(home, 'node_modules', 'react', 'package.json'), 'utf8'),
  ) as { version: string }
  expect(`>=${version.replace(/\.0$/, '')}`).toBe(packed.ui.manifest.peerDependencies?.react)
  await plainHost(page, installHost(home, packed.ui, join(consumer, 'plain')))
})

test('keeps the palette of a Tailwind host, whose classes win', async ({ packed, page }) => {
  const root = copyHost(packed.site, 'tailwind')
  const server = await host(root, true)
  try {
    await page.emulateMedia({ colorScheme: 'light' })
    const output = await visit(page, server.url)
    await expectKitStyles(page)
    const own = page.getByTestId('own')
    await expect(own).toHaveCSS('padding-right', '40px')
    await expect(own).toHaveCSS('background-color', await colorOf(own, 'surface'))

    const stock = page.getByTestId('stock')
    const paletteOf = (name: string) =>
      stock.evaluate((_, variable) => {
        const swatch = document.createElement('i')
        swatch.style.backgroundColor = `var(--color-${variable})`
        document.body.append(swatch)
        return getComputedStyle(swatch).backgroundColor
      }, name)
    await expect(stock).toHaveCSS('background-color', await paletteOf('red-500'))
    expect(await paletteOf('red-500')).toContain('oklch')
    await expect(stock).toHaveCSS('color', await paletteOf('white'))
    await expect(stock).toHaveCSS('font-size', '14px')
    await expect(stock).toHaveCSS('font-family', /monospace/)
    await expect(stock).toHaveCSS('border-radius', '8px')
    await expect(stock).toHaveCSS('padding-inline-start', '12px')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(stock, 'dark: follows the device, as Tailwind has it').toHaveCSS(
      'background-color',
      await paletteOf('blue-500'),
    )

    const dressed = page.getByRole('button', { name: 'وقتي انتهى' })
    await expect(dressed).toHaveCSS('background-color', await paletteOf('red-500'))
    await expect(dressed).toHaveCSS('padding-inline-start', '4px')
    await expect(dressed).toHaveCSS('border-radius', '0px')
    await expect(page.getByRole('button', { name: 'العب', exact: true })).toHaveCSS(
      'background-color',
      'rgb(1, 2, 3)',
    )
    expect(output).toEqual([])
    expectNoDevWarnings(root)
  } finally {
    await server.close()
  }
})

test('imports every part in a server component and renders those without browser APIs', ({ packed }) => {
  const root = copyHost(packed.site, 'server')
  const answer = run(
    'node',
    ['--conditions=react-server', '--import', './hooks.mjs', 'main.mjs', ...subpaths(packed.ui)],
    root,
  )
  expect(JSON.parse(answer)).toEqual({ failed: [], dir: 'rtl', styles: true })
})

for (const version of sample('TypeScript', [6, 7]))
  test(`type-checks with TypeScript ${version}`, ({ packed }) => {
    const home = version === 6 ? installThirdParty() : ''
    const root = home ? installHost(home, packed.ui, join(consumer, 'types')) : copyHost(packed.site, 'types')
    const compilerOptions = {
      target: 'ES2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
    }
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
    const tsc = home ? join(home, 'node_modules', 'typescript', 'bin', 'tsc') : 'tsc'
    expect(run(tsc, ['--version'], root)).toContain(`Version ${version}.`)
    run(tsc, ['-p', '.'], root)
  })
