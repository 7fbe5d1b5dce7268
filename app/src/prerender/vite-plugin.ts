import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, defaultServerConditions, type InlineConfig, type Manifest, type Plugin } from 'vite'
import type * as Writer from './write-pages.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))

/** Paths of the dynamic imports that prerendering needs: screens, messages, articles, favorites and share buttons. */
const prerenderedImports =
  /(?:screens\/(?:home|games|game|board|category|about|privacy|terms|contact|blog|article|guide|site-map)\/|layout\/not-found\/|screens\/studio\/(?:studio|tool-page)\.|locales\/|articles\/|favorite-button|\/share\.tsx)/

const emptyModule = '\0saha:empty-module'

/** Stubs every other dynamic import and all stylesheets. */
const stubOtherImports: Plugin = {
  name: 'saha:stub-other-imports',
  enforce: 'pre',
  resolveDynamicImport: (specifier, importer) =>
    typeof specifier === 'string' && !prerenderedImports.test(join(dirname(importer ?? ''), specifier))
      ? emptyModule
      : null,
  resolveId: (id) => (id.endsWith('.css') ? emptyModule : null),
  load: (id) => (id === emptyModule ? 'export default undefined' : null),
}

/** Builds the prerenderer for Node, without stylesheets. */
async function buildWriter(config: InlineConfig, outDir: string): Promise<typeof Writer> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [stubOtherImports, ...(config.plugins ?? [])],
    // Its messages are precompiled, so it must be bundled like in the browser.
    ssr: {
      noExternal: ['use-intl', 'icu-minify', /^@saha\//],
      resolve: { conditions: ['saha-source', ...defaultServerConditions] },
    },
    build: {
      ssr: fileURLToPath(new URL('write-pages.ts', import.meta.url)),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'write-pages.js' } },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'write-pages.js')).href)) as typeof Writer
}

export interface PagesOptions {
  /** The public URL with a trailing slash, if it is configured. */
  siteUrl: string | undefined
  /** Whether the host sends the headers; otherwise each page contains the policy. */
  hasHeaders: boolean
  /** The policy of a document and the headers of all files, with hashes of inline styles. */
  policy: (styles: readonly string[]) => string
  headers: (styles: readonly string[]) => string
  /** Vite configuration with new plugin instances, because one instance cannot serve two builds at once. */
  createConfig: () => InlineConfig
}

/** Prerenders every public page in each language after the client build. */
export function pages({ siteUrl, hasHeaders, policy, headers, createConfig }: PagesOptions): Plugin {
  return {
    name: 'saha:pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await mkdir(cache, { recursive: true })
      const folder = await mkdtemp(join(cache, 'saha-pages-'))
      try {
        const { writePages } = await buildWriter(createConfig(), folder)
        const text = (name: string) => readFile(join(dir, name), 'utf8')
        const written = await writePages({
          template: await text('index.html'),
          manifest: JSON.parse(await text('.vite/manifest.json')) as Manifest,
          siteUrl,
          hasHeaders,
          read: text,
          policy,
          headers,
        })
        for (const [name, content] of written) {
          await mkdir(dirname(join(dir, name)), { recursive: true })
          await writeFile(join(dir, name), content)
        }
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}
