import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { lowestNode } from './lowest-node.ts'
import { consumer, run, test } from './packed.ts'

/** Type-checks and compiles a host of the packed machines. */
function compiledHost(site: string) {
  const root = join(site, 'node')
  cpSync(join(consumer, 'node'), root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const [index, { language, code }] of readmeExamples(
    join(site, 'node_modules/@saha/machines'),
  ).entries())
    writeFileSync(join(root, `readme-${index}.${language}`), code)
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
    const root = compiledHost(site)
    expect(JSON.parse(run(path, [join('out', 'main.js')], root))).toEqual({
      saved: [5],
      stars: 5,
      status: 'thanking',
      broken: [],
      unvisited: [],
      fixtures: expect.any(Number),
    })
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
      cpSync(join(machines.folder, '../../../../../node_modules/xstate'), join(modules, 'xstate'), {
        recursive: true,
      })
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
