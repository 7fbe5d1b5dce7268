import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { build, parseAst, preview } from 'vite'
import { lowestNode } from './lowest-node.ts'
import { run, test, type Packed } from './packed.ts'

const consumer = fileURLToPath(new URL('consumer/', import.meta.url))

/** The subpaths that a package promises, as `attw` names them. */
const subpaths = ({ folder, manifest }: Packed) => [
  '.',
  ...readdirSync(join(folder, 'dist'))
    .filter((name) => existsSync(join(folder, 'dist', name, 'index.js')))
    .filter((name) => manifest.exports[`./${name}`] !== null)
    .map((name) => `./${name}`),
]

for (const name of ['ui', 'machines'] as const) {
  test.describe(`@saha/${name}, packed`, () => {
    test('publint has nothing to say', ({ packed }) => {
      expect(run('publint', [packed[name].tarball, '--strict'], packed.site)).toContain('All good')
    })

    test('its types resolve everywhere that ESM does', ({ packed }) => {
      const { tarball } = packed[name]
      const entries = ['--entrypoints', ...subpaths(packed[name])]
      run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...entries], packed.site)
    })

    test('it names every package that it imports', ({ packed }) => {
      const { folder, manifest } = packed[name]
      const declared = new Set(
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' }),
      )
      const imported = globSync('dist/**/*.js', { cwd: folder }).flatMap((file) =>
        parseAst(readFileSync(join(folder, file), 'utf8'))
          .body.map((node) => ('source' in node ? (node.source?.value ?? '.') : '.'))
          .filter((path) => !path.startsWith('.'))
          .map((path) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? ''),
      )
      expect([...new Set(imported)].filter((path) => !declared.has(path))).toEqual([])
      expect(imported.filter((path) => builtinModules.includes(path))).toEqual([])
    })

    test('it ships what it needs and nothing else', ({ packed }) => {
      const files = globSync('**/*', { cwd: packed[name].folder })
      expect(files.filter((file) => /\.(?:stories|test|rig|samples)\.|tsbuildinfo/.test(file))).toEqual([])
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']))
    })
  })
}

/** Builds a host out of the packed kit, as if it had been installed, and serves it. */
async function host(site: string, kind: 'plain' | 'tailwind') {
  const root = join(site, kind)
  cpSync(join(consumer, kind), root, { recursive: true })
  const [{ default: react }, { default: tailwindcss }] = await Promise.all([
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  const options = { root, configFile: false, logLevel: 'warn', preview: { port: 0 } } as const
  const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari16.4']
  const plugins = kind === 'tailwind' ? [react(), tailwindcss()] : [react()]
  await build({ ...options, plugins, build: { cssTarget } })
  return preview(options)
}

for (const kind of ['plain', 'tailwind'] as const) {
  test(`a ${kind} host looks and reads as the kit does`, async ({ packed, page }) => {
    const server = await host(packed.site, kind)
    const output: string[] = []
    page.on('console', (message) => output.push(message.text()))
    page.on('pageerror', (error) => output.push(error.message))
    try {
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const button = page.getByRole('button', { name: 'العب الآن' })
      const probe = (name: string) =>
        button.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
      expect(await probe('--saha-color-action')).not.toBe('')
      expect(await probe('background-color')).toBe(
        await button.evaluate((element) => {
          const swatch = document.createElement('i')
          swatch.style.backgroundColor = 'var(--saha-color-action)'
          element.append(swatch)
          const { backgroundColor } = getComputedStyle(swatch)
          swatch.remove()
          return backgroundColor
        }),
      )
      expect(await probe('font-family')).toMatch(/Rubik|Alexandria/)
      expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.size))).toBeGreaterThan(
        0,
      )
      if (kind === 'plain') {
        await page.getByRole('tab', { name: 'الأحدث' }).focus()
        await page.keyboard.press('ArrowLeft')
        await expect(page.getByRole('tab', { name: 'الأعلى تقييمًا' })).toBeFocused()
      } else {
        const own = page.getByTestId('own')
        await expect(own).toHaveCSS('padding-right', '40px')
        await expect(own).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      }
      expect(output).toEqual([])
      // What the kit tells developers is not sent to visitors.
      const scripts = globSync('dist/assets/*.js', { cwd: join(packed.site, kind) })
      const sent = scripts.map((file) => readFileSync(join(packed.site, kind, file), 'utf8')).join('')
      expect(sent).toContain('rendered outside <SahaProvider>')
      expect(sent).not.toMatch(/does not know the|has no name, so/)
    } finally {
      await server.close()
    }
  })
}

/** A host of the packed machines: its sources type-checked as somebody's own would be, and compiled. */
function compiledHost(site: string) {
  const root = join(site, 'node')
  cpSync(join(consumer, 'node'), root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const [index, code] of readmeExamples(join(site, 'node_modules/@saha/machines')).entries())
    writeFileSync(join(root, `readme-${index}.ts`), code)
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2024', 'DOM', 'DOM.AsyncIterable'],
    module: 'nodenext',
    strict: true,
    outDir: 'out',
    types: ['node'],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude: ['out'] }))
  run('tsc', ['-p', '.'], root)
  return root
}

/** What the package's README shows, each a module of its own; what it takes for granted is in `readme.d.ts`. */
const readmeExamples = (folder: string) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```ts\n([^]*?)^```/gm)].map(
    ([, code]) => `${code}export {}\n`,
  )

test.describe('the machines, in a host of their own,', () => {
  test('type-check, with all that the README shows, and run on the lowest Node there is', ({
    packed: { site, machines },
  }) => {
    const { path, said } = lowestNode(machines.manifest)
    test.info().annotations.push({ type: 'node', description: said })
    process.stdout.write(`@saha/machines, packed, runs on ${said}\n`)
    expect(readmeExamples(machines.folder).length).toBeGreaterThan(3)
    const root = compiledHost(site)
    expect(JSON.parse(run(path, [join('out', 'main.js')], root))).toEqual({
      saved: [5],
      stars: 5,
      status: 'thanking',
      broken: [],
      unvisited: [],
      cases: expect.any(Number),
    })
  })

  test('pass the checks of its own Vitest', ({ packed: { site } }) => {
    const root = join(site, 'vitest')
    cpSync(join(consumer, 'node', 'rating-checks.ts'), join(root, 'rating.test.ts'))
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    const report = join(root, 'report.json')
    run('vitest', ['run', '--root', root, '--reporter=json', `--outputFile=${report}`], root)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ success: true, numPassedTests: 4 })
  })

  test('need nothing but XState, the fuzzer and Vitest apart', ({ packed: { machines } }) => {
    const alone = mkdtempSync(join(tmpdir(), 'saha-machines-'))
    try {
      const modules = join(alone, 'node_modules')
      cpSync(machines.folder, join(modules, '@saha/machines'), { recursive: true })
      cpSync(join(machines.folder, '../../../../../node_modules/xstate'), join(modules, 'xstate'), {
        recursive: true,
      })
      cpSync(join(consumer, 'node', 'alone.js'), join(alone, 'alone.mjs'))
      const { path } = lowestNode(machines.manifest)
      expect(JSON.parse(run(path, ['alone.mjs'], alone))).toEqual({
        empty: [],
        fuzz: expect.stringContaining("Cannot find package 'fast-check'"),
      })
    } finally {
      rmSync(alone, { recursive: true })
    }
  })
})
