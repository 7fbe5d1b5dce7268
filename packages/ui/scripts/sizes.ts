/**
 * Measures the bundle size of each component: its subpath export with all dependencies except React, minified,
 * brotli-compressed, in bytes. `npm run sizes -w @saha/ui` writes src/sizes.generated.json, which the docs show.
 * `--check` compares with that file and enforces budgets.json (KB). Chunks loaded after the page is idle are measured
 * separately (`toast, later`).
 */
import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const here = fileURLToPath(new URL('..', import.meta.url))
const source = join(here, 'src')
const written = join(source, 'sizes.generated.json')
const budgets = JSON.parse(readFileSync(join(here, 'budgets.json'), 'utf8')) as Record<string, number>

const components = readdirSync(source)
  .filter((name) => existsSync(join(source, name, `${name}.docs.json`)))
  .toSorted()

/** Sets of components measured as one bundle, which contains shared code once. */
const together = {
  'seven widgets': ['dialog', 'dropdown-menu', 'popover', 'slider', 'tabs', 'toast', 'tooltip'],
}

/** Provides a virtual entry module that re-exports the components. */
const entryOf = (names: readonly string[]): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? join(source, 'entry.ts') : undefined),
  load: (id) =>
    id === join(source, 'entry.ts')
      ? names.map((name) => `export * from './${name}/index.ts'`).join('\n')
      : undefined,
})

/** Returns the bytes of the initial chunks and of the lazy chunks. */
async function measure(...names: string[]): Promise<{ atOnce: number; later: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    plugins: [entryOf(names)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // An application build, because a library build keeps whitespace.
      rollupOptions: {
        input: 'entry',
        // Lets the entry chunk contain shared code, as in an application.
        preserveEntrySignatures: 'allow-extension',
        output: { format: 'es' },
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // Static imports load with the entry. The loop also visits names added while it runs.
  for (const name of first)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      first.add(imported)
  const sum = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0)
  return { atOnce: sum(true), later: sum(false) }
}

/** Returns the measured sizes of one component or set, keyed by name. */
async function figures(name: string, parts: readonly string[]): Promise<Record<string, number>> {
  const { atOnce, later } = await measure(...parts)
  return { [name]: atOnce, ...(later > 0 ? { [`${name}, later`]: later } : {}) }
}

const sizes: Record<string, number> = {}
// Sequential, because the bundler already uses every core.
for (const name of components) Object.assign(sizes, await figures(name, [name]))
const measuredSums: Record<string, number> = {}
for (const [name, parts] of Object.entries(together)) Object.assign(measuredSums, await figures(name, parts))

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const problems = Object.entries({ ...sizes, ...measuredSums }).flatMap(([name, size]) => {
  const budget = budgets[name]
  if (budget === undefined) return [`${name} has no budget: give it one (KB) in packages/ui/budgets.json.`]
  return size > budget * 1024 ? [`${name} is ${kb(size)}, over its budget of ${budget} KB.`] : []
})

if (process.argv.includes('--check')) {
  const known = JSON.parse(readFileSync(written, 'utf8')) as Record<string, number>
  // Allows 100 bytes of difference between bundler versions.
  const stale = Object.keys(sizes).filter((name) => Math.abs((known[name] ?? 0) - (sizes[name] ?? 0)) > 100)
  if (stale.length > 0)
    problems.push(`The docs show old sizes of ${stale.join(', ')}: run \`npm run sizes -w @saha/ui\`.`)
} else {
  writeFileSync(written, `${JSON.stringify(sizes, null, 2)}\n`)
  for (const [name, size] of Object.entries({ ...sizes, ...measuredSums }))
    process.stdout.write(`${kb(size).padStart(9)}  ${name}\n`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
