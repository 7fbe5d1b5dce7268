import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { bundleGames } from './bundle-games.ts'

/** The arcade page: one small shell, and a chunk for each game that loads when it is asked for. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page may be served from any folder; its headers (public/_headers) name /arcade/.
  base: './',
  plugins: [bundleGames()],
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
