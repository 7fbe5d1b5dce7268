import type { IconSource } from '@saha/ui'

/** Icons of the categories that name one, by id. Bundles contain them; there are none in Node (`vite-plugin.ts`). */
export const categoryIcons: Readonly<Record<string, IconSource>> = {}
