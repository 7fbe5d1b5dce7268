// Copies packages and all that they depend on: node copy-packages.mjs <from> <to> <name…>
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [from = '', to = '', ...names] = process.argv.slice(2)
/** @type {Set<string>} */
const copied = new Set()

/** @param {string} name */
function copy(name) {
  if (copied.has(name)) return
  copied.add(name)
  const source = join(from, name)
  // An optional dependency that is not installed.
  if (!existsSync(source)) return
  cpSync(source, join(to, name), { recursive: true })
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(dependencies)) copy(dependency)
}

for (const name of names) copy(name)
