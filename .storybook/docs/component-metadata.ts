import docsIds from 'virtual:docs-ids'
import sizes from '../../packages/ui/src/sizes.generated.json'
import { toKebab } from './to-kebab.ts'
import type { ComponentDocs } from '../../packages/ui/src/testing/component-docs.ts'

const docs = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.json', {
  eager: true,
  import: 'default',
})

const measured: Readonly<Record<string, number>> = sizes

/** Metadata of a component, from its docs.json, its source and the size measurement. */
export interface ComponentMetadata extends ComponentDocs {
  /** Name of its folder, which is also its subpath: `@saha/ui/<name>`. */
  name: string
  /** Id of its docs page. */
  docsId: string
  /** Size in bytes with all dependencies except React, minified, brotli-compressed. */
  size: number | undefined
  /** Size in bytes of chunks that it loads when the page is idle. */
  later: number | undefined
}

/** All components, sorted by name. */
export const components: readonly ComponentMetadata[] = Object.entries(docs).map(([path, of]) => {
  const name = path.split('/').at(-2) ?? ''
  return {
    ...of,
    name,
    docsId: docsIds[name] ?? '',
    size: measured[name],
    later: measured[`${name}, later`],
  }
})

/** Returns a component by its name in code, such as `GameCard`, or by a story title that ends with it. */
export function findComponent(titleOrName: string): ComponentMetadata | undefined {
  const wanted = toKebab(titleOrName.split('/').at(-1) ?? '')
  return components.find(({ name }) => name === wanted)
}

/** Formats bytes as "8.7 KB". */
export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
