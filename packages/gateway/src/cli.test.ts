import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseFlags } from './cli/flags.ts'
import { checkNodeVersion } from './cli/node-version.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const lines = createInterface(child.stdout)
  return { child, lines, exited: once(child, 'close'), errors: () => errors }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gateway-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('prints its URL when it is ready, is switched off by a file, and exits on SIGTERM', async () => {
  const [stopFile, ledger] = [join(folder(), 'stop'), join(folder(), 'ledger.sqlite')]
  const origin = 'http://localhost:4321'
  const server = run(['--port', '0', '--ledger', ledger, '--log'], {
    GEMINI_API_KEY: 'key',
    GATEWAY_ORIGINS: origin,
    GATEWAY_BASE_PATH: '/gateway',
    GATEWAY_STOP_FILE: stopFile,
  })
  const [ready] = (await once(server.lines, 'line')) as [string]
  expect(ready).toMatch(/^The gateway is ready: http:\/\/127\.0\.0\.1:\d+\/gateway$/)
  const health = `${ready.replace('The gateway is ready: ', '')}/health`
  expect((await fetch(health)).status).toBe(200)
  writeFileSync(stopFile, '')
  expect((await fetch(health)).status).toBe(503)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([
    process.platform === 'win32' ? null : 0,
    process.platform === 'win32' ? 'SIGTERM' : null,
  ])
  expect(server.errors()).toBe('')
})

test('reports a startup error in one sentence', async () => {
  const server = run(['--port', '0', '--ledger', join(folder(), 'ledger.sqlite')])
  expect(await server.exited).toEqual([1, null])
  expect(server.errors()).toMatch(/^The key for Google is missing: .*\.\n$/)
})

test('parses the command line and reports its errors', () => {
  expect(parseFlags([], {})).toMatchObject({ port: 4322, host: '127.0.0.1', log: false })
  expect(parseFlags(['--port', '0', '--host', '::'], { PORT: '1' })).toMatchObject({ port: 0, host: '::' })
  expect(() => parseFlags(['--port', '70000'], {})).toThrow(/is not a port/)
  expect(() => parseFlags(['--prot', '1'], {})).toThrow(/See --help/)
})

test('names the required version to an older Node', () => {
  expect(['22.16.0', '24.0.0', '26.10.0'].map(checkNodeVersion)).toEqual([null, null, null])
  expect(checkNodeVersion('22.15.0')).toMatch(/use Node 24/)
})
