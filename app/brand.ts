import type { Plugin } from 'vite'
import { wordmarks } from './src/catalogue/posters/share/wordmarks.ts'
import { wordmarks as drawn } from '../packages/ui/src/logo/wordmarks.ts'

const isWordmarks = /packages\/ui\/src\/logo\/wordmarks\.ts$/

/** Replaces the kit's drawing of its name by that of the portal. */
export const brand = (): Plugin => ({
  name: 'saha:brand',
  enforce: 'pre',
  load: (id) =>
    wordmarks !== drawn && isWordmarks.test(id)
      ? `export const wordmarks = ${JSON.stringify(wordmarks)}`
      : null,
})
