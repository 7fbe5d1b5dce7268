import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const folder = fileURLToPath(new URL('src/hosted/', import.meta.url))

/** Bundles an entry as one classic script, which runs before the parser continues. */
async function bundleScript(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${folder}${entry}`, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Returns the scripts of imported games by name: `first-script.js`, and the adapters `sdk/<name>.js`. */
export async function bundleHostedScripts(): Promise<ReadonlyMap<string, string>> {
  const adapters = existsSync(`${folder}sdk`)
    ? readdirSync(`${folder}sdk`).filter((name) => /^[\w-]+\.ts$/.test(name))
    : []
  const entries = ['first-script.ts', ...adapters.map((name) => `sdk/${name}`)]
  return new Map(
    await Promise.all(
      entries.map(async (entry) => [entry.replace(/\.ts$/, '.js'), await bundleScript(entry)] as const),
    ),
  )
}
