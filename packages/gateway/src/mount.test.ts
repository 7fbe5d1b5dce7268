import { createServer } from 'node:http'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from './ledger/sqlite.ts'
import { createService } from './mount.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Starts a server with a gateway at `/gateway` that records the requests at its own `/gemini`. */
async function startHost(env: Record<string, string> = {}) {
  const ledger = join(temporaryFolder(), 'ledger.sqlite')
  const service = createService('/gateway', { GATEWAY_LEDGER: ledger, ...env })
  const received: (string | undefined)[] = []
  const failures: unknown[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/gateway/') === true) {
      service.handle(request, response).catch((error: unknown) => {
        failures.push(error)
        response.writeHead(500).end()
      })
      return
    }
    received.push(request.url, request.headers['x-goog-api-key'] as string | undefined)
    response.setHeader('content-type', 'application/json')
    response.end('{"candidates":[]}')
  })
  server.on('upgrade', service.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await service.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/gateway/v1/models/gemini-3.8-flash:generateContent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"contents":[{"parts":[{"text":"hi"}]}]}',
    })
  return { port, received, ask, ledger, service, failures }
}

test('without a key uses the local Gemini of the same server, for its own pages', async () => {
  const { port, received, ask } = await startHost()
  for (const host of ['localhost', '127.0.0.1'])
    expect((await ask(`http://${host}:${port}`)).status).toBe(200)
  expect((await ask(`http://localhost:${port + 1}`)).status).toBe(403)
  const path = '/gemini/v1/models/gemini-3.8-flash:generateContent'
  expect(received).toEqual([path, 'local', path, 'local'])
})

test('does not limit the local Gemini, which costs nothing', async () => {
  const { port, ask, ledger: path } = await startHost()
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await ask(`http://localhost:${port}`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const ledger = openLedger(path)
  onTestFinished(() => ledger.close())
  expect(await ledger.getSpent(new Date().toISOString().slice(0, 10), 'all')).toBeLessThanOrEqual(40)
})

test('with a key uses the configured upstream, with that key and within limits', async () => {
  const other = await startHost()
  const { port, ask } = await startHost({
    GEMINI_API_KEY: 'the-key',
    GATEWAY_UPSTREAM: `http://127.0.0.1:${other.port}/google`,
    GATEWAY_VISITOR_CALLS_PER_MINUTE: '1',
  })
  expect((await ask(`http://localhost:${port}`)).status).toBe(200)
  expect((await ask(`http://localhost:${port}`)).status).toBe(429)
  expect(other.received).toEqual(['/google/v1/models/gemini-3.8-flash:generateContent', 'the-key'])
})

test('verifies the admin label with the Appwrite of the same server', async () => {
  const { port, received } = await startHost({
    GATEWAY_ADMIN_LABEL: 'editor',
    GATEWAY_APPWRITE_PROJECT: 'portal',
  })
  const schema = { type: 'object', properties: { en_title: { type: 'string' } }, required: ['en_title'] }
  await fetch(`http://127.0.0.1:${port}/gateway/v1/models/gemini-3.8-flash:generateContent`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${port}`,
      'x-appwrite-jwt': 'head.body.signature',
    },
    body: JSON.stringify({
      contents: [{ parts: [{ text: 'hi' }] }],
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    }),
  })
  expect(received[0]).toBe('/v1/account')
})

test('reports an invalid environment before the first request', () => {
  expect(() => createService('/gateway', { GATEWAY_TOTAL_DOLLARS_PER_DAY: 'much' })).toThrow(
    'GATEWAY_TOTAL_DOLLARS_PER_DAY is much',
  )
})

test('opens nothing before the first request, and closes the ledger at the end', async () => {
  const { port, ask, ledger, service } = await startHost()
  expect(existsSync(ledger)).toBe(false)
  await (await ask(`http://localhost:${port}`)).text()
  await service.close()
  expect([existsSync(ledger), existsSync(`${ledger}-wal`)]).toEqual([true, false])
  await createService('/gateway', {}).close()
})

test('retries a ledger that cannot be opened with the next request', async () => {
  const place = join(temporaryFolder(), 'ledger')
  writeFileSync(place, '')
  const { port, ask, failures } = await startHost({ GATEWAY_LEDGER: join(place, 'ledger.sqlite') })
  expect((await ask(`http://localhost:${port}`)).status).toBe(500)
  expect(failures).toHaveLength(1)
  rmSync(place)
  expect((await ask(`http://localhost:${port}`)).status).toBe(200)
})
