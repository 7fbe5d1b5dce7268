/** Creates the reference of each machine in Markdown, which is its README. The build writes it to `dist`. */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const machines = globSync('*/README.md', { cwd: source }).map(dirname).toSorted()
const read = (machine: string) => readFileSync(join(source, machine, 'README.md'), 'utf8')

/** Returns the lines of an index of the files: name, link and first sentence of each machine. */
export const listDocs = (): string =>
  machines
    .map((machine) => {
      const [, paragraph = ''] = read(machine).split('\n\n')
      const [sentence] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) /)
      return `- [${machine}](docs/${machine}.md): ${sentence}`
    })
    .join('\n')

/** Returns the README of every machine, and an index of them, keyed by path: `docs/rating.md`, `llms.txt`. */
export const createDocs = (): Record<string, string> => ({
  'llms.txt': `# @saha/machines\n\n> XState machines with plain ports in and events out.\n\nThe [README](../README.md) has ports, React hooks and the adapters of browsers.\n\n## Machines\n\n${listDocs()}\n`,
  ...Object.fromEntries(machines.map((machine) => [`docs/${machine}.md`, read(machine)])),
})
