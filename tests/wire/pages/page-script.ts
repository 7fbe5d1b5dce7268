import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const entries = {
  /** The unmodified SDK and the names of `sdk-page.ts`. */
  sdk: new URL('sdk-page.ts', import.meta.url),
  /** The same, and the portal's own calls as `portal-page.ts` names them. */
  portal: new URL('portal-page.ts', import.meta.url),
  /** The unmodified SDK of Gemini. */
  gemini: new URL('gemini-page.ts', import.meta.url),
  /** The portal's own calls to Gemini. */
  ai: new URL('ai-page.ts', import.meta.url),
}
const bundled = new Map<keyof typeof entries, Promise<string>>()

/** What runs in a page, as one script; built once in each worker. */
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
