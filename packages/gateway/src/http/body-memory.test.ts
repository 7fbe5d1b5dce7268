import { describe, expect, test } from 'vitest'
import { CHAT, chat, readError, createHarness } from '../testing/harness.ts'
import { BodyMemory, MAX_BODY_BYTES } from './body-memory.ts'

const MEGABYTE = 1024 * 1024
const client = (id: string, ...networks: string[]) => ({ id, networks })

describe('memory for bodies', () => {
  test('is reserved as bytes arrive, not when a body is announced', () => {
    const bodyMemory = new BodyMemory(128 * MEGABYTE)
    for (let index = 0; index < 1000; index += 1) bodyMemory.reserve(client(`v${index}`, `n${index}`)).grow(1)
    const reservation = bodyMemory.reserve(client('v', 'n'))
    expect(() => reservation.grow(MAX_BODY_BYTES)).not.toThrow()
  })

  test('is released once', () => {
    const bodyMemory = new BodyMemory(MAX_BODY_BYTES)
    const reservation = bodyMemory.reserve(client('v', 'n'))
    reservation.grow(MAX_BODY_BYTES)
    reservation.release()
    reservation.release()
    const next = bodyMemory.reserve(client('v', 'n'))
    next.grow(MAX_BODY_BYTES)
    expect(() => next.grow(1)).toThrow('Too many of your large requests')
  })

  test.each([
    ['client', client('v', 'n1'), client('v', 'n2')],
    ['network', client('v1', 'n'), client('v2', 'n')],
    ['/48', client('v1', 'a', 'b'), client('v2', 'c', 'b')],
  ])('has a maximum share for one %s, so that others find memory', (_, first, second) => {
    const bodyMemory = new BodyMemory(128 * MEGABYTE)
    bodyMemory.reserve(first).grow(20 * MEGABYTE)
    expect(() => bodyMemory.reserve(second).grow(20 * MEGABYTE)).toThrow('Too many of your large requests')
    expect(() => bodyMemory.reserve(client('other', 'elsewhere')).grow(MAX_BODY_BYTES)).not.toThrow()
  })

  test('has a total limit', () => {
    const bodyMemory = new BodyMemory(128 * MEGABYTE)
    for (let index = 0; index < 4; index += 1)
      bodyMemory.reserve(client(`v${index}`, `n${index}`)).grow(MAX_BODY_BYTES)
    expect(() => bodyMemory.reserve(client('v', 'n')).grow(MAX_BODY_BYTES)).toThrow(
      'busy with other large requests',
    )
  })
})

test('rejects a body when none is left, and releases its reservation', async () => {
  const harness = createHarness({ memory: 1000 })
  const response = await harness.ask(CHAT, { body: chat('a'.repeat(2000)) })
  expect(await readError(response)).toMatchObject({ code: 429 })
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await harness.ask(CHAT, { body: chat() })).status).toBe(200)
})

test('rejects a call over its limit before its body is read', async () => {
  const harness = createHarness({
    limits: {
      client: { perDay: 0, perMinute: 9, atOnce: 9 },
      network: { perDay: 1, perMinute: 9, atOnce: 9 },
      total: { perDay: 1, perMinute: 9, atOnce: 9 },
      liveMinutes: 1,
    },
  })
  let chunks = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    },
    { highWaterMark: 0 },
  )
  expect((await harness.ask(CHAT, { body })).status).toBe(429)
  expect(chunks).toBe(0)
})
