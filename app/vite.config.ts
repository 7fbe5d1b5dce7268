import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'
import { arcade } from './arcade.ts'
import { boot } from './boot.ts'
import { brand } from './brand.ts'
import { gemini, hasStudio } from './gemini.ts'
import { chunkFiles, chunkGroups, chunkPreload } from './chunks.ts'
import { documentPolicy, hasHostHeaders, headersFile } from './headers.ts'
import { hosted } from './hosted.ts'
import { kitMessages } from './kit-messages.ts'
import { checkAds, checkAnalytics, checkPortal } from './portal-schema.ts'
import { ads } from './src/config/ads.ts'
import { analytics } from './src/config/analytics.ts'
import { kitSheets } from './kit-sheets.ts'
import { portal } from './src/config/portal.ts'
import { readPlayOrigin } from './src/config/play-origin.ts'
import { readSiteUrl } from './src/config/site-url.ts'
import { serviceWorker } from './service-worker.ts'
import { webApp } from './web-app.ts'
import { content } from './src/catalogue/content/vite-plugin.ts'
import { posters } from './src/catalogue/posters/vite-plugin.ts'
import { crawlers } from './src/prerender/seo-plugin.ts'
import { messages } from './src/i18n/vite-plugin.ts'
import { pages } from './src/prerender/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const env = loadEnv('production', root, 'VITE_')

// The router's package exports only its development build, which is larger by its warnings.
const routerProduction = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(
    new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url),
  ),
}))

// Reads workspace packages from source; published packages use their builds.
const resolve = {
  conditions: ['saha-source', ...defaultClientConditions],
  alias: [
    ...kitSheets,
    chunkPreload,
    {
      find: 'json-bigint',
      replacement: fileURLToPath(new URL('src/adapters/appwrite/client/plain-json.ts', import.meta.url)),
    },
    ...routerProduction,
    {
      find: 'react-style-singleton',
      replacement: fileURLToPath(new URL('src/style-singleton.ts', import.meta.url)),
    },
  ],
}

checkPortal(portal)
checkAds(ads)
checkAnalytics(analytics)

const siteUrl = readSiteUrl(env.VITE_SITE_URL)
const define = {
  'import.meta.env.VITE_PLAY_ORIGIN': JSON.stringify(readPlayOrigin(env.VITE_PLAY_ORIGIN) ?? ''),
  'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl ?? ''),
  'import.meta.env.VITE_ANALYTICS': JSON.stringify(analytics?.name ?? ''),
}

export default defineConfig({
  root,
  base: './',
  define,
  plugins: [
    react(),
    tailwindcss(),
    messages(),
    brand(),
    content(),
    kitMessages(),
    posters(),
    hosted(hasHostHeaders(env)),
    arcade(),
    boot(),
    crawlers(env.VITE_SITE_URL, hasStudio(env)),
    gemini(env),
    pages({
      siteUrl,
      hasHeaders: hasHostHeaders(env),
      policy: (styles) => documentPolicy(env, styles),
      headers: (styles) => headersFile(env, styles),
      createConfig: () => ({
        root,
        plugins: [react(), messages(), brand(), content(), kitMessages(), arcade(), gemini(env)],
        define,
        resolve,
      }),
    }),
    webApp(hasStudio(env), siteUrl),
    serviceWorker(),
  ],
  resolve,
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids data URLs for fonts, scripts and workers.
    assetsInlineLimit: 0,
    // For older browsers, `:dir()` would be compiled to `:lang()`, which ignores nested `dir` attributes.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Short hashes of few characters: the entry lists a hundred file names, and random text does not compress.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
    modulePreload: { polyfill: false, resolveDependencies: chunkFiles },
  },
  server: {
    proxy: {
      '/v1': 'http://localhost:4321',
      '/arcade': 'http://localhost:4321',
      '/hosted': 'http://localhost:4321',
      // The gateway accepts requests from the origin of `npm start` only.
      '/gateway': { target: 'http://localhost:4321', ws: true, headers: { origin: 'http://localhost:4321' } },
      '/gemini': { target: 'http://localhost:4321', ws: true },
    },
  },
})
