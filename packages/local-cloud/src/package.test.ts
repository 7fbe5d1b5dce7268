import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillCollections } from '../scripts/fill-collections.ts'
import { readConfigFile } from './config/read-config.ts'
import { syncCollections } from './storage/collection-tables.ts'
import { openDatabase } from './storage/database.ts'
import { CONFIG, temporaryFolder } from './testing/test-cloud.ts'

// Packing compiles the package.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** Runs npm; on Windows it is a shell script. @returns its output */
async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', args, { cwd, shell: process.platform === 'win32' })
  return stdout
}

/** Packs the package and its only dependency, and installs both offline in a folder. */
async function install() {
  const folder = temporaryFolder()
  const packed = await npm(packageFolder, 'pack', '--json', '--pack-destination', folder)
  const [{ filename, files }] = JSON.parse(packed.slice(packed.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const library = dirname(fileURLToPath(import.meta.resolve('ws/package.json')))
  const packedLibrary = (await npm(folder, 'pack', '--silent', library)).trim()
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`, `./${packedLibrary}`)
  const command = join(folder, 'node_modules', '@saha', 'local-cloud', 'dist', 'cli.js')
  return {
    folder,
    command,
    packedLibrary,
    packed: join(folder, filename),
    paths: files.map(({ path }) => path),
  }
}

test('installs from a packed file, prints its help, responds, and can be imported', async () => {
  const { folder, command, packed, packedLibrary, paths } = await install()
  expect(paths).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'dist/cli.js', 'dist/index.js', 'dist/index.d.ts']),
  )
  const published = /^(?:LICENSE|(?:README|CHANGELOG)\.md|package\.json|dist\/.+\.(?:js|d\.ts))$/
  expect(paths.filter((path) => !published.test(path) || /\.test\.|testing\//.test(path))).toEqual([])

  const help = await npm(folder, 'exec', '--offline', '--', 'saha-local-cloud', '--help')
  expect(help).toMatch(/^Usage: saha-local-cloud \[options\]/m)

  // Runs it without installation, as in the README.
  const empty = temporaryFolder()
  copyFileSync(packed, join(empty, 'packed.tgz'))
  copyFileSync(join(folder, packedLibrary), join(empty, 'library.tgz'))
  const packages = ['--package', './packed.tgz', '--package', './library.tgz']
  const alone = await npm(
    empty,
    'exec',
    '--yes',
    '--offline',
    ...packages,
    '--',
    'saha-local-cloud',
    '--help',
  )
  expect(alone).toBe(help)

  const data = join(folder, 'data.sqlite')
  const db = openDatabase(data)
  syncCollections(db, readConfigFile(CONFIG))
  fillCollections(db, 1500)
  db.close()
  const server = spawn(process.execPath, [command, '--port', '0', '--config', CONFIG, '--data', data])
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const exited = once(server, 'exit')
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const response = await fetch(`${line.replace('Saha is ready: ', '')}v1/health/version`)
  expect(await response.json()).toEqual({ version: '2.0.0' })
  // A long list runs in the worker, whose module is a separate file.
  const limit = encodeURIComponent('{"method":"limit","values":[2000]}')
  const list = await fetch(
    `${line.replace('Saha is ready: ', '')}v1/databases/games_db/collections/high_scores/documents?queries[0]=${limit}`,
    { headers: { 'x-appwrite-project': 'games-portal' } },
  )
  expect(((await list.json()) as { documents: unknown[] }).documents).toHaveLength(1500)
  server.kill('SIGTERM')
  expect((await exited)[0]).toBe(process.platform === 'win32' ? null : 0)

  const program = "import('@saha/local-cloud').then((all) => console.log(Object.keys(all).sort().join()))"
  const { stdout } = await run(process.execPath, ['-e', program], { cwd: folder })
  expect(stdout.trim()).toBe('StartError,deleteDatabase,startLocalCloud')

  // Its types need Node's types, which consumers install.
  writeFileSync(
    join(folder, 'uses.ts'),
    "import { startLocalCloud } from '@saha/local-cloud/testing'\nawait using cloud = await startLocalCloud({ seed: { users: [{ $id: 'amal' }] } })\nexport const url: string = cloud.endpoint\n",
  )
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'esnext.disposable'],
    types: ['node'],
  }
  const roots = { typeRoots: [join(packageFolder, '../../node_modules/@types')] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, ...roots }, files: ['uses.ts'] }),
  )
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run(process.execPath, [join(packageFolder, '../../node_modules/typescript/bin/tsc'), '-p', folder])
})
