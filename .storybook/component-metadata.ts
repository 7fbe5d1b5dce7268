import kitDocs from 'virtual:kit-docs'
import sizes from '../packages/ui/src/sizes.generated.json'
import type { ComponentDocs } from '../packages/ui/src/testing/component-docs.ts'

const docs = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*.docs.json', {
  eager: true,
  import: 'default',
})

const measured: Readonly<Record<string, number>> = sizes

/** Everything known of one component, from its docs.json, its source and what was measured. */
export interface ComponentMetadata extends ComponentDocs {
  /** Its folder, which is also its subpath: `@saha/ui/<name>`. */
  name: string
  attributes: readonly string[]
  /** Bytes, minified, after brotli, with all it needs but React. */
  size: number | undefined
  /** What it loads by itself once the page stands. */
  later: number | undefined
}

/** All components, by name. */
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

/** The component whose stories have this title. */
export function findComponent(title: string): ComponentMetadata | undefined {
  const wanted = title
    .split('/')
    .at(-1)
    ?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
  return components.find(({ name }) => name === wanted)
}

/** "8.7 KB". */
export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
