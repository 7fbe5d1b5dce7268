import { fileURLToPath } from 'node:url'
import { defaultServerConditions, defineConfig } from 'vite'
import { content } from '../src/catalogue/content/vite-plugin.ts'
import { rules } from './rules-plugin.ts'

/** Bundles each function into one module without dependencies, which Appwrite and the local cloud run. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [content(), rules()],
  ssr: { noExternal: true, resolve: { conditions: ['saha-source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/verify-run',
    emptyOutDir: true,
    rolldownOptions: {
      input: fileURLToPath(new URL('verify-run/main.ts', import.meta.url)),
      output: { format: 'es', entryFileNames: 'main.mjs', codeSplitting: false },
    },
  },
})
