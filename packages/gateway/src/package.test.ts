import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'

// Packing compiles everything.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const cwd = fileURLToPath(new URL('..', import.meta.url))

test('the packed package holds its dependencies and no tests, runs, and needs no Node in its edge modules', async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--dry-run'], {
    cwd,
    shell: process.platform === 'win32',
  })
  const [{ files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ files: { path: string }[] }]
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/cli.js',
      'dist/index.js',
      'dist/mount.js',
      'dist/node.js',
      'dist/workers.js',
    ]),
  )
  const published =
    /^(?:LICENSE|(?:README|CHANGELOG)\.md|package\.json|examples\/[\w.-]+|dist\/.+\.(?:js|d\.ts))$/
  expect(paths.filter((path) => !published.test(path) || path.includes('test'))).toEqual([])
  const help = await run(process.execPath, ['dist/cli.js', '--help'], { cwd })
  expect(help.stdout).toMatch(/^Usage: saha-gateway \[options\]/m)

  const program = `
    import { registerHooks } from 'node:module'
    const asked = []
    registerHooks({ resolve(name, context, next) { asked.push(name); return next(name, context) } })
    await import('./dist/index.js')
    await import('./dist/workers.js')
    console.log(JSON.stringify(asked.filter((name) => name.startsWith('node:') || ['ws', 'fs'].includes(name))))`
  const loaded = await run(process.execPath, ['--input-type=module', '-e', program], { cwd })
  expect(JSON.parse(loaded.stdout)).toEqual([])
})
