import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import type { AnyStateNode } from 'xstate'
import { en } from '../packages/ui/src/messages/en.ts'
import { machineDocs } from '../packages/machines/src/testing/documentation/machine-docs.ts'
import type { ComponentProof, Proof } from 'virtual:proof'

const id = 'virtual:proof'
const root = fileURLToPath(new URL('..', import.meta.url))
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path) })
const read = (file: string) => readFileSync(root + file, 'utf8')

const countStates = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + countStates(child), 0)

/** Returns the title and the exported stories of a file. */
const readStories = (file: string) => ({
  title: /title: '([A-Z]\w+\/[^']+)'/.exec(read(file))?.[1] ?? '',
  names: [...read(file).matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) =>
    storyNameFromExport(name),
  ),
})

interface Keyboard {
  keyboard: readonly { keys: string }[]
}
const countKeys = ({ keyboard }: Keyboard) =>
  keyboard.reduce((sum, { keys }) => sum + keys.split(' / ').length, 0)

/** Returns the day of the last commit of each component's code; none without git or with a shallow history. */
function readChanges(): Map<string, string> {
  const changes = new Map<string, string>()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes
    const notCode = ['stories.tsx', 'test.*', 'samples.ts', 'guidelines.tsx'].map((end) => `:!*.${end}`)
    let day = ''
    for (const line of git(
      'log',
      '--format=day %cs',
      '--name-only',
      '--',
      'packages/ui/src/*/*.ts*',
      ...notCode,
    ).split('\n')) {
      if (line.startsWith('day ')) day = line.slice('day '.length)
      const component = /^packages\/ui\/src\/([^/]+)\//.exec(line)?.[1]
      if (component && !changes.has(component)) changes.set(component, day)
    }
  } catch {
    changes.clear()
  }
  return changes
}

/** Counts what the repository proves about the kit and the machines. */
function collectProof(): Proof {
  const docs = find('packages/ui/src/*/*.docs.json')
  const screenshots = find('tests/stories/screenshots/*.png').map((file) => basename(file))
  const changes = readChanges()
  const components = Object.fromEntries(
    docs.map((file): [string, ComponentProof] => {
      const name = basename(file, '.docs.json')
      const qa = readStories(file.replace('.docs.json', '.qa.stories.tsx'))
      return [
        name,
        {
          qaId: toId(qa.title, qa.names[0] ?? ''),
          changed: changes.get(name) ?? null,
          keys: countKeys(JSON.parse(read(file)) as Keyboard),
          screenshots: screenshots.filter((shot) => shot.startsWith(`${sanitize(qa.title)}--`)).length,
        },
      ]
    }),
  )
  const stories = find(
    '.storybook/**/*.stories.tsx',
    'packages/ui/src/**/*.stories.tsx',
    'app/src/**/*.stories.tsx',
  )
  return {
    components,
    stories: stories.reduce((sum, file) => sum + readStories(file).names.length, 0),
    icons: find('packages/ui/src/icons/*.tsx').length,
    keys: Object.values(components).reduce((sum, { keys }) => sum + keys, 0),
    messages: Object.keys(en).length,
    screenshots: screenshots.length,
    machines: Object.keys(machineDocs).length,
    states: Object.values(machineDocs).reduce((sum, { machine }) => sum + countStates(machine.root), 0),
    testFiles: find('{app,packages,tests,lint,scripts,.storybook}/**/*.{test,spec}.{ts,tsx}').length,
  }
}

/** Provides the figures of the start page and the status page as a virtual module, counted when Storybook is built. */
export const proof = (): Plugin => ({
  name: 'saha-proof',
  resolveId: (path) => (path === id ? `\0${id}` : null),
  load: (path) => (path === `\0${id}` ? `export default ${JSON.stringify(collectProof())}` : null),
})
