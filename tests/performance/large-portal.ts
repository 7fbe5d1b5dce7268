import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type Plugin } from 'vite'

const app = fileURLToPath(new URL('../../app/', import.meta.url))
const isCatalogue = (id: string) => id.endsWith('/app/src/catalogue/catalogue.ts')
const largeCatalogue = fileURLToPath(new URL('large-catalogue.ts', import.meta.url))

/** Replaces the catalogue with generated games. */
const large = (count: number): Plugin => ({
  name: 'saha:large-catalogue',
  enforce: 'pre',
  load: (id) =>
    isCatalogue(id)
      ? `import { createLargeCatalogue } from ${JSON.stringify(largeCatalogue)}
         export const catalogue = createLargeCatalogue(${count})`
      : null,
})

/** Builds the portal with a catalogue of that size and serves it without a backend. */
export async function largePortal(count: number): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'saha-large-'))
  await build({
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [large(count)],
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The preview did not start.')
  return {
    url,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}
