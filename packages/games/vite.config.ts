import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { bundleGames } from './bundle-games.ts'

/** Builds the arcade page: a small shell and one lazy chunk per game. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page may be served from any folder; only its headers (public/_headers) name /arcade/.
  base: './',
  plugins: [bundleGames()],
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no `data:` URLs for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
