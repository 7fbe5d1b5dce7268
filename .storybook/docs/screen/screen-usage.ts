import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { toKebab } from '../to-kebab.ts'

/** Story titles of what a screen is made of, sorted. */
interface ScreenUsage {
  readonly components: readonly string[]
  readonly machines: readonly string[]
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const findTitle = (file: string) =>
  /\btitle: '((?:Components|Machines|Screens)\/[^']+)'/.exec(read(file))?.[1] ?? ''

/** Maps a name of each stories file to its title. */
const readTitles = (pattern: string, toName: (file: string) => string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern, { cwd: root }).map((file) => [toName(file), findTitle(file)]))

interface Import {
  readonly from: string
  /** Imported values by their exported names. */
  readonly names: readonly string[]
}

/** Returns the imports of values, static and dynamic. */
export function parseImports(source: string): Import[] {
  const statements = source.matchAll(
    /^(?:import|export)\s(?!type\b)([^'"]*?)\bfrom\s'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements].flatMap(([, clause = '', from, lazy]) => {
    const names = parseNames(clause)
    const hasOnlyTypes = clause.includes('{') && names.length === 0
    return hasOnlyTypes ? [] : { from: from ?? lazy ?? '', names }
  })
}

const parseNames = (clause: string) =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] as string)

/** Returns the folder of the machine that a hook connects: `useHighScores` → `high-scores`. */
const toMachine = (hook: string) => toKebab(hook.replace(/^use/, ''))

/** Maps each export of the kit to its folder. */
const readKitExports = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('packages/ui/src/*/index.ts', { cwd: root }).flatMap((file) =>
      parseImports(read(file)).flatMap(({ names }) =>
        names.map((name) => [name, file.split('/').at(-2) as string] as const),
      ),
    ),
  )

/**
 * Returns the usage of each screen by its title. It follows imports of components, and of the screen's own modules, but
 * not into other screens.
 */
export function readScreenUsage(): Record<string, ScreenUsage> {
  const kit = readKitExports()
  const kitTitles = readTitles(
    'packages/ui/src/*/!(*.qa).stories.tsx',
    (file) => file.split('/').at(-2) ?? '',
  )
  const machineTitles = readTitles('.storybook/machines/*.stories.tsx', (file) =>
    (file.split('/').at(-1) ?? '').replace('.stories.tsx', ''),
  )
  const stories = globSync('app/src/**/*.stories.tsx', { cwd: root })
  const folders = new Set(stories.map(dirname).filter((folder) => !folder.startsWith('app/src/features/')))
  const isOf = (file: string, folder: string) => file.startsWith(`${folder}/`)

  const parsed = new Map<string, readonly Import[]>()
  const importsOf = (file: string) => {
    const imports = parsed.get(file) ?? parseImports(read(file))
    parsed.set(file, imports)
    return imports
  }

  const collectFiles = (folder: string) => {
    const files = globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
    )
    const otherScreens = [...folders].filter((other) => other !== folder && !isOf(folder, other))
    const found = new Set(files)
    for (const file of found) {
      // Of other modules only the imports count, such as those of a hook that selects from a machine.
      if (!file.endsWith('.tsx') && !isOf(file, folder)) continue
      for (const { from } of importsOf(file)) {
        const target = join(dirname(file), from)
        if (/^\..*\.tsx?$/.test(from) && !otherScreens.some((other) => isOf(target, other))) found.add(target)
      }
    }
    return [...found]
  }

  const sortedTitles = (names: readonly (string | undefined)[], titles: ReadonlyMap<string, string>) =>
    [...new Set(names.flatMap((name) => titles.get(name ?? '') ?? []))].sort()

  return Object.fromEntries(
    stories.map((story) => {
      const imports = collectFiles(dirname(story)).flatMap(importsOf)
      return [
        findTitle(story),
        {
          components: sortedTitles(
            imports
              .filter(({ from }) => from === '@saha/ui')
              .flatMap(({ names }) => names.map((name) => kit.get(name))),
            kitTitles,
          ),
          machines: sortedTitles(
            imports.flatMap(({ from, names }) =>
              from === '@saha/machines/react'
                ? names.map(toMachine)
                : [/^@saha\/machines\/(.+)$/.exec(from)?.[1]],
            ),
            machineTitles,
          ),
        } satisfies ScreenUsage,
      ]
    }),
  )
}

const id = 'virtual:screen-usage'

/** Provides the usage of each screen as a virtual module. */
export const screenUsage = (): Plugin => ({
  name: 'saha-screen-usage',
  resolveId: (path) => (path === id ? `\0${id}` : null),
  load: (path) => (path === `\0${id}` ? `export default ${JSON.stringify(readScreenUsage())}` : null),
})
