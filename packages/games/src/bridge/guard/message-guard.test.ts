import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMessageGuard } from './message-guard.ts'
import type { MessageGuard, GuardReport } from './message-guard.ts'

/** A port that hands over at once what a test says, so that a test needs no other time than the fake one. */
function fakePort() {
  const port = new EventTarget()
  const say = (data: unknown, ports: readonly unknown[] = []) =>
    port.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
  const methods = { start: vi.fn(), close: vi.fn(), postMessage: vi.fn() }
  return { say, ...methods, port: Object.assign(port, methods) as unknown as MessagePort }
}

const hello = (page = 'p', game = 'zellige') => ({ type: 'hello', page, game })
const score = (value: number, final: boolean) => ({ type: 'score', value, final })
let gate: MessageGuard
let reports: GuardReport[]

beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  gate = createMessageGuard({ maxScore: 10_000, report: (report) => reports.push(report) })
})
afterEach(() => {
  gate.close()
  vi.useRealTimers()
})

function open(greeting: object | null = hello()) {
  const one = fakePort()
  gate.execute({ type: 'open', port: one.port })
  if (greeting) one.say(greeting)
  return one
}
const heard = (type?: string) =>
  reports.flatMap((report) =>
    report.type === 'received' && (type ?? report.message.type) === report.message.type
      ? [report.message]
      : [],
  )
const violation = () => reports.flatMap((report) => (report.type === 'violation' ? [report.violation] : []))
/** Says something many times a second, evenly. */
function spread(times: number, perSecond: number, say: (index: number) => void) {
  for (let i = 0; i < times; i++) {
    say(i)
    vi.advanceTimersByTime(1000 / perSecond)
  }
}

describe('gate: pages and ports', () => {
  it('hears nothing before a hello, and nothing over the port of the page before', () => {
    const first = open(null)
    first.say({ type: 'ready' })
    expect(heard()).toEqual([])
    first.say(hello())
    first.say({ type: 'ready' })
    const second = open(null)
    first.say({ type: 'gameplay', on: true })
    second.say(hello('q'))
    first.say(score(1, true))
    expect(heard()).toEqual([{ type: 'ready' }, { type: 'gameplay', on: true }])
    expect(first.close).toHaveBeenCalled()
  })

  it('hangs up when told to, and hears the next page', () => {
    const one = open()
    gate.execute({ type: 'disconnect' })
    one.say({ type: 'ready' })
    expect(heard()).toEqual([])
    open(hello('q')).say({ type: 'ready' })
    expect(heard()).toEqual([{ type: 'ready' }])
  })

  it('tells the game what the portal says, and answers a ping', () => {
    const one = open()
    gate.execute({ type: 'send', message: { type: 'pause', on: true } })
    gate.execute({ type: 'ping' })
    expect(one.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'pause', on: true })
    expect(reports.at(-1)).toEqual({ type: 'pong' })
  })

  it('counts ready once for a page, and drops loading after it', () => {
    const one = open()
    one.say({ type: 'loading', progress: 0.5 })
    one.say({ type: 'ready' })
    one.say({ type: 'loading', progress: 0.7 })
    one.say({ type: 'ready' })
    vi.runAllTimers()
    expect(heard()).toEqual([{ type: 'loading', progress: 0.5 }, { type: 'ready' }])
    open(hello('q')).say({ type: 'ready' })
    expect(heard('ready')).toHaveLength(2)
  })

  it('drops points that the game cannot give', () => {
    const one = open()
    one.say(score(10_001, true))
    one.say(score(10_000, true))
    expect(heard()).toEqual([score(10_000, true)])
    expect(reports).toContainEqual({ type: 'dropped', reason: 'schema', count: 1 })
  })
})

describe('gate: pace', () => {
  it('lets the last word through, at a bearable pace', () => {
    const one = open()
    for (let points = 0; points < 100; points++) one.say(score(points, false))
    vi.advanceTimersByTime(10_000)
    expect(heard()).toEqual([score(0, false), score(1, false), score(99, false)])
  })

  it('keeps the best of finished runs that come too fast', () => {
    const one = open()
    for (const points of [1, 2, 70, 90, 80]) one.say(score(points, true))
    expect(heard()).toEqual([score(1, true), score(2, true)])
    vi.advanceTimersByTime(2000)
    expect(heard().at(-1)).toEqual(score(90, true))
  })

  it('delivers a finished run and a save that waited for their turn, though another page comes', () => {
    const one = open()
    for (const data of '123456') one.say({ type: 'save', data })
    for (const points of [10, 20, 30]) one.say(score(points, true))
    open(hello('q'))
    expect(heard('save').at(-1)).toEqual({ type: 'save', data: '6' })
    expect(heard('score').at(-1)).toEqual(score(30, true))
  })

  it('hears the same end once, however often it is told', () => {
    const one = open()
    spread(500, 60, () => one.say(score(40, true)))
    expect(heard()).toEqual([score(40, true)])
    expect(violation()).toEqual([])
    one.say({ type: 'gameplay', on: true })
    one.say(score(40, true))
    expect(heard('score')).toHaveLength(2)
  })
})

