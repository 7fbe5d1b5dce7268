import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const patterns = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/ui/package.json',
  'packages/ui/tsconfig.json',
  'packages/ui/scripts/props.ts',
  'packages/ui/scripts/props/*.ts',
  'packages/ui/src/**/*.{ts,tsx}',
  // Their names tell which folders are components.
  'packages/ui/src/*/*.docs.json',
]
const tests = /\.(?:test|stories|example|guidelines|samples)\.tsx?$/

/** Returns every file that the reference depends on. The lock file stands for installed packages. */
const findInputs = () =>
  globSync(patterns, { cwd: root })
    .filter((path) => !tests.test(path))
    .toSorted()

/** Returns a hash of all inputs, which changes whenever the reference may change. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const path of findInputs()) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const known = new Set(findInputs())

/** Throws if the hash leaves out a file that was read. */
export function requireInput(path: string) {
  const name = relative(root, path)
  if (!name.startsWith('node_modules/') && !known.has(name))
    throw new Error(`${name} was read, but the inputs in packages/ui/scripts/props/inputs.ts leave it out.`)
}
