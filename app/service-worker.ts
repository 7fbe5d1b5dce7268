import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { unhashedFiles } from './src/service-worker/cache-strategy.ts'

/** File name of the worker, beside `index.html`. */
export const serviceWorkerFile = 'service-worker.js'

type Files = Rolldown.OutputBundle

const source = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url))
const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** AI tools need a connection, so their chunks are cached only after use. */
const needsConnection = (chunk: Rolldown.OutputChunk) =>
  /\/src\/(?:screens\/studio\/[^/]+|adapters\/gemini)\//.test(chunk.facadeModuleId ?? '')

/** Lists every file that the app may request offline. */
function shellFiles(bundle: Files): string[] {
  const assets = Object.values(bundle).filter((file) => file.type === 'asset')
  const files = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (!file || file.type !== 'chunk' || files.has(name) || needsConnection(file)) return
    files.add(name)
    for (const css of file.viteMetadata?.importedCss ?? []) files.add(css)
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName)
  // Stylesheets name fonts, scripts name workers.
  const textOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.code : String(file?.source ?? '')
  }
  const texts = [...files].map(textOf).join('\n')
  for (const { fileName } of assets) {
    const name = fileName.split('/').at(-1) ?? fileName
    if (/^assets\/.*\.(?:js|woff2)$/.test(fileName) && texts.includes(name)) files.add(fileName)
  }
  return [...files].sort()
}

/** Bundles the worker as a classic script, because Firefox has no module service workers. */
async function bundleWorker(shell: object): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Writes the service worker with the list of files to cache, after all other files. */
export function serviceWorker(): Plugin {
  return {
    name: 'saha:service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const revision = (name: string) => hashOf(readFileSync(join(dir, name)))
        const files = [
          { url: './', revision: revision('index.html') },
          ...[...unhashedFiles].map((url) => ({ url, revision: revision(url) })),
          ...shellFiles(bundle).map((url) => ({ url, revision: null })),
        ]
        const version = hashOf(JSON.stringify(files))
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/index.html'),
        )?.fileName
        if (entry === undefined) throw new Error('The build wrote no first script of the page.')
        writeFileSync(join(dir, serviceWorkerFile), await bundleWorker({ version, entry, files }))
      },
    },
  }
}
