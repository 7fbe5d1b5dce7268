import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseFlags } from './cli/flags.ts'
import { CONFIG, startTestCloud, temporaryFolder } from './testing/test-cloud.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lines: string[] = []
  const output = createInterface(child.stdout)
  output.on('line', (line) => lines.push(line))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { child, lines, output, exited: once(child, 'close'), errors: () => errors }
}

/** Runs the command to its end. @returns exit code, standard output and standard error */
async function finish(args: readonly string[]): Promise<{ code: unknown; lines: string[]; errors: string }> {
  const { exited, lines, errors } = run(args)
  const [code] = await exited
  return { code, lines, errors: errors() }
}

test('prints the ready line when it responds, and exits on SIGTERM', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const server = run(['--config', CONFIG, '--data', data, '--log', '--name', 'Souk'], { PORT: '0' })
  await once(server.output, 'line')
  const [, url = ''] = /^Souk is ready: (http:\/\/localhost:\d+\/)$/.exec(server.lines[0] ?? '') ?? []
  expect((await fetch(`${url}v1/health`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  expect(server.lines[1]).toMatch(/ 200 {2}GET {4}\/v1\/health /)
  expect(server.errors()).toBe('')
  expect([existsSync(data), existsSync(`${data}-wal`)]).toEqual([true, false])
})

test('deletes the data with --reset and reports it', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const cloud = await startTestCloud({ data })
  await cloud.close()
  for (const said of [`Deleted all data: ${data}`, `There is no data to delete: ${data}`]) {
    const server = run(['--reset', '--config', CONFIG, '--data', data, '--port', '0'])
    for await (const line of server.output) if (line.startsWith('Saha is ready')) break
    expect(server.lines[0]).toBe(said)
    server.child.kill('SIGINT')
    expect(await server.exited).toEqual([0, null])
    rmSync(data)
  }
})

test('loads a module with --service, and reports why one fails', async () => {
  const folder = temporaryFolder()
  const module = join(folder, 'echo.mjs')
  writeFileSync(
    module,
    'export const createService = (prefix) => ({ prefix, handle: (_, response) => void response.end(prefix) })',
  )
  const data = join(folder, 'data.sqlite')
  const server = run(['--config', CONFIG, '--data', data, '--port', '0', '--service', `/echo=${module}`])
  await once(server.output, 'line')
  const url = (server.lines[0] ?? '').replace('Saha is ready: ', '')
  expect(await (await fetch(`${url}echo/x`)).text()).toBe('/echo')
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])

  writeFileSync(module, 'export const createService = () => { throw new Error("Not today.") }')
  const { code, errors } = await finish(['--config', CONFIG, '--data', data, '--service', `/echo=${module}`])
  expect([code, errors]).toEqual([1, `The service ${module} cannot start at /echo. Not today.\n`])
})

test('warns about an open network and missing rate limits', async () => {
  for (const [flags, isSlowed] of [
    [[], false],
    [['--rate-limits'], true],
  ] as const) {
    const data = join(temporaryFolder(), 'data.sqlite')
    const server = run(['--config', CONFIG, '--data', data, '--port', '0', '--host', '0.0.0.0', ...flags])
    await vi.waitFor(() => expect(server.lines).toHaveLength(2), { timeout: 30_000 })
    expect(server.lines[0]).toMatch(/^Saha is ready: http:\/\/localhost:/)
    expect(server.lines[1]).toMatch(/^Listening on 0\.0\.0\.0: everyone on your network .* over plain HTTP/)
    expect(server.lines[1]?.includes('use --rate-limits')).toBe(!isSlowed)
    server.child.kill('SIGTERM')
    await server.exited
  }
})

test('reports the results and errors of backup and restore in one sentence', async () => {
  const folder = temporaryFolder()
  const [data, copy] = [join(folder, 'data.sqlite'), join(folder, 'copy.sqlite')]
  const cloud = await startTestCloud({ data })
  expect(await finish(['backup', '--data', data, '--to', copy])).toMatchObject({
    code: 0,
    lines: [`Copied ${data} to ${copy}`],
  })
  expect((await finish(['restore', '--data', data, '--from', copy])).errors).toMatch(
    /in use by another server/,
  )
  await cloud.close()
  const { code, lines } = await finish(['restore', '--data', data, '--from', copy])
  expect([code, lines[0]]).toEqual([0, `Restored ${data} from ${copy}`])
  expect(lines[1]).toContain(`The previous file is kept as ${data}.before-`)
  expect(await finish(['backup', '--data', data])).toEqual({
    code: 1,
    lines: [],
    errors: 'Give the path of the file with --to.\n',
  })
  expect((await finish(['restore', '--bogus'])).errors).toMatch(/^Unknown option '--bogus'\. See --help/)
})

