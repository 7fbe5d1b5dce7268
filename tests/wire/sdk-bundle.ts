import { fileURLToPath } from 'node:url'
import { build } from 'vite'

let bundled: Promise<string> | undefined

/** The unmodified SDK and the names of `sdk-page.ts`, as one script; built once in each worker. */
export function sdkBundle(): Promise<string> {
  return (bundled ??= bundle())
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('sdk-page.ts', import.meta.url)), formats: ['es'] },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('Vite built no script for the SDK page.')
  return output.output[0].code
}
