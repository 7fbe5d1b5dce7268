import kitDocs from 'virtual:kit-docs'
import sizes from '../packages/ui/src/sizes.generated.json'
import type { ComponentDocs } from '../packages/ui/src/testing/component-docs.ts'

const docs = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*.docs.json', {
  eager: true,
  import: 'default',
})

const measured: Readonly<Record<string, number>> = sizes

/** Metadata of a component, from its docs.json, its source and the size measurement. */
export interface ComponentMetadata extends ComponentDocs {
  /** Name of its folder, which is also its subpath: `@saha/ui/<name>`. */
  name: string
  attributes: readonly string[]
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
    attributes: kitDocs[name]?.attributes ?? [],
    size: measured[name],
    later: measured[`${name}, later`],
  }
})

/** Returns the component with this story title. */
export function findComponent(title: string): ComponentMetadata | undefined {
  const wanted = title
    .split('/')
    .at(-1)
    ?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
  return components.find(({ name }) => name === wanted)
}

/** Formats bytes as "8.7 KB". */
export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
