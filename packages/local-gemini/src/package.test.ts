import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ask } from './testing/test-gemini.ts'

// Packing compiles everything, which takes minutes on a busy computer.
vi.setConfig({ testTimeout: 240_000 })

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('..', import.meta.url))
/** Node resolves the package's dependencies from here, without an installation. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

test('the packed package holds no tests, answers, and makes images in its worker', async () => {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'local-gemini-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageFolder,
    shell: process.platform === 'win32',
  })
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'answers/ar/chat.md',
      'answers/drafts.md',
      'drawings/animals.svg',
      'drawings/looks.json',
      'dist/cli.js',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/media/worker.js',
      'dist/mount.js',
    ]),
  )
  const published =
    /^(?:LICENSE|(?:README|CHANGELOG)\.md|package\.json|answers\/.+\.md|drawings\/.+\.(?:svg|json)|dist\/.+\.(?:js|d\.ts))$/
  expect(
    paths.filter((path) => !published.test(path) || /\.test\.|\/(?:testing|fixtures)\//.test(path)),
  ).toEqual([])

  await run('tar', ['-xzf', filename], { cwd: folder })
  const server = spawn(process.execPath, [join(folder, 'package/dist/cli.js'), '--port', '0'])
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const url = line.replace('The local Gemini is ready: ', '')
  const answer = await fetch(`${url}/v1/models/gemini-3.1-flash-image:generateContent?key=k`, {
    method: 'POST',
    body: JSON.stringify(ask('a palm', { generationConfig: { imageConfig: { imageSize: '512' } } })),
  })
  const { candidates } = (await answer.json()) as { candidates: [{ content: { parts: object[] } }] }
  expect(candidates[0].content.parts[1]).toMatchObject({ inlineData: { mimeType: 'image/jpeg' } })
})
