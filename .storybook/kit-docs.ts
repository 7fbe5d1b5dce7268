import { globSync, readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url))
const id = 'virtual:kit-docs'

/** Returns the `data-*` attributes in a component's markup, and those of Radix that its styles use. */
function dataAttributes(folder: string): string[] {
  const text = globSync('*.tsx', { cwd: folder })
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const found = text.matchAll(/(?<![\w-])(data-[a-z-]+)(?==[{"'])|data-\[([a-z-]+)/g)
  const names = [...found].map(([, set, styled]) => set ?? `data-${styled}`)
  return [...new Set(names)].filter((name) => name !== 'data-slot').toSorted()
}

/** Provides documentation data extracted from the kit's source as a virtual module. */
export const kitDocs = (): Plugin => ({
  name: 'saha-kit-docs',
  resolveId: (path) => (path === id ? `\0${id}` : null),
  load(path) {
    if (path !== `\0${id}`) return null
    const metadata = readdirSync(source)
      .filter((name) => existsSync(join(source, name, `${name}.docs.json`)))
      .map((name) => [name, { attributes: dataAttributes(join(source, name)) }] as const)
    return `export default ${JSON.stringify(Object.fromEntries(metadata))}`
  },
})
