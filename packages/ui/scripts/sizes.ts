/**
 * Measures what each component costs a host that imports only it: its own subpath with everything it needs but
 * React, minified, after brotli, in bytes. `npm run sizes -w @saha/ui` writes src/sizes.generated.json, which the
 * docs show; with `--check` it only compares, and holds every component to budgets.json (KB).
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

/** What several together cost: what they share is loaded once. */
const together = {
  'seven widgets': ['dialog', 'dropdown-menu', 'popover', 'slider', 'tabs', 'toast', 'tooltip'],
}

/** A module that hands on everything of some components, which is nowhere on the disk. */
const entryOf = (names: readonly string[]): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? join(source, 'entry.ts') : undefined),
  load: (id) =>
    id === join(source, 'entry.ts')
      ? names.map((name) => `export * from './${name}/index.ts'`).join('\n')
      : undefined,
})

async function measure(...names: string[]): Promise<number> {
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
      // As a host's own build has it: a library's would keep every space.
      rollupOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  )
}

const sizes: Record<string, number> = {}
// One after the other: the bundler uses every core by itself, and many at once fight over them.
for (const name of components) sizes[name] = await measure(name)
const sums = Object.entries(together)
const measuredSums: Record<string, number> = {}
for (const [name, parts] of sums) measuredSums[name] = await measure(...parts)

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const problems = [...components, ...sums.map(([name]) => name)].flatMap((name) => {
  const size = sizes[name] ?? measuredSums[name] ?? 0
  const budget = budgets[name]
  if (budget === undefined) return [`${name} has no budget: give it one (KB) in packages/ui/budgets.json.`]
  return size > budget * 1024 ? [`${name} is ${kb(size)}, over its budget of ${budget} KB.`] : []
})

if (process.argv.includes('--check')) {
  const known = JSON.parse(readFileSync(written, 'utf8')) as Record<string, number>
  // Versions of the bundler differ by a few bytes; a figure in the docs may not be off by more than that.
  const stale = components.filter((name) => Math.abs((known[name] ?? 0) - (sizes[name] ?? 0)) > 100)
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
