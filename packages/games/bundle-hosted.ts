import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('src/', import.meta.url))

/**
 * Bundles a module as one classic script, which runs before the parser continues.
 *
 * @param entry path in `src`
 */
export async function bundleScript(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${source}${entry}`, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Returns the scripts of imported games by name: `first-script.js`, `indexed-db.js`, and the adapters `sdk/<name>.js`. */
export async function bundleHostedScripts(): Promise<ReadonlyMap<string, string>> {
  const adapters = existsSync(`${source}hosted/sdk`)
    ? readdirSync(`${source}hosted/sdk`).filter((name) => /^[\w-]+\.ts$/.test(name))
    : []
  const entries = ['first-script.ts', 'indexed-db.ts', ...adapters.map((name) => `sdk/${name}`)]
  return new Map(
    await Promise.all(
      entries.map(
        async (entry) => [entry.replace(/\.ts$/, '.js'), await bundleScript(`hosted/${entry}`)] as const,
      ),
    ),
  )
}