test('lists every option with --help', async () => {
  const { code, lines, errors } = await finish(['--help'])
  expect([code, errors]).toEqual([0, ''])
  for (const option of [
    'port',
    'host',
    'data',
    'config',
    'serve',
    'service',
    'platform',
    'rate-limits',
    'reset',
    'log',
    'name',
  ])
    expect(lines.join('\n')).toContain(`--${option} `)
})

describe('start errors: one sentence and exit code 1', () => {
  test('for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const data = join(temporaryFolder(), 'data.sqlite')
    const { code, errors, lines } = await finish(['--config', CONFIG, '--data', data, '--port', `${port}`])
    expect([code, lines]).toEqual([1, []])
    expect(errors).toBe(
      `Port ${port} is in use by another program: stop it, or choose another port with --port.\n`,
    )
  })

  test('for an invalid configuration', async () => {
    const config = join(temporaryFolder(), 'appwrite.config.json')
    writeFileSync(config, '{"projectId":""}')
    const { code, errors } = await finish(['--config', config, '--port', '0'])
    expect([code, errors.split('\n').length]).toEqual([1, 2])
    expect(errors).toContain('cannot be used. "projectId" must be a text.')
  })

  test('for a data folder without write access', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const { code, errors } = await finish([
      '--config',
      CONFIG,
      '--data',
      join(file, 'data.sqlite'),
      '--port',
      '0',
    ])
    expect([code, errors.split('\n').length]).toEqual([1, 2])
    expect(errors).toContain('cannot be opened')
  })

  test('for a folder without an index', async () => {
    const folder = temporaryFolder()
    const { code, errors } = await finish(['--config', CONFIG, '--serve', `/=${folder}`, '--port', '0'])
    expect([code, errors]).toEqual([
      1,
      `The folder ${folder} cannot be served at /: it has no index.html. Build it first, or correct the path.\n`,
    ])
  })
})

describe('command line options', () => {
  test('have defaults', () => {
    expect(parseFlags([], {})).toEqual({
      help: false,
      port: 4321,
      host: '127.0.0.1',
      data: '.saha/local-cloud.sqlite',
      config: 'appwrite.config.json',
      serve: {},
      service: {},
      platforms: [],
      labels: new Map(),
      rateLimits: false,
      keepSessions: false,
      quickPasswords: false,
      keys: [],
      reset: false,
      log: false,
      name: 'Saha',
    })
  })

  test('take a key from the environment and reject a short one', () => {
    const secret = 's'.repeat(32)
    expect(parseFlags([], { SAHA_API_KEY: secret }).keys).toEqual([secret])
    expect(() => parseFlags([], { SAHA_API_KEY: 'short' })).toThrow(/SAHA_API_KEY is too short/)
  })

  test('override the environment', () => {
    expect(parseFlags([], { PORT: '80' }).port).toBe(80)
    expect(parseFlags([], { PORT: '' }).port).toBe(4321)
    expect(parseFlags(['--port', '0'], { PORT: '80' }).port).toBe(0)
  })

  test('accept several folders and platforms', () => {
    const flags = parseFlags(
      ['--serve', '/=a', '--serve=/arcade=b=c', '--platform', 'x.example', '--platform', 'y.example'],
      {},
    )
    expect(flags.serve).toEqual({ '/': 'a', '/arcade': 'b=c' })
    expect(flags.platforms).toEqual(['x.example', 'y.example'])
  })

  test('deduplicate the labels of an account', () => {
    const labels = ['Amal@Example.com=editor', 'amal@example.com=staff', 'amal@example.com=editor']
    expect(
      parseFlags(
        labels.flatMap((label) => ['--label', label]),
        {},
      ).labels,
    ).toEqual(new Map([['amal@example.com', ['editor', 'staff']]]))
  })

  test.each([
    [['--bogus'], {}, /Unknown option '--bogus'\. See --help/],
    [['stray'], {}, /Unexpected argument 'stray'\. .*See --help/],
    [['--port'], {}, /See --help/],
    [['--port', '70000'], {}, /--port 70000 is not a port: use a number between 0 and 65535/],
    [[], { PORT: 'abc' }, /PORT abc is not a port/],
    [['--serve', 'dist'], {}, /write --serve \/path=folder/],
    [['--service', 'x.ts'], {}, /write --service \/path=module/],
    [['--label', 'editor'], {}, /write --label name@example\.com=editor/],
    [['--label', 'amal@example.com=an editor'], {}, /with letters and digits in the label/],
    [['--serve', '/='], {}, /write --serve \/path=folder/],
    [['--serve', '/=a', '--serve', '/=b'], {}, /Two folders use the path \//],
  ])('rejects %j with environment %j', (args, env, sentence) => {
    expect(() => parseFlags(args, env)).toThrow(sentence)
  })
})
