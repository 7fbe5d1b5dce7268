import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { copyHost, host } from './host.ts'
import { run, test, type Packed } from './packed.ts'

interface Item {
  name: string
  type: string
  categories?: string[]
  dependencies: string[]
  files?: { path: string; target: string; content: string }[]
}

/** Copies an empty host, without the items of another test. */
function emptyHost(site: string): string {
  rmSync(join(site, 'registry'), { recursive: true, force: true })
  return copyHost(site, 'registry')
}

const registryOf = ({ folder }: Packed) => join(folder, 'dist', 'registry')

const readItems = (folder: string): Item[] =>
  globSync('*.json', { cwd: folder, exclude: ['registry.json'] })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Item)

/** Returns five items: the theme, and examples of as many components as possible. */
function chooseFive(items: readonly Item[]): Item[] {
  const theme = items.filter(({ type }) => type === 'registry:theme')
  const byComponent = new Map(items.toReversed().map((item) => [item.categories?.[0], item]))
  return [...new Set([...theme, ...byComponent.values(), ...items])].slice(0, 5)
}

/** Adds items to a host as `shadcn add` does. */
function add(root: string, items: readonly Item[]) {
  const files = items.map((item) => {
    const file = join(root, `${item.name}.json`)
    // The host has the kit already; npm would ask a registry for it.
    writeFileSync(file, JSON.stringify({ ...item, dependencies: [] }))
    return `./${basename(file)}`
  })
  run('shadcn', ['add', ...files, '--yes', '--overwrite'], root)
}

test('is a valid shadcn registry @quick', ({ packed: { site, ui } }) => {
  run('shadcn', ['registry', 'validate'], registryOf(ui))
  const items = readItems(join(registryOf(ui), 'r'))
  const examples = globSync('src/*/*.example.tsx', { cwd: ui.folder })
  expect(items.length).toBe(examples.length + 1)
  const built = join(site, 'registry-items')
  run('shadcn', ['build', '--output', built], registryOf(ui))
  expect(readItems(built)).toEqual(items)
  const others: Readonly<Record<string, string>> = {
    'form-react-hook-form': 'react-hook-form',
    'table-tanstack': '@tanstack/react-table',
  }
  for (const { name, dependencies } of items)
    expect(dependencies, name).toEqual(others[name] ? ['@saha/ui', others[name]] : ['@saha/ui'])
})

test('compiles every item under strict TypeScript', ({ packed: { site, ui } }) => {
  const items = readItems(join(registryOf(ui), 'r'))
  const root = emptyHost(site)
  add(root, items)

  // The CLI rewrites physical classes for right to left: there are none.
  for (const { files = [] } of items)
    for (const { target, content } of files)
      expect(readFileSync(join(root, target.replace('@', '')), 'utf8'), target).toBe(content)
  run('tsc', ['-p', '.'], root)
})

test('renders five items in a Vite host', async ({ packed: { site, ui }, page }) => {
  const five = chooseFive(readItems(join(registryOf(ui), 'r')))
  const root = emptyHost(site)
  add(root, five)
  expect(readFileSync(join(root, 'main.css'), 'utf8').match(/@saha\/ui\/styles\.css/g)).toHaveLength(1)

  const server = await host(root, true)
  try {
    const output: string[] = []
    page.on('console', (message) => output.push(message.text()))
    page.on('pageerror', (error) => output.push(error.message))
    await page.goto(server.url)
    await expect(page.locator('[data-example]')).toHaveCount(five.length - 1)
    await expect(page.locator('[data-example]:empty')).toHaveCount(0)
    expect(output).toEqual([])
  } finally {
    await server.close()
  }
})

test('would be rewritten if it had physical classes', ({ packed: { site } }) => {
  const root = emptyHost(site)
  const content = 'export const Sample = () => <p className="ml-2 text-left">Sample</p>\n'
  const file = { path: 'sample.tsx', type: 'registry:component', target: '@components/sample.tsx', content }
  add(root, [{ name: 'sample', type: 'registry:component', dependencies: [], files: [file] }])
  expect(readFileSync(join(root, 'components/sample.tsx'), 'utf8')).toContain('ms-2 text-start')
})
