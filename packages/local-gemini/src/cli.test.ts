import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HELP, parseFlags } from './cli/flags.ts'
import { FAULTS } from './faults/fault.ts'

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
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { child, output: createInterface(child.stdout), exited: once(child, 'close'), errors: () => errors }
}

test('prints the URL when it is ready, and exits on SIGTERM', async () => {
  const server = run(['--prefix', '/gemini'], { PORT: '0' })
  const [line] = (await once(server.output, 'line')) as [string]
  const [, url = ''] = /^The local Gemini is ready: (http:\/\/localhost:\d+\/gemini)$/.exec(line) ?? []
  expect((await fetch(`${url}/v1/models?key=k`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  expect(server.errors()).toBe('')
})

test('refuses to start beside a real key, and does not print the key', async () => {
  const key = 'AQ.Ab8RN6Kq0example0example0example0example'
  const { exited, errors } = run(['--port', '0'], { GEMINI_API_KEY: key })
  expect((await exited)[0]).toBe(1)
  expect(errors()).toMatch(/^GEMINI_API_KEY looks like a real key, .*\n$/)
  expect(errors()).not.toContain(key)
})

test('reports a port in use in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { exited, errors } = run(['--port', String(port)])
  expect((await exited)[0]).toBe(1)
  expect(errors()).toMatch(/^The server cannot listen on 127\.0\.0\.1:\d+ \(.*EADDRINUSE.*\): .*\n$/)
})

test('lists every option and every fault in the help', () => {
  for (const option of [
    '--expose-requests',
    '--replay',
    '--record',
    '--upstream',
    '--port',
    '--host',
    '--prefix',
    '--help',
  ])
    expect(HELP).toContain(`${option} `)
  for (const name of Object.keys(FAULTS)) expect(HELP).toContain(`  ${name} `)
})

test('has a default for every option, and reads the port from PORT', () => {
  expect(parseFlags([], {})).toEqual({
    help: false,
    port: 4323,
    host: '127.0.0.1',
    prefix: '',
    exposeRequests: false,
  })
  expect(parseFlags([], { PORT: '8080' }).port).toBe(8080)
  expect(parseFlags(['--port', '9'], { PORT: '8080' }).port).toBe(9)
})

test.each([
  [['--port', 'x'], /x is not a port/],
  [['--prefix', 'gemini'], /use one like \/gemini/],
  [['--prefix', '/'], /use one like \/gemini/],
  [['--nope'], /See --help/],
])('rejects %j', (args, reason) => {
  expect(() => parseFlags(args, {})).toThrow(reason)
})

test('the README describes every fault in the same words', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const [name, what] of Object.entries(FAULTS)) expect(readme).toContain(`| \`${name}\` | ${what} |`)
})

test('records with the key of the environment, and replays', () => {
  const env = { GEMINI_API_KEY: 'secret' }
  expect(parseFlags(['--replay', 'fixtures'], env)).toMatchObject({ replay: 'fixtures' })
  expect(parseFlags(['--record', 'fixtures'], env).record).toEqual({ folder: 'fixtures', key: 'secret' })
  const upstream = 'https://gemini.test'
  expect(parseFlags(['--record', 'fixtures', '--upstream', upstream], {}).record).toEqual({
    folder: 'fixtures',
    upstream,
  })
  expect(() => parseFlags(['--upstream', upstream], {})).toThrow('--upstream needs --record')
})
