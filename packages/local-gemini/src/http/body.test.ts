import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RunningGemini } from '../start.ts'
import { ask, send, startTestGemini } from '../testing/test-gemini.ts'
import { BodyMemory } from './body-memory.ts'

const MEGABYTE = 1024 * 1024
const PATH = '/v1/models/gemini-3.8-flash:generateContent'

/** Opens a connection that announces 130 MB, sends the given bytes and then nothing. */
async function holdOpen(
  { url }: RunningGemini,
  bytes: number,
): Promise<{ socket: Socket; answer: () => string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: gemini\r\nX-Goog-Api-Key: k\r\nContent-Type: application/json\r\nContent-Length: ${130 * MEGABYTE}\r\n\r\n`,
  )
  socket.write(Buffer.alloc(bytes, 0x20))
  return { socket, answer: () => answer }
}

test('limits held-open bodies to the memory of one large body', async () => {
  const gemini = await startTestGemini()
  const held = await Promise.all(Array.from({ length: 6 }, () => holdOpen(gemini, 60 * MEGABYTE)))
  const rejected = () =>
    held.filter(({ answer }) => /^HTTP\/1\.1 503 .*busy with other large requests/s.test(answer()))
  await vi.waitFor(() => expect(rejected()).toHaveLength(4))
  // A small body still finds memory.
  expect((await send(gemini, 'POST', PATH, ask('hi'))).status).toBe(200)
})

test('closes a connection that sends nothing for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const gemini = await startTestGemini()
  const { socket } = await holdOpen(gemini, 1)
  // The server starts its timer after the connection opens, so the clock advances until it fires.
  await vi.waitUntil(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return socket.destroyed
    },
    { timeout: 20_000, interval: 10 },
  )
})

test('releases a reservation once', () => {
  const bodyMemory = new BodyMemory()
  const reservation = bodyMemory.reserve()
  reservation.grow(140 * MEGABYTE)
  reservation.release()
  reservation.release()
  const next = bodyMemory.reserve()
  next.grow(140 * MEGABYTE)
  expect(() => next.grow(1)).toThrow('busy')
})