describe('gate: what honest games do is borne', () => {
  it.each<[string, (one: ReturnType<typeof fakePort>) => void]>([
    [
      'a score, progress and play told at each frame of a 240 Hz display',
      (one) =>
        spread(2400, 240, (i) => {
          one.say(score(i, false))
          one.say({ type: 'loading', progress: 1 })
          one.say({ type: 'load' })
          one.say(score(i + 0.5, false))
        }),
    ],
    [
      'somebody who presses pause as fast as they can for ten seconds',
      (one) => spread(100, 10, (i) => one.say({ type: 'gameplay', on: i % 2 === 0 })),
    ],
    [
      'somebody who presses mute as fast as they can for ten seconds',
      (one) => spread(100, 10, (i) => one.say({ type: 'audio', enabled: i % 2 === 0 })),
    ],
    [
      'where the sound switch is, told at each frame',
      (one) => spread(600, 60, () => one.say({ type: 'audio', enabled: true })),
    ],
    ['runs that end at once, again and again', (one) => spread(30, 0.9, (i) => one.say(score(i, true)))],
    ['a title shown again after each run', (one) => spread(30, 0.9, () => one.say({ type: 'ready' }))],
    [
      'a save of the wrong size at each frame',
      (one) => spread(600, 60, () => one.say({ type: 'save', data: 'x'.repeat(200_000) })),
    ],
    [
      'what the gate came late to',
      (one) => {
        for (let i = 0; i < 3000; i++) one.say(score(i, false))
      },
    ],
  ])('%s', (_, live) => {
    const one = open()
    live(one)
    one.say(score(9000, true))
    vi.advanceTimersByTime(5000)
    expect(violation()).toEqual([])
    expect(heard()).toContainEqual(score(9000, true))
  })
})

describe('gate: what no honest game does is noticed within a second', () => {
  const objects = (count: number) => Array.from({ length: count }, () => ({}))
  it.each<[string, string, (one: ReturnType<typeof fakePort>) => void]>([
    ['thousands of messages', 'flood', (one) => spread(5000, 100_000, () => one.say(null))],
    ['long texts', 'flood', (one) => spread(5, 5, () => one.say('x'.repeat(2 ** 25)))],
    ['long texts inside', 'flood', (one) => one.say({ type: 'save', data: ['x'.repeat(2 ** 25)] })],
    ['large buffers', 'flood', (one) => one.say({ a: new ArrayBuffer(2 ** 25) })],
    ['many objects', 'flood', (one) => spread(5, 5, () => one.say(objects(300_000)))],
    ['many objects in a map', 'flood', (one) => one.say(new Map([[1, objects(500_000)]]))],
    [
      'ready and loading in turns',
      'flicker',
      (one) => spread(20, 20, (i) => one.say(i % 2 ? { type: 'ready' } : { type: 'loading', progress: 0 })),
    ],
    [
      'play on and off at each frame',
      'flicker',
      (one) => spread(60, 60, (i) => one.say({ type: 'gameplay', on: i % 2 === 0 })),
    ],
    [
      'the sound on and off at each frame',
      'flicker',
      (one) => spread(60, 60, (i) => one.say({ type: 'audio', enabled: i % 2 === 0 })),
    ],
    ['runs without end', 'flicker', (one) => spread(20, 20, (i) => one.say(score(i, true)))],
  ])('%s', (_, as, attack) => {
    const one = open()
    attack(one)
    expect(violation()).toEqual([as])
    const before = reports.length
    one.say({ type: 'ready' })
    one.say(hello())
    expect(reports).toHaveLength(before)
  })

  it.each<[string, number, (one: ReturnType<typeof fakePort>, index: number) => void]>([
    ['play on and off six times a second', 6, (one, i) => one.say({ type: 'gameplay', on: i % 2 === 0 })],
    ['sound on and off four times a second', 4, (one, i) => one.say({ type: 'audio', enabled: i % 2 === 0 })],
    ['a better run each 1.1 s', 0.9, (one, i) => one.say(score(i, true))],
  ])('%s, when it goes on for a minute', (_, perSecond, say) => {
    const one = open()
    spread(60 * perSecond, perSecond, (index) => say(one, index))
    expect(violation()).toEqual(['flicker'])
  })

  it('a chain of objects deeper than any stack', () => {
    const one = open()
    let chain: object = {}
    for (let i = 0; i < 500_000; i++) chain = { chain }
    one.say(chain)
    expect(violation()).toEqual(['flood'])
  })

  it('drops messages with ports attached', () => {
    const one = open()
    one.say({ type: 'ready' }, [{}])
    expect(heard()).toEqual([])
  })

  it('tells what it drops, once a second', () => {
    const one = open()
    spread(2500, 1000, () => one.say('nonsense'))
    const drops = reports.filter(({ type }) => type === 'dropped')
    expect(drops).toHaveLength(3)
    expect(drops[0]).toEqual({ type: 'dropped', reason: 'schema', count: 1 })
  })
})
