import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPng } from '../testing/create-png.ts'
import { maxMoveBytes } from '../protocol/protocol.ts'
import { createMessageGuard } from './message-guard.ts'
import type { MessageGuard, GuardReport } from './message-guard.ts'

/** Creates a port that delivers synchronously, so that tests need only fake time. */
function fakePort() {
  const port = new EventTarget()
  const post = (data: unknown, ports: readonly unknown[] = []) =>
    port.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
  const methods = { start: vi.fn(), close: vi.fn(), postMessage: vi.fn() }
  return { post, ...methods, port: Object.assign(port, methods) as unknown as MessagePort }
}

const hello = (page = 'p', game = 'zellige') => ({ type: 'hello', page, game })
const score = (value: number, final: boolean) => ({ type: 'score', value, final })
/** Messages of a state that changes with each index. */
const toggled = {
  play: (index: number) => ({ type: 'gameplay', on: index % 2 === 0 }),
  sound: (index: number) => ({ type: 'audio', enabled: index % 2 === 0 }),
  music: (index: number) => ({ type: 'channels', music: index % 2 === 0, effects: true }),
}
let guard: MessageGuard
let reports: GuardReport[]

beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  guard = createMessageGuard({ maxScore: 10_000, report: (report) => reports.push(report) })
})
afterEach(() => {
  guard.close()
  vi.useRealTimers()
})

function open(greeting: object | null = hello()) {
  const one = fakePort()
  guard.execute({ type: 'open', port: one.port })
  if (greeting) one.post(greeting)
  return one
}
const received = (type?: string) =>
  reports.flatMap((report) =>
    report.type === 'received' && (type ?? report.message.type) === report.message.type
      ? [report.message]
      : [],
  )
const violations = () => reports.flatMap((report) => (report.type === 'violation' ? [report.violation] : []))
/** Calls `say` at an even rate. */
function spread(times: number, perSecond: number, post: (index: number) => void) {
  for (let i = 0; i < times; i++) {
    post(i)
    vi.advanceTimersByTime(1000 / perSecond)
  }
}

const run = { type: 'run', rulesHash: 'a', seed: 1, steps: 9, score: 1, moves: new Uint8Array(2) }

describe('message guard: pages and ports', () => {
  it('ignores messages before hello and messages of the previous page', () => {
    const first = open(null)
    first.post({ type: 'ready' })
    expect(received()).toEqual([])
    first.post(hello())
    first.post({ type: 'ready' })
    const second = open(null)
    first.post({ type: 'gameplay', on: true })
    second.post(hello('q'))
    first.post(score(1, true))
    expect(received()).toEqual([{ type: 'ready' }, { type: 'gameplay', on: true }])
    expect(first.close).toHaveBeenCalled()
  })

  it('disconnects on command and accepts the next page', () => {
    const one = open()
    guard.execute({ type: 'disconnect' })
    one.post({ type: 'ready' })
    expect(received()).toEqual([])
    open(hello('q')).post({ type: 'ready' })
    expect(received()).toEqual([{ type: 'ready' }])
  })

  it('sends the portal’s messages to the game and answers pings', () => {
    const one = open()
    guard.execute({ type: 'send', message: { type: 'pause', on: true } })
    guard.execute({ type: 'ping' })
    expect(one.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'pause', on: true })
    expect(reports.at(-1)).toEqual({ type: 'pong' })
  })

  it('accepts ready once per page and drops loading afterwards', () => {
    const one = open()
    one.post({ type: 'loading', progress: 0.5 })
    one.post({ type: 'ready' })
    one.post({ type: 'loading', progress: 0.7 })
    one.post({ type: 'ready' })
    vi.runAllTimers()
    expect(received()).toEqual([{ type: 'loading', progress: 0.5 }, { type: 'ready' }])
    open(hello('q')).post({ type: 'ready' })
    expect(received('ready')).toHaveLength(2)
  })

  it('drops scores above the highest score', () => {
    const one = open()
    one.post(score(10_001, true))
    one.post(score(10_000, true))
    expect(received()).toEqual([score(10_000, true)])
    expect(reports).toContainEqual({ type: 'dropped', reason: 'schema', count: 1 })
  })
})

