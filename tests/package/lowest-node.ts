import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Packed } from './packed.ts'

/** A Node installation on this machine. */
interface Runtime {
  readonly path: string
  /** For example `[20, 19, 0]`. */
  readonly version: readonly number[]
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

const compare = (one: readonly number[], other: readonly number[]) =>
  one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/**
 * Finds the lowest Node on this machine that a package's `engines` allow, and reports when its major version is not
 * the lowest.
 */
export function lowestNode({ name, engines }: Packed['manifest']) {
  if (!engines) throw new Error(`${name} has no engines.node.`)
  const least = numbers(engines.node)
  const paths = [...new Set((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')))]
  const found = [...paths, process.execPath].filter((path) => existsSync(path))
  const [lowest] = found
    .map((path): Runtime => ({
      path,
      version: numbers(spawnSync(path, ['-v'], { encoding: 'utf8' }).stdout),
    }))
    .filter(({ version }) => version.length > 0 && compare(version, least) >= 0)
    .toSorted((one, other) => compare(one.version, other.version))
  if (!lowest) throw new Error(`This machine has no Node ${engines.node}.`)
  const isLowest = lowest.version[0] === least[0]
  const version = lowest.version.join('.')
  return {
    path: lowest.path,
    /** Printed in the report. */
    said: `Node ${version}${isLowest ? '' : `, because there is none as low as ${engines.node}`}`,
  }
}
