import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ask } from './testing/test-gemini.ts'

// Packing compiles everything, which takes minutes on a busy computer.
vi.setConfig({ testTimeout: 240_000 })

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const publint = fileURLToPath(new URL('../../../node_modules/publint/src/cli.js', import.meta.url))
/** Node resolves the package's dependencies from here, without an installation. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

/** Runs npm; on Windows it is a shell script. @returns its output */
async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', args, { cwd, shell: process.platform === 'win32' })
  return stdout
}

/** Packs the package. @returns the file's name and the packed paths */
async function pack(folder: string): Promise<{ filename: string; paths: string[] }> {
  const stdout = await npm(packageFolder, 'pack', '--json', '--pack-destination', folder)
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { filename, paths: files.map(({ path }) => path) }
}

function temporaryFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'local-gemini-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the command line. @returns its URL */
async function start(command: string): Promise<string> {
  const server = spawn(process.execPath, [command, '--port', '0'])
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  return line.replace('The local Gemini is ready: ', '')
}

const generate = async (url: string, model: string, body: object) =>
  fetch(`${url}/v1/models/${model}:generateContent?key=k`, { method: 'POST', body: JSON.stringify(body) })

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

test('installs below 1 MB for text, and says how to install what draws', async () => {
  const folder = temporaryFolder(tmpdir())
  const { filename } = await pack(folder)
  const library = dirname(fileURLToPath(import.meta.resolve('ws/package.json')))
  const packedLibrary = (await npm(folder, 'pack', '--silent', library)).trim()
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`, `./${packedLibrary}`)
  const installed = join(folder, 'node_modules')
  expect(sizeOf(installed)).toBeLessThan(1_000_000)
  await run(process.execPath, [publint, join(folder, filename), '--strict'], { cwd: folder })

  const url = await start(join(installed, '@saha/local-gemini/dist/cli.js'))
  expect((await generate(url, 'gemini-3.8-flash', ask('hi'))).status).toBe(200)
  const drawn = await generate(url, 'gemini-3.1-flash-image', ask('a palm'))
  expect(await drawn.json()).toMatchObject({
    error: {
      code: 501,
      message:
        'Drawing images needs packages that are not installed: npm install --save-dev @resvg/resvg-js jpeg-js @expo-google-fonts/rubik',
    },
  })
})

test('the packed package holds no tests, answers, and makes images in its worker', async () => {
  const folder = temporaryFolder(cache)
  const { filename, paths } = await pack(folder)
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
      'dist/vitest/index.d.ts',
      'dist/vitest/index.js',
    ]),
  )
  const published =
    /^(?:LICENSE|(?:README|CHANGELOG)\.md|package\.json|answers\/.+\.md|drawings\/.+\.(?:svg|json)|dist\/.+\.(?:js|d\.ts))$/
  expect(
    paths.filter((path) => !published.test(path) || /\.test\.|\/(?:testing|fixtures)\//.test(path)),
  ).toEqual([])

  await run('tar', ['-xzf', filename], { cwd: folder })
  const url = await start(join(folder, 'package/dist/cli.js'))
  const answer = await generate(
    url,
    'gemini-3.1-flash-image',
    ask('a palm', { generationConfig: { imageConfig: { imageSize: '512' } } }),
  )
  const { candidates } = (await answer.json()) as { candidates: [{ content: { parts: object[] } }] }
  expect(candidates[0].content.parts[1]).toMatchObject({ inlineData: { mimeType: 'image/jpeg' } })
})
