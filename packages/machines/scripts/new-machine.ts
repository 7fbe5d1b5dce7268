/**
 * Scaffolds a machine that loads a value through a port: its folder, its stories with a component, and its lines in the
 * lists of machines, all passing the package's checks. Run `npm run new:machine guest-book [package folder] [folder of
 * stories]`.
 */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listMachineFiles } from './new-machine/machine-files.ts'
import { listStoryFiles } from './new-machine/story-files.ts'

const machines = fileURLToPath(new URL('..', import.meta.url))
const allStories = fileURLToPath(new URL('../../../.storybook/machines', import.meta.url))
const [name = '', here = machines, stories = allStories] = process.argv.slice(2)
const folder = join(here, 'src', name)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
  stop('Name the machine in lower-case words with hyphens: npm run new:machine guest-book')
if (existsSync(folder)) stop(`packages/machines/src/${name} is already there.`)

const Name = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const names = { name, Name, camel }

/** Writes files into a folder, which exists afterwards. */
function write(target: string, files: Readonly<Record<string, string>>): string[] {
  mkdirSync(target, { recursive: true })
  return Object.entries(files).map(([file, text]) => {
    const path = join(target, file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
    return path
  })
}

/** Adds a line among similar ones, in alphabetical order. */
function addLine(file: string, line: string, isSimilar: (line: string) => boolean) {
  const path = join(here, 'src', file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const start = lines.findIndex(isSimilar)
  const length = lines.slice(start).findIndex((each) => !isSimilar(each))
  const key = (each: string) => each.replaceAll(/['{}]/g, '').trim()
  const sorted = [...lines.slice(start, start + length), line].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  writeFileSync(path, lines.toSpliced(start, length, ...sorted).join('\n'))
  return path
}

const property = name === camel ? name : `'${name}'`
const docs = 'testing/documentation/machine-docs.ts'
const written = [
  ...write(folder, listMachineFiles(names)),
  ...write(stories, listStoryFiles(names)),
  addLine('index.ts', `export * from './${name}/index.ts'`, (line) => line.startsWith('export * from')),
  addLine('factories.test.ts', `  ${property}: all.create${Name}Machine as never,`, (line) =>
    /all\.create\w+Machine as never/.test(line),
  ),
  addLine(
    docs,
    `import { ${camel}Fixtures } from '../../${name}/${name}.fixtures.ts'`,
    (line) => line.startsWith('import {') && line.includes("from '../../"),
  ),
  addLine(
    docs,
    `import { ${camel}Machine } from '../../${name}/${name}.machine.ts'`,
    (line) => line.startsWith('import {') && line.includes("from '../../"),
  ),
  addLine(docs, `  ${property}: { machine: ${camel}Machine, fixtures: ${camel}Fixtures },`, (line) =>
    /: \{ machine: \w+, fixtures: \w+ \},/.test(line),
  ),
]
spawnSync('oxfmt', written, { stdio: 'inherit' })

process.stdout.write(`packages/machines/src/${name} is written. Next:
  npx vitest --project unit packages/machines/src/${name}   lint, audit, fuzz and scenarios of the machine
  npm run charts -w @saha/machines                          draws its chart into the README after a change
  npm run storybook                                         shows chart, component, events and ports
  npm run mutants -w @saha/machines -- ${name}              tests its tests\n`)
