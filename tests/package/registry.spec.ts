import { globSync, readFileSync, writeFileSync } from 'node:fs'
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

const registryOf = ({ folder }: Packed) => join(folder, 'dist', 'registry')

const readItems = (folder: string): Item[] =>
  globSync('*.json', { cwd: folder, exclude: ['registry.json'] })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Item)

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

test.describe('a host with every item', () => {
  const sample = {
    path: 'sample.tsx',
    type: 'registry:component',
    target: '@components/sample.tsx',
    content: 'export const Sample = () => <p className="ml-2 text-left">Sample</p>\n',
  }
  let root: string
  let items: Item[]
  test.beforeAll(({ packed: { site, ui } }) => {
    items = readItems(join(registryOf(ui), 'r'))
    root = copyHost(site, 'registry')
    const physical = { name: 'sample', type: 'registry:component', dependencies: [], files: [sample] }
    add(root, [...items, physical])
  })
  const read = (target: string) => readFileSync(join(root, target.replace('@', '')), 'utf8')

  test('has them as written, because the CLI finds no physical class to rewrite', () => {
    for (const { files = [] } of items)
      for (const { target, content } of files) expect(read(target), target).toBe(content)
    expect(read('main.css').match(/@saha\/ui\/styles\.css/g)).toHaveLength(1)
    expect(read(sample.target), 'physical classes are rewritten').toContain('ms-2 text-start')
  })

  test('compiles them under strict TypeScript', () => {
    run('tsc', ['-p', '.'], root)
  })

  test('renders them with Vite', async ({ page }) => {
    const server = await host(root, true)
    try {
      const output: string[] = []
      page.on('console', (message) => output.push(message.text()))
      page.on('pageerror', (error) => output.push(error.message))
      await page.goto(server.url)
      // All but the theme.
      await expect(page.locator('[data-example]')).toHaveCount(items.length - 1)
      await expect(page.locator('[data-example]:empty')).toHaveCount(0)
      expect(output).toEqual([])
    } finally {
      await server.close()
    }
  })
})
