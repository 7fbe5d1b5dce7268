import { describe, expect, test } from 'vitest'
import { CHAT, chat, errorOf, setStage } from '../testing/stage.ts'
import { BodyRoom, LARGEST_BODY } from './body-room.ts'

const MEGABYTE = 1024 * 1024
const visitor = (id: string, ...networks: string[]) => ({ id, networks })

describe('room for bodies', () => {
  test('is taken as bytes arrive, not when a body is announced', () => {
    const room = new BodyRoom(128 * MEGABYTE)
    for (let index = 0; index < 1000; index += 1) room.enter(visitor(`v${index}`, `n${index}`)).grow(1)
    const place = room.enter(visitor('v', 'n'))
    expect(() => place.grow(LARGEST_BODY)).not.toThrow()
  })

  test('is given back once', () => {
    const room = new BodyRoom(LARGEST_BODY)
    const place = room.enter(visitor('v', 'n'))
    place.grow(LARGEST_BODY)
    place.leave()
    place.leave()
    const next = room.enter(visitor('v', 'n'))
    next.grow(LARGEST_BODY)
    expect(() => next.grow(1)).toThrow('Too many of your large requests')
  })

  test.each([
    ['visitor', visitor('v', 'n1'), visitor('v', 'n2')],
    ['network', visitor('v1', 'n'), visitor('v2', 'n')],
    ['/48', visitor('v1', 'a', 'b'), visitor('v2', 'c', 'b')],
  ])('has a share for one %s, beside which others find theirs', (_, first, second) => {
    const room = new BodyRoom(128 * MEGABYTE)
    room.enter(first).grow(20 * MEGABYTE)
    expect(() => room.enter(second).grow(20 * MEGABYTE)).toThrow('Too many of your large requests')
    expect(() => room.enter(visitor('other', 'elsewhere')).grow(LARGEST_BODY)).not.toThrow()
  })

  test('has an end for everybody together', () => {
    const room = new BodyRoom(128 * MEGABYTE)
    for (let index = 0; index < 4; index += 1)
      room.enter(visitor(`v${index}`, `n${index}`)).grow(LARGEST_BODY)
    expect(() => room.enter(visitor('v', 'n')).grow(LARGEST_BODY)).toThrow('busy with other large requests')
  })
})

test('a body for which there is no room is told to wait, and leaves nothing behind', async () => {
  const stage = setStage({ memory: 1000 })
  const response = await stage.ask(CHAT, { body: chat('a'.repeat(2000)) })
  expect(await errorOf(response)).toMatchObject({ code: 429 })
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await stage.ask(CHAT, { body: chat() })).status).toBe(200)
})

test('a call over its limit is refused before its body is read', async () => {
  const stage = setStage({
    limits: {
      visitor: { perDay: 0, perMinute: 9, atOnce: 9 },
      network: { perDay: 1, perMinute: 9, atOnce: 9 },
      everybody: { perDay: 1, perMinute: 9, atOnce: 9 },
      liveMinutes: 1,
    },
  })
  let pieces = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    },
    { highWaterMark: 0 },
  )
  expect((await stage.ask(CHAT, { body })).status).toBe(429)
  expect(pieces).toBe(0)
})
