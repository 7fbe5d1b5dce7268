import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { expect, test, vi } from 'vitest'
import { eventually, startNodeHarness, type NodeHarness } from '../testing/node-harness.ts'
import { chat, ORIGIN } from '../testing/harness.ts'

vi.setConfig({ testTimeout: 20_000 })

const STREAM = '/v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse'
const HEADERS = { origin: ORIGIN, 'content-type': 'application/json' }
const DAY = () => new Date().toISOString().slice(0, 10)

function ask({ url }: NodeHarness, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}${STREAM}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(chat()),
    ...(signal === undefined ? {} : { signal }),
  })
}

/** Endless response that a test feeds. */
function endless(harness: NodeHarness) {
  const left = Promise.withResolvers<void>()
  const started = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  harness.gemini.override = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => started.resolve(controller),
        cancel: () => left.resolve(),
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  return { left: left.promise, started: started.promise }
}

test('forwards each chunk before the model writes the next', async () => {
  const harness = await startNodeHarness()
  const { started } = endless(harness)
  const asking = ask(harness)
  const controller = await started
  const encoder = new TextEncoder()
  controller.enqueue(encoder.encode('data: {"a":1}\r\n\r\n'))
  const response = await asking
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: {"a":1}\r\n\r\n')
  controller.enqueue(encoder.encode('data: {"a":2}'))
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: {"a":2}')
  controller.close()
  expect((await reader?.read())?.done).toBe(true)
})

test('aborts the model when the client aborts, and charges what can have been written', async () => {
  const harness = await startNodeHarness()
  const { started, left } = endless(harness)
  const stop = new AbortController()
  const asking = ask(harness, stop.signal)
  const controller = await started
  controller.enqueue(new TextEncoder().encode('data: {}\r\n\r\n'))
  const response = await asking
  await response.body?.getReader().read()
  const maxCost = await harness.ledger.getSpent(DAY(), 'all')
  stop.abort()
  await left
  await eventually(() => harness.ledger.getSpent(DAY(), 'all')).toBeLessThan(maxCost)
  expect(await harness.ledger.getSpent(DAY(), 'all')).toBeGreaterThan(0)
})

test('aborts the call when the client aborts before the first word', async () => {
  const harness = await startNodeHarness()
  const started = Promise.withResolvers<Request>()
  harness.gemini.override = (request) => {
    started.resolve(request)
    return new Promise<Response>(() => {})
  }
  const stop = new AbortController()
  const asking = ask(harness, stop.signal)
  const { signal } = await started.promise
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  stop.abort()
  await expect(asking).rejects.toThrow()
  await aborted
})

test('pauses the model while the client does not read', async () => {
  const harness = await startNodeHarness()
  let sent = 0
  const chunk = new Uint8Array(64 * 1024)
  const total = 640
  harness.gemini.override = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1
          if (sent > total) controller.close()
          else controller.enqueue(chunk)
        },
      }),
    )
  const { hostname, port, pathname } = new URL(harness.url)
  const request = httpRequest({
    hostname,
    port,
    path: `${pathname}${STREAM}`,
    method: 'POST',
    headers: HEADERS,
  })
  request.end(JSON.stringify(chat()))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // Without a reader the socket buffers fill up, and nothing more is pulled from the model.
  let before = -1
  await eventually(() => {
    const still = sent === before
    before = sent
    return still
  }).toBe(true)
  expect(sent).toBeLessThan(total / 2)
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  expect(bytes).toBe(total * chunk.length)
})
