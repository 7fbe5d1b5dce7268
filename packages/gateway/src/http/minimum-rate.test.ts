import { connect } from 'node:net'
import { once } from 'node:events'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually, type NodeHarness, startNodeHarness } from '../testing/node-harness.ts'
import { chat, ORIGIN } from '../testing/harness.ts'
import { readAtMinimumRate } from './minimum-rate.ts'

function windTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Body that sends a number of bytes at an interval in milliseconds. */
function dripping(bytes: number, every: number, times: number): ReadableStream<Uint8Array> {
  let left = times
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, every))
        left -= 1
        controller.enqueue(new Uint8Array(bytes))
        if (left === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function length(body: ReadableStream<Uint8Array>): Promise<number> {
  let sum = 0
  for await (const chunk of readAtMinimumRate(body)) sum += chunk.byteLength
  return sum
}

describe('a body', () => {
  beforeEach(windTheClock)

  test('of 29 MB passes at half a megabit a second', async () => {
    const reading = length(dripping(64 * 1024, 1000, 464))
    await vi.advanceTimersByTimeAsync(470_000)
    expect(await reading).toBe(464 * 64 * 1024)
  })

  test.each([
    ['that sends a byte a second', 1, 1000],
    ['that sends nothing for half a minute', 100_000, 32_000],
  ])('%s is rejected after half a minute', async (_, bytes, every) => {
    const reading = length(dripping(bytes, every, 1_000_000)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await reading).toMatchObject({ code: 408 })
  })

  test('is not too slow because of its reader', async () => {
    let sum = 0
    for await (const chunk of readAtMinimumRate(new Blob(['a'.repeat(200_000)]).stream())) {
      vi.advanceTimersByTime(60_000)
      sum += chunk.byteLength
    }
    expect(sum).toBe(200_000)
  })
})

const CHAT = '/v1/models/gemini-3.8-flash:generateContent'

/** Opens a connection that announces 29 MB and sends one byte. */
async function holdOpen({ url }: NodeHarness, address: string, path = CHAT, headers = '') {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  await once(socket, 'connect')
  socket.write(
    `POST ${pathname}${path} HTTP/1.1\r\nHost: gateway\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 30408704\r\n${headers}\r\n{`,
  )
  return { socket, answer: () => answer }
}

function ask({ url }: NodeHarness, address: string, text = 'hi'): Promise<Response> {
  const headers = { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(`${url}${CHAT}`, { method: 'POST', headers, body: JSON.stringify(chat(text)) })
}

describe('connections that announce 29 MB and send a byte', () => {
  test('do not block other clients', async () => {
    const harness = await startNodeHarness({}, { proxies: 1 })
    for (let index = 0; index < 20; index += 1) await holdOpen(harness, `198.51.${index}.1`)
    await eventually(() => underWay(harness)).toBe(20)
    const large = await ask(harness, '203.0.113.7', 'ساحة'.repeat(20_000))
    expect(large.status).toBe(200)
  })

  test('are limited to a client’s active calls, and do not affect others in the network', async () => {
    const harness = await startNodeHarness({}, { proxies: 1 })
    for (let index = 0; index < 3; index += 1) await holdOpen(harness, '198.51.100.1')
    await eventually(() => underWay(harness)).toBe(3)
    const fourth = await holdOpen(harness, '198.51.100.2')
    await eventually(() => fourth.answer()).toMatch(/^HTTP\/1\.1 429 .*BUSY_LIMIT/s)
    const health = await fetch(`${harness.url}/health`, { headers: { 'x-forwarded-for': '198.51.100.3' } })
    const cookie = health.headers.get('set-cookie')?.split(';')[0] ?? ''
    const headers = {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.3',
      cookie,
    }
    const answer = await fetch(`${harness.url}${CHAT}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(chat()),
    })
    expect(answer.status).toBe(200)
  })

  test('are closed after half a minute with a response, and are no longer active', async () => {
    windTheClock()
    const harness = await startNodeHarness({}, { proxies: 1 })
    const { socket, answer } = await holdOpen(harness, '198.51.100.1')
    await eventually(() => underWay(harness)).toBe(1)
    const closed = once(socket, 'close')
    await vi.advanceTimersByTimeAsync(30_000)
    await eventually(() => answer()).toMatch(/^HTTP\/1\.1 408 .*The request came too slowly/s)
    await vi.advanceTimersByTimeAsync(1000)
    await closed
    expect(underWay(harness)).toBe(0)
  })
})

test('closes an upload whose chunk stalls', async () => {
  windTheClock()
  const harness = await startNodeHarness({}, { proxies: 1 })
  const file = { mimeType: 'video/mp4', sizeBytes: '100' }
  const started = await fetch(`${harness.url}/upload/v1/files`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.1',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '100',
      'x-goog-upload-header-content-type': 'video/mp4',
    },
    body: JSON.stringify({ file }),
  })
  const { pathname, search } = new URL(started.headers.get('x-goog-upload-url') ?? '')
  const { hostname, port } = new URL(harness.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.write(
    `POST ${pathname}${search} HTTP/1.1\r\nHost: gateway\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: 198.51.100.1\r\nX-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\nContent-Length: 100\r\n\r\n0`,
  )
  await eventually(() => underWay(harness, 'light:')).toBe(1)
  await vi.advanceTimersByTimeAsync(31_000)
  await eventually(() => answer).toMatch(/^HTTP\/1\.1 (?:408|502) /)
  expect(underWay(harness, 'light:')).toBe(0)
})

/** Number of active calls in the ledger, of all clients. */
function underWay({ ledger }: NodeHarness, kind = ''): number {
  return ledger.countActive(Date.now(), `${kind}all`)
}
