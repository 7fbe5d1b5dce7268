import { fileURLToPath } from 'node:url'

/** Aliases to the kit's source stylesheets: Tailwind ignores the `saha-source` condition. */
export const kitSheets = ['styles.css', 'tailwind.strict.css', 'page.css'].map((sheet) => ({
  find: `@saha/ui/${sheet}`,
  replacement: fileURLToPath(new URL(`../packages/ui/src/styles/${sheet}`, import.meta.url)),
}))
