import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseFlags } from './cli/flags.ts'
import { checkNodeVersion } from './cli/node-version.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

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

test('prints its URL when it is ready, is switched off by a file, and exits on SIGTERM', async () => {
  const [stopFile, ledger] = [join(temporaryFolder(), 'stop'), join(temporaryFolder(), 'ledger.sqlite')]
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

test('settles the active calls of many clients before it exits on SIGTERM', async () => {
  const clients = 20
  let asked = 0
  const { promise: allAsked, resolve } = Promise.withResolvers<void>()
  // Begins each answer, and never ends it.
  const upstream = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n')
    if (++asked === clients) resolve()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    upstream.closeAllConnections()
    upstream.close()
  })
  await once(upstream, 'listening')
  const path = join(temporaryFolder(), 'ledger.sqlite')
  const origin = 'http://localhost:4321'
  const server = run(['--port', '0', '--ledger', path], {
    GATEWAY_UPSTREAM: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    GATEWAY_ORIGINS: origin,
    ...Object.fromEntries(
      ['VISITOR', 'NETWORK', 'TOTAL'].flatMap((name) =>
        ['DOLLARS_PER_DAY', 'CALLS_PER_MINUTE', 'CALLS_AT_ONCE'].map((limit) => [
          `GATEWAY_${name}_${limit}`,
          '1000',
        ]),
      ),
    ),
  })
  const [ready] = (await once(server.lines, 'line')) as [string]
  const url = ready.replace('The gateway is ready: ', '')
  const calls = Promise.allSettled(
    Array.from({ length: clients }, async () => {
      const body = JSON.stringify({ contents: [{ parts: [{ text: 'Say hello.' }] }] })
      const headers = { origin, 'content-type': 'application/json' }
      const call = `${url}/v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse`
      return (await fetch(call, { method: 'POST', headers, body })).text()
    }),
  )
  await allAsked
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  expect(server.errors()).not.toContain('Error:')
  expect((await calls).every(({ status }) => status === 'rejected')).toBe(true)
  const ledger = new DatabaseSync(path, { readOnly: true })
  expect(ledger.prepare('SELECT * FROM calls WHERE until > 0').all()).toEqual([])
  ledger.close()
})

test('reports a startup error in one sentence', async () => {
  const server = run(['--port', '0', '--ledger', join(temporaryFolder(), 'ledger.sqlite')])
  expect(await server.exited).toEqual([1, null])
  expect(server.errors()).toMatch(/^The key for Google is missing: .*\.\n$/)
})

test('parses the command line and reports its errors', () => {
  expect(parseFlags([], {})).toMatchObject({ port: 4322, host: '127.0.0.1', log: false })
  expect(parseFlags([], {}).ledger).toBe('.saha/gateway.sqlite')
  expect(parseFlags([], { GATEWAY_LEDGER: 'postgres://db/x' }).ledger).toBe('postgres://db/x')
  expect(parseFlags(['--port', '0', '--host', '::'], { PORT: '1' })).toMatchObject({ port: 0, host: '::' })
  expect(() => parseFlags(['--port', '70000'], {})).toThrow(/is not a port/)
  expect(() => parseFlags(['--prot', '1'], {})).toThrow(/See --help/)
})

test('names the required version to an older Node', () => {
  expect(['22.16.0', '24.0.0', '26.10.0'].map(checkNodeVersion)).toEqual([null, null, null])
  expect(checkNodeVersion('22.15.0')).toMatch(/use Node 24/)
})