describe('message guard: rate limits', () => {
  it('delivers the latest message at a limited rate', () => {
    const one = open()
    for (let points = 0; points < 100; points++) one.post(score(points, false))
    vi.advanceTimersByTime(10_000)
    expect(received()).toEqual([score(0, false), score(1, false), score(99, false)])
  })

  it('delivers the best of finished runs that exceed the rate', () => {
    const one = open()
    for (const points of [1, 2, 70, 90, 80]) one.post(score(points, true))
    expect(received()).toEqual([score(1, true), score(2, true)])
    vi.advanceTimersByTime(2000)
    expect(received().at(-1)).toEqual(score(90, true))
  })

  it('delivers a waiting finished run, save and log when another page connects', () => {
    const one = open()
    for (const data of '123456') one.post({ type: 'save', data })
    for (let steps = 1; steps < 6; steps++) one.post({ ...run, steps })
    one.post({ type: 'runEnded', reason: 'over', run: null })
    for (const points of [10, 20, 30]) one.post(score(points, true))
    open(hello('q'))
    expect(received('save').at(-1)).toEqual({ type: 'save', data: '6' })
    expect(received('runEnded')).toHaveLength(1)
    expect(received('score').at(-1)).toEqual(score(30, true))
  })

  it('delivers small saves of an imported game at once, and large ones at a limited rate', () => {
    const one = open()
    spread(100, 10, (index) => one.post({ type: 'storage', data: String(index) }))
    expect(received('storage')).toHaveLength(100)
    spread(100, 10, () => one.post({ type: 'storage', data: 'x'.repeat(3_000_000) }))
    expect(received('storage').length).toBeLessThan(110)
  })

  it('reports the same end of a run once', () => {
    const one = open()
    spread(500, 60, () => one.post(score(40, true)))
    expect(received()).toEqual([score(40, true)])
    expect(violations()).toEqual([])
    one.post({ type: 'gameplay', on: true })
    one.post(score(40, true))
    expect(received('score')).toHaveLength(2)
  })
})

describe('message guard: accepts honest games', () => {
  it.each<[string, (one: ReturnType<typeof fakePort>) => void]>([
    [
      'score, progress and play reported at each frame of a 240 Hz display',
      (one) =>
        spread(2400, 240, (i) => {
          one.post(score(i, false))
          one.post({ type: 'loading', progress: 1 })
          one.post({ type: 'load' })
          one.post(score(i + 0.5, false))
        }),
    ],
    [
      'ten presses of pause per second for ten seconds',
      (one) => spread(100, 10, (i) => one.post(toggled.play(i))),
    ],
    [
      'ten presses of mute per second for ten seconds',
      (one) => spread(100, 10, (i) => one.post(toggled.sound(i))),
    ],
    [
      'the sound state reported at each frame',
      (one) => spread(600, 60, () => one.post({ type: 'audio', enabled: true })),
    ],
    [
      'the longest run twice a second for a minute, and one right after another',
      (one) => {
        spread(120, 2, () => one.post({ ...run, moves: new Uint8Array(maxMoveBytes) }))
        for (let i = 0; i < 10; i++) one.post({ ...run, moves: new Uint8Array(maxMoveBytes) })
      },
    ],
    ['runs that end immediately, repeatedly', (one) => spread(30, 0.9, (i) => one.post(score(i, true)))],
    ['a title shown again after each run', (one) => spread(30, 0.9, () => one.post({ type: 'ready' }))],
    [
      'a save of the wrong size at each frame',
      (one) => spread(600, 60, () => one.post({ type: 'save', data: 'x'.repeat(200_000) })),
    ],
    [
      'messages queued before the guard started',
      (one) => {
        for (let i = 0; i < 3000; i++) one.post(score(i, false))
      },
    ],
  ])('accepts %s', (_, live) => {
    const one = open()
    live(one)
    one.post(score(9000, true))
    vi.advanceTimersByTime(5000)
    expect(violations()).toEqual([])
    expect(received()).toContainEqual(score(9000, true))
  })
})

