import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BundledRules } from '../../packages/games/bundle-rules.ts'

const folder = fileURLToPath(new URL('released-rules/', import.meta.url))
/** Releases whose runs are still verified, besides the current rules. */
const maxReleases = 2

/** Hashes of released rules by game, newest first. */
type ReleaseIndex = Readonly<Record<string, readonly string[]>>

const readIndex = (path: string): ReleaseIndex =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ReleaseIndex) : {}

/** Returns the rules of the last releases of a game by hash. */
export function readReleasedRules(game: string, from = folder): Map<string, string> {
  const hashes = readIndex(`${from}index.json`)[game] ?? []
  return new Map(hashes.map((hash) => [hash, readFileSync(`${from}${hash}.js`, 'utf8')]))
}

/** Stores the current rules as released, and deletes those of releases before the last two. */
export function keepRules(rules: ReadonlyMap<string, BundledRules>, to = folder): void {
  mkdirSync(to, { recursive: true })
  const index = readIndex(`${to}index.json`)
  const kept = Object.fromEntries(
    [...rules].map(([game, { code, hash }]) => {
      writeFileSync(`${to}${hash}.js`, code)
      const others = (index[game] ?? []).filter((other) => other !== hash)
      for (const old of others.splice(maxReleases - 1)) rmSync(`${to}${old}.js`)
      return [game, [hash, ...others]]
    }),
  )
  writeFileSync(`${to}index.json`, `${JSON.stringify(kept, null, 2)}\n`)
}
