import { fileURLToPath } from 'node:url'

/** Where the kit's stylesheets are written: Tailwind resolves them by conditions of its own, which know of none. */
export const kitSheets = ['styles.css', 'tailwind.strict.css', 'page.css'].map((sheet) => ({
  find: `@saha/ui/${sheet}`,
  replacement: fileURLToPath(new URL(`../packages/ui/src/styles/${sheet}`, import.meta.url)),
}))
