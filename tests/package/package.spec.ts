import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { parseAst } from 'vite'
import { packageNames, run, subpaths, test } from './packed.ts'

/** Programs, which may import modules of Node. */
const runInNode = ['dist/package/local-player/**']

for (const name of packageNames) {
  test.describe(`packed @saha/${name}`, () => {
    test('passes publint @quick', ({ packed }) => {
      expect(run('publint', [packed[name].tarball, '--strict'], packed.site)).toContain('All good')
    })

    test('resolves its types in every ESM mode', ({ packed }) => {
      const { tarball } = packed[name]
      const entries = ['--entrypoints', ...subpaths(packed[name])]
      run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...entries], packed.site)
    })

    test('declares every package that it imports @quick', ({ packed }) => {
      const { folder, manifest } = packed[name]
      const declared = new Set(
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' }),
      )
      const imported = globSync('dist/**/*.js', { cwd: folder, exclude: runInNode }).flatMap((file) =>
        parseAst(readFileSync(join(folder, file), 'utf8'))
          .body.map((node) => ('source' in node ? (node.source?.value ?? '.') : '.'))
          .filter((path) => !path.startsWith('.'))
          .map((path) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? ''),
      )
      expect([...new Set(imported)].filter((path) => !declared.has(path))).toEqual([])
      expect(imported.filter((path) => builtinModules.includes(path))).toEqual([])
    })

    test('ships only the files it needs @quick', ({ packed }) => {
      const files = globSync('**/*', { cwd: packed[name].folder })
      expect(files.filter((file) => /\.(?:stories|test|rig|samples)\.|tsbuildinfo/.test(file))).toEqual([])
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']))
    })
  })
}
