import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { StoryIndexEntry } from 'storybook/internal/types'
import { createDocs } from '../packages/ui/scripts/docs.ts'
import { toKebab } from './docs/to-kebab.ts'

/**
 * Returns the manifest that the MCP add-on serves: the Markdown of each component and the source of its examples.
 * Storybook's own manifest lacks part types and import subpaths, and contains paths of the build machine.
 */
export function createComponentManifest(entries: readonly StoryIndexEntry[]) {
  const docs = createDocs()
  const components = new Map<string, ReturnType<typeof describe>>()
  const describe = (id: string, { importPath, title }: StoryIndexEntry, text: string) => {
    const [, description = '', ...sections] = text.split('\n\n')
    return {
      id,
      path: importPath,
      name: basename(title),
      description,
      import: /^import .*$/m.exec(text)?.[0] ?? '',
      apiDescription: sections.join('\n\n'),
      jsDocTags: {},
      stories: [] as { id: string; name: string; snippet: string }[],
    }
  }
  for (const entry of entries) {
    const folder = dirname(entry.importPath)
    const text = docs[`docs/${basename(folder)}.md`]
    if (!text || !entry.tags?.includes('example')) continue
    const id = entry.id.split('--')[0] ?? ''
    const component = components.get(id) ?? describe(id, entry, text)
    const file = `${folder}/${toKebab(entry.exportName ?? '')}.example.tsx`
    if (existsSync(file))
      component.stories.push({ id: entry.id, name: entry.name, snippet: readFileSync(file, 'utf8') })
    components.set(id, component)
  }
  return { v: 0, components: Object.fromEntries(components) }
}
