/**
 * Builds the package into `dist`: JavaScript, types, stylesheets, fonts, docs and the shadcn registry. Run
 * `npm run build -w @saha/ui`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { markClientModules } from './client.ts'
import { writeComponentSheets } from './component-sheets.ts'
import { createDocs } from './docs.ts'
import { createRegistry } from './registry.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const dist = join(here, 'dist')
rmSync(dist, { recursive: true, force: true })

const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
markClientModules(dist)

for (const folder of ['styles', 'tokens', 'fonts']) {
  cpSync(join(here, 'src', folder), join(dist, folder), {
    recursive: true,
    filter: (path) => !/\.(?:ts|tsx)$|\.tokens\.json$/.test(path),
  })
}

// Tailwind scans the compiled output, so classes that only stories use are not included.
const scratch = mkdtempSync(join(dist, '.styles-'))
await build({
  configFile: false,
  logLevel: 'warn',
  root: dist,
  plugins: [tailwindcss()],
  build: {
    outDir: scratch,
    emptyOutDir: false,
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    rollupOptions: { input: join(dist, 'styles', 'styles.css'), output: { assetFileNames: 'styles.css' } },
  },
})
const components = readdirSync(join(here, 'src')).filter((name) =>
  existsSync(join(here, 'src', name, `${name}.docs.json`)),
)
await writeComponentSheets(dist, components, join(dist, 'styles', 'components'))
cpSync(join(scratch, 'styles.css'), join(dist, 'styles', 'styles.css'))
rmSync(scratch, { recursive: true })
for (const part of ['core', 'reset', 'component-styles']) rmSync(join(dist, 'styles', `${part}.css`))
// Lets TypeScript resolve the package's CSS imports.
writeFileSync(join(dist, 'styles', 'sheet.d.ts'), 'export {}\n')

mkdirSync(join(dist, 'docs'))
for (const [path, text] of Object.entries(createDocs())) writeFileSync(join(dist, path), text)
mkdirSync(join(dist, 'registry', 'r'), { recursive: true })
for (const [path, text] of Object.entries(createRegistry())) writeFileSync(join(dist, 'registry', path), text)
