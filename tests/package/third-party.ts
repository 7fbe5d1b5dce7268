import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './packed.ts'

const recipe = fileURLToPath(new URL('third-party/', import.meta.url))
// Not in node_modules, because Next compiles no TypeScript there.
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
const files = ['package.json', 'package-lock.json']

/**
 * Installs Next, the lowest React and TypeScript 6 once for their lock file. They are no workspace dependencies: 300
 * MB for these tests only, and a second React.
 *
 * @returns the folder
 */
export function installThirdParty(): string {
  const hash = createHash('sha256').update(readFileSync(join(recipe, 'package-lock.json')))
  const home = join(cache, `third-party-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(home)) return home
  console.warn('Fetching Next, the lowest React and TypeScript 6 (once) …')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(`${home}-`)
  for (const file of files) copyFileSync(join(recipe, file), join(folder, file))
  run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder)
  renameSync(folder, home)
  return home
}

/** Copies a packed package and a host into the folder, as if both were installed there. */
export function installHost(
  home: string,
  packed: { folder: string; manifest: { name: string } },
  host: string,
) {
  const root = join(home, 'host')
  const installed = join(home, 'node_modules', packed.manifest.name)
  for (const folder of [root, installed]) rmSync(folder, { recursive: true, force: true })
  cpSync(packed.folder, installed, { recursive: true })
  cpSync(host, root, { recursive: true })
  return root
}
