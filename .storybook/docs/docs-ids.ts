import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
const id = 'virtual:docs-ids'

/** Returns the id of each component's docs page, by its folder. */
function readDocsIds(): Record<string, string> {
  const ids = globSync('*/*.stories.tsx', { cwd: kit })
    .filter((path) => !path.endsWith('.qa.stories.tsx'))
    .map((path) => {
      const title = /title: '(Components\/[^']+)'/.exec(readFileSync(join(kit, path), 'utf8'))?.[1] ?? ''
      return [path.split('/')[0], `${title.toLowerCase().replaceAll('/', '-')}--docs`]
    })
  return Object.fromEntries(ids) as Record<string, string>
}

/** Provides the ids of the components' docs pages as a module. */
export const docsIds = (): Plugin => ({
  name: 'saha-docs-ids',
  resolveId: (path) => (path === id ? `\0${id}` : null),
  load: (path) => (path === `\0${id}` ? `export default ${JSON.stringify(readDocsIds())}` : null),
})
