import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { lowestNode } from './lowest-node.ts'
import { consumer, run, subpaths, test, type Packed } from './packed.ts'

/** Path of a package that the workspace installs. */
const installed = (name: string) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))

/** Installs the packed machines with the lowest supported XState. @returns the folder, and the version as a range */
function lowestXState(site: string, machines: Packed) {
  const folder = join(site, 'lowest-xstate')
  const sources = { xstate: installed('xstate-lowest'), '@xstate/react': installed('@xstate/react') }
  for (const [name, source] of Object.entries({ ...sources, '@saha/machines': machines.folder }))
    cpSync(source, join(folder, 'node_modules', name), { recursive: true })
  const manifest = readFileSync(join(sources.xstate, 'package.json'), 'utf8')
  return { folder, range: `^${(JSON.parse(manifest) as { version: string }).version}` }
}

/** Type-checks and compiles a host of the packed machines. */
function compiledHost(site: string, machines: Packed) {
  const root = join(site, 'node')
  cpSync(join(consumer, 'node'), root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const [index, { language, code }] of readmeExamples(machines.folder).entries())
    writeFileSync(join(root, `readme-${index}.${language}`), code)
  const imports = subpaths(machines).map((path) => `import '@saha/machines${path.slice(1)}'\n`)
  writeFileSync(join(root, 'every-subpath.ts'), imports.join(''))
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2024', 'DOM', 'DOM.AsyncIterable'],
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    outDir: 'out',
    types: ['node'],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude: ['out'] }))
  run('tsc', ['-p', '.'], root)
  return root
}

const hostOutput = {
  saved: [5],
  stars: 5,
  status: 'thanking',
  broken: [],
  unvisited: [],
  fixtures: expect.any(Number),
}

/** Returns the README's examples as modules; `readme.d.ts` declares what they assume. */
const readmeExamples = (folder: string) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```/gm)].map(
    ([, language, code]) => ({ language, code: `${code}export {}\n` }),
  )

test.describe('the packed machines in a host', () => {
  test('type-check with the README’s examples and run on the lowest supported Node', ({
    packed: { site, machines },
  }) => {
    const { path, said } = lowestNode(machines.manifest)
    test.info().annotations.push({ type: 'node', description: said })
    process.stdout.write(`@saha/machines, packed, runs on ${said}\n`)
    expect(readmeExamples(machines.folder).length).toBeGreaterThan(3)
    const root = compiledHost(site, machines)
    expect(JSON.parse(run(path, [join('out', 'main.js')], root))).toEqual(hostOutput)
  })

  test('type-check and run with the lowest supported XState', ({ packed: { site, machines } }) => {
    const { folder, range } = lowestXState(site, machines)
    expect(machines.manifest.peerDependencies?.xstate).toBe(range)
    const root = compiledHost(folder, machines)
    const { path } = lowestNode(machines.manifest)
    expect(JSON.parse(run(path, [join('out', 'main.js')], root))).toEqual(hostOutput)
  })

  test('pass the host’s own Vitest checks', ({ packed: { site } }) => {
    const root = join(site, 'vitest')
    cpSync(join(consumer, 'node', 'rating-checks.ts'), join(root, 'rating.test.ts'))
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    const report = join(root, 'report.json')
    run('vitest', ['run', '--root', root, '--reporter=json', `--outputFile=${report}`], root)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ success: true, numPassedTests: 4 })
  })

  test('need only XState, except for fuzzing and Vitest', ({ packed: { machines } }) => {
    const alone = mkdtempSync(join(tmpdir(), 'saha-machines-'))
    try {
      const modules = join(alone, 'node_modules')
      cpSync(machines.folder, join(modules, '@saha/machines'), { recursive: true })
      cpSync(installed('xstate'), join(modules, 'xstate'), { recursive: true })
      cpSync(join(consumer, 'node', 'alone.js'), join(alone, 'alone.mjs'))
      const { path } = lowestNode(machines.manifest)
      expect(JSON.parse(run(path, ['alone.mjs'], alone))).toEqual({
        empty: [],
        fuzz: expect.stringContaining("Cannot find package 'fast-check'"),
      })
    } finally {
      rmSync(alone, { recursive: true })
    }
  })
})