describe('message guard: reports violations within a second', () => {
  const objects = (count: number) => Array.from({ length: count }, () => ({}))
  it.each<[string, string, (one: ReturnType<typeof fakePort>) => void]>([
    ['thousands of messages', 'flood', (one) => spread(5000, 100_000, () => one.post(null))],
    ['long texts', 'flood', (one) => spread(5, 5, () => one.post('x'.repeat(2 ** 25)))],
    ['long nested texts', 'flood', (one) => one.post({ type: 'save', data: ['x'.repeat(2 ** 25)] })],
    ['large buffers', 'flood', (one) => one.post({ a: new ArrayBuffer(2 ** 25) })],
    ['many objects', 'flood', (one) => spread(5, 5, () => one.post(objects(300_000)))],
    ['many objects in a map', 'flood', (one) => one.post(new Map([[1, objects(500_000)]]))],
    [
      'alternating ready and loading',
      'flicker',
      (one) => spread(20, 20, (i) => one.post(i % 2 ? { type: 'ready' } : { type: 'loading', progress: 0 })),
    ],
    ['play toggled at each frame', 'flicker', (one) => spread(60, 60, (i) => one.post(toggled.play(i)))],
    ['sound toggled at each frame', 'flicker', (one) => spread(60, 60, (i) => one.post(toggled.sound(i)))],
    ['music toggled at each frame', 'flicker', (one) => spread(60, 60, (i) => one.post(toggled.music(i)))],
    ['twenty finished runs per second', 'flicker', (one) => spread(20, 20, (i) => one.post(score(i, true)))],
  ])('reports %s', (_, as, attack) => {
    const one = open()
    attack(one)
    expect(violations()).toEqual([as])
    const before = reports.length
    one.post({ type: 'ready' })
    one.post(hello())
    expect(reports).toHaveLength(before)
  })

  it.each<[string, number, (one: ReturnType<typeof fakePort>, index: number) => void]>([
    ['play toggled six times per second', 6, (one, i) => one.post(toggled.play(i))],
    ['sound toggled four times per second', 4, (one, i) => one.post(toggled.sound(i))],
    ['a better run every 1.1 s', 0.9, (one, i) => one.post(score(i, true))],
  ])('reports %s for a minute', (_, perSecond, post) => {
    const one = open()
    spread(60 * perSecond, perSecond, (index) => post(one, index))
    expect(violations()).toEqual(['flicker'])
  })

  it('reports a chain of objects deeper than any stack', () => {
    const one = open()
    let chain: object = {}
    for (let i = 0; i < 500_000; i++) chain = { chain }
    one.post(chain)
    expect(violations()).toEqual(['flood'])
  })

  it('drops messages with ports attached', () => {
    const one = open()
    one.post({ type: 'ready' }, [{}])
    expect(received()).toEqual([])
  })

  it('reports dropped messages once a second', () => {
    const one = open()
    spread(2500, 1000, () => one.post('nonsense'))
    const drops = reports.filter(({ type }) => type === 'dropped')
    expect(drops).toHaveLength(3)
    expect(drops[0]).toEqual({ type: 'dropped', reason: 'schema', count: 1 })
  })
})

describe('message guard: pictures', () => {
  it('offers the latest of many pictures, one in two seconds', () => {
    const one = open()
    spread(40, 20, (index) => one.post({ type: 'picture', png: createPng(64 + index) }))
    vi.advanceTimersByTime(4000)
    const sizes = received('picture').map((message) => (message.type === 'picture' ? message.png.length : 0))
    expect(sizes).toEqual([64, 103])
    expect(violations()).toEqual([])
  })

  it('closes a game that floods with large pictures', () => {
    const one = open()
    for (let index = 0; index < 20; index++) one.post({ type: 'picture', png: createPng(2 * 1024 * 1024) })
    expect(violations()).toEqual(['flood'])
  })

  it('discards the waiting picture of a page that is gone', () => {
    const one = open()
    for (let index = 0; index < 3; index++) one.post({ type: 'picture', png: createPng() })
    open(hello('q'))
    vi.advanceTimersByTime(9000)
    expect(received('picture')).toHaveLength(1)
  })
})
