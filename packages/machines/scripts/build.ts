/** `npm run build -w @saha/machines`: compiles JavaScript and types into `dist`, as published, and adds the docs. */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createDocs } from './docs.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${here}dist`, { recursive: true, force: true })
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

// One file without imports, so that any bundler or server can copy it.
await build({
  configFile: false,
  logLevel: 'warn',
  root: here,
  build: {
    outDir: 'dist/adapters',
    emptyOutDir: false,
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    lib: {
      entry: 'src/adapters/audio-worklet/audio-worklet.ts',
      formats: ['es'],
      fileName: () => 'audio-worklet.js',
    },
  },
})
writeFileSync(`${here}dist/adapters/audio-worklet.d.ts`, 'export {}\n')

mkdirSync(`${here}dist/docs`)
for (const [path, text] of Object.entries(createDocs())) writeFileSync(`${here}dist/${path}`, text)
