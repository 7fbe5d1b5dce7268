/** The list in kit.css against what the portal's code reaches: who shows a new component finds it styled. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const app = fileURLToPath(new URL('.', import.meta.url))
const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')
const isShipped = (path: string) => !/\.(?:test|stories|samples)\.|\/testing\//.test(path)
const values = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** Where each of the kit's names comes from. */
const homes = new Map(
  [...read(join(kit, 'index.ts')).matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].flatMap(([, folder = '']) =>
    [...read(join(kit, folder, 'index.ts')).matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, list = '']) => values(list))
      .map((name) => [name, join(kit, folder, 'index.ts')] as const),
  ),
)

/** The modules of the kit that screens import, with all that those import. */
function reachedModules(): Set<string> {
  const names = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((path) => isShipped(`/${path}`))
    .flatMap((path) => [...read(join(app, path)).matchAll(/^import \{([^}]*)\} from '@saha\/ui'/gm)])
    .flatMap(([, list = '']) => values(list))
  expect(names.filter((name) => !homes.has(name))).toEqual([])
  const reached = new Set(names.map((name) => homes.get(name) ?? ''))
  // A set also goes through what is added on the way.
  for (const path of reached)
    for (const [, from, later] of read(path).matchAll(
      /^(?:import|export) (?!type)[^']*? from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
    ))
      reached.add(join(dirname(path), from ?? later ?? ''))
  return reached
}

it('leaves out of the stylesheet exactly what the portal never shows', () => {
  const reached = new Set([...reachedModules()].map((path) => path.slice(kit.length).split('/')[0]))
  const hasLooks = (folder: string) =>
    globSync('*.{ts,tsx}', { cwd: join(kit, folder) }).some(
      (file) => isShipped(`/${file}`) && read(join(kit, folder, file)).includes('sa:'),
    )
  const idle = readdirSync(kit).filter((name) => hasLooks(name) && name !== 'testing' && !reached.has(name))
  const left = [...read(join(app, 'kit.css')).matchAll(/@source not '.*\/([\w-]+)';/g)].map(
    ([, name]) => name,
  )
  expect(left).toEqual(idle)
})
