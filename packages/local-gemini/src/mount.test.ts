import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createService } from './mount.ts'
import { openSession } from './testing/live-client.ts'

const PATH = '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent?key=k'

/** Starts another server that forwards requests below `/gemini`. */
async function startHost() {
  const service = createService('/gemini')
  const server = createServer((request, response) => void service.handle(request, response))
  server.on('upgrade', service.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await service.close()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/gemini`,
    port,
    requests: { list: () => [], clear: () => {} },
    close: async () => {},
  }
}

test('accepts a WebSocket as its first request, and handles its first message', async () => {
  const session = await openSession(await startHost(), { path: PATH })
  session.send({ setup: { model: 'models/gemini-3.8-live' } })
  const { setupComplete } = await session.until((message) => message.setupComplete !== undefined)
  expect(setupComplete?.sessionId).toBeDefined()
})

test('accepts a request body as its first request', async () => {
  const { url } = await startHost()
  const answer = await fetch(`${url}/v1/models/gemini-3.8-flash:countTokens?key=k`, {
    method: 'POST',
    body: JSON.stringify({ contents: [{ parts: [{ text: 'hello' }] }] }),
  })
  expect(await answer.json()).toMatchObject({ totalTokens: 2 })
})

test('closes without any request', async () => {
  await createService('/gemini').close()
})

test('refuses to start beside a real key', () => {
  vi.stubEnv('GEMINI_API_KEY', 'AQ.Ab8RN6Kq0example0example0example0example')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(() => createService('/gemini')).toThrow('looks like a real key')
})
