import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = 'virtual:rules'

/** Returns the file with a game's rules and codec. */
function findRules(id: string): string {
  const paths = ['rules/rules.ts', 'rules.ts'].map((file) =>
    fileURLToPath(new URL(`src/games/${id}/${file}`, import.meta.url)),
  )
  const found = paths.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`${id} has no rules: add src/games/${id}/rules.ts.`)
  return found
}

/** The rules of a game in a form that runs anywhere. */
export interface BundledRules {
  /** An ES module without imports that exports `rules`. */
  code: string
  /**
   * Identifies the rules of recorded runs: the first 64 bits of the SHA-256 of `code`, which is all that the rules and
   * the codec execute, after tree shaking and minification. It changes with what is computed, not with comments, types
   * or names. A new bundler may change it too.
   */
  hash: string
}

/** Bundles the rules of a game for a replay, and derives the hash that its logs carry. */
export async function bundleRules(id: string): Promise<BundledRules> {
  const rules: Plugin = {
    name: 'saha:rules',
    resolveId: (source) => (source === entry ? `\0${entry}` : null),
    load: (source) =>
      source === `\0${entry}` ? `export { rules } from ${JSON.stringify(findRules(id))}` : null,
  }
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    plugins: [rules],
    build: {
      target: 'baseline-widely-available',
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const { code } = built.output[0]
  return { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) }
}
