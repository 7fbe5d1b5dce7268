import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'
import { arcade } from './arcade.ts'
import { boot } from './boot.ts'
import { gemini, hasStudio } from './gemini.ts'
import { chunkFiles, chunkPreload } from './chunks.ts'
import { documentPolicy, headersFile } from './headers.ts'
import { kitSheets } from './kit-sheets.ts'
import { serviceWorker } from './service-worker.ts'
import { webApp } from './web-app.ts'
import { posters } from './src/catalogue/posters/vite-plugin.ts'
import { crawlers } from './src/prerender/seo-plugin.ts'
import { messages } from './src/i18n/vite-plugin.ts'
import { pages } from './src/prerender/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const env = loadEnv('production', root, 'VITE_')

/** What is always fetched together is one chunk; else each further screen that shares a part of it splits it anew. */
const chunks = [
  // What every visit needs first.
  { name: 'portal', tags: ['$initial' as const] },
  // What home draws and most other screens do too. Before the next, so that what both need comes with it.
  {
    name: 'cards',
    test: /\/(game-list|article-list|random-button|use-played|sort|play-link|category-tile|page-meta|heading|(icons\/(arrow-down|check|globe|play)))\.tsx?$/,
  },
  // Drawings that several screens share: each would be a request, and a name in the lists of what a screen needs.
  { name: 'icons', test: /\/icons\/(?!offline)[\w-]+\.tsx$/, minShareCount: 2 },
  // What every visit fetches once its page rests: who is here, and their hearts.
  { name: 'session', test: /\/(session\/actors\.ts|games\/favorite-button\.tsx)$/ },
]

// Our own packages are read as they are written; whoever installs them gets what they ship.
const resolve = {
  conditions: ['saha-source', ...defaultClientConditions],
  alias: [
    ...kitSheets,
    chunkPreload,
    {
      find: 'json-bigint',
      replacement: fileURLToPath(new URL('src/adapters/appwrite/plain-json.ts', import.meta.url)),
    },
    {
      find: 'react-style-singleton',
      replacement: fileURLToPath(new URL('src/style-singleton.ts', import.meta.url)),
    },
  ],
}

export default defineConfig({
  root,
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    messages(),
    posters(),
    arcade(),
    boot(),
    crawlers(env.VITE_SITE_URL, hasStudio(env)),
    gemini(env),
    pages({
      siteUrl: env.VITE_SITE_URL,
      policy: (styles) => documentPolicy(env, styles),
      headers: (styles) => headersFile(env, styles),
      reading: () => ({ root, plugins: [react(), messages(), arcade(), gemini(env)], resolve }),
    }),
    webApp(hasStudio(env)),
    serviceWorker(),
  ],
  resolve,
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts, scripts or workers.
    assetsInlineLimit: 0,
    // For older browsers :dir() would be rewritten to :lang(), which knows nothing of islands of another direction.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first script lists a hundred names of files, and what is random in them does not compress.
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
      // It takes calls from the pages of `npm start` alone.
      '/gateway': { target: 'http://localhost:4321', ws: true, headers: { origin: 'http://localhost:4321' } },
      '/gemini': { target: 'http://localhost:4321', ws: true },
    },
  },
})
