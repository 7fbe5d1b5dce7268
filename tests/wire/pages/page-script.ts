import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const entries = {
  /** The unmodified SDK, under the names of `sdk-page.ts`. */
  sdk: new URL('sdk-page.ts', import.meta.url),
  /** The same with the portal's own calls, under the names of `portal-page.ts`. */
  portal: new URL('portal-page.ts', import.meta.url),
  /** The unmodified Gemini SDK. */
  gemini: new URL('gemini-page.ts', import.meta.url),
  /** The portal's own calls to Gemini. */
  ai: new URL('ai-page.ts', import.meta.url),
}
const bundled = new Map<keyof typeof entries, Promise<string>>()

/** Bundles the script of a page, once in each worker. */
export function pageScript(page: keyof typeof entries): Promise<string> {
  const script = bundled.get(page) ?? bundle(entries[page])
  bundled.set(page, script)
  return script
}

async function bundle(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['saha-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`Vite built no script of ${entry.href}.`)
  return output.output[0].code
}
