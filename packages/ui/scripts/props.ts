/**
 * Extracts the reference of every component from its source: parts, props with types and defaults, data attributes and
 * CSS variables. `npm run props -w @saha/ui` writes src/props.generated.json; with `--check` it fails when the file is
 * stale.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashInputs } from './props/inputs.ts'

const written = fileURLToPath(new URL('../src/props.generated.json', import.meta.url))
const cache = fileURLToPath(new URL('../../../node_modules/.cache/props/', import.meta.url))

if (!process.argv.includes('--check')) await write()
else if (!(await isCurrent())) {
  console.error('packages/ui/src/props.generated.json is stale: run `npm run props -w @saha/ui`.')
  process.exit(1)
}

async function generate(): Promise<string> {
  // Loaded on demand, because it contains a compiler.
  const { readComponents } = await import('./props/read-components.ts')
  return `${JSON.stringify(readComponents(), null, 2)}\n`
}

async function write() {
  writeFileSync(written, await generate())
}

/** Compares the file with its sources, unless this very file was found current for these very inputs before. */
async function isCurrent(): Promise<boolean> {
  const text = readFileSync(written, 'utf8')
  const verified = join(cache, createHash('sha256').update(hashInputs()).update(text).digest('hex'))
  if (existsSync(verified)) return true
  if (text !== (await generate())) return false
  mkdirSync(cache, { recursive: true })
  writeFileSync(verified, '')
  return true
}
