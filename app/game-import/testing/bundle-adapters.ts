import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Returns an adapter as one classic script. */
export async function bundleAdapter(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`../../../packages/games/src/hosted/sdk/${name}.ts`, import.meta.url))
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
