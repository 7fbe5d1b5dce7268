import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectGame, connectPortal } from './index.ts'
import type { GameConnectionOptions, PortalConnectionOptions, Welcome } from './index.ts'
import { deliver, fakeWindows } from './fake-windows.ts'

const welcome: Welcome = { locale: 'ar', dir: 'rtl', muted: true, seed: 7, level: 2 }
const opened: { close: () => void }[] = []
afterEach(() => {
  for (const side of opened.splice(0)) side.close()
})

function meet(
  portal: Partial<GameConnectionOptions> = {},
  game: PortalConnectionOptions = {},
  windows = fakeWindows(),
) {
  const host = connectGame({ frame: windows.frame, host: windows.host, welcome: () => welcome, ...portal })
  const link = connectPortal({ self: windows.self, ...game })
  opened.push(host, link)
  return { windows, host, link }
}
/** A callback and the promise of its next call. */
function awaited<T>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, call: vi.fn<(value: T) => void>((value) => resolve(value)) }
}

describe('handshake', () => {
  it('welcomes a game with what is true then', async () => {
    const { link } = meet()
    expect(await link.welcomed).toEqual(welcome)
  })

  it('finds a game that was there before the portal listened', async () => {
    const windows = fakeWindows()
    const link = connectPortal({ self: windows.self })
    opened.push(link, connectGame({ frame: windows.frame, host: windows.host, welcome: () => welcome }))
    expect(await link.welcomed).toEqual(welcome)
  })

  it('meets again after the portal hung up and came back', async () => {
    const { windows, host, link } = meet()
    await link.welcomed
    host.close()
    const ready = awaited<void>()
    opened.push(
      connectGame({ frame: windows.frame, host: windows.host, welcome: () => welcome, onReady: ready.call }),
    )
    link.ready()
    await ready.promise
  })

  it('plays alone without a portal, and with a stranger around it', async () => {
    const alone = Object.assign(new EventTarget(), { postMessage: vi.fn() })
    Object.assign(alone, { parent: alone })
    const link = connectPortal({ self: alone as unknown as Window })
    expect(await link.welcomed).toBeNull()
    expect(await link.load()).toBeNull()
    expect(alone.postMessage).not.toHaveBeenCalled()

    const embedded = connectPortal({ self: fakeWindows().self, patience: 1 })
    opened.push(embedded)
    expect(await embedded.welcomed).toBeNull()
  })

  it('answers a page once however often it says hello', async () => {
    const { windows, link } = meet()
    await link.welcomed
    const hello = { protocol: 'saha.arcade', version: 1, type: 'hello', page: 'twice' }
    for (let i = 0; i < 9; i++) windows.say(hello)
    expect(windows.sent.filter(({ ports }) => ports.length > 0)).toHaveLength(2)
  })

  it('closes the old port when the page reloads, and tells the new one what still holds', async () => {
    const onScore = vi.fn<NonNullable<GameConnectionOptions['onScore']>>()
    const { windows, host, link: before } = meet({ onScore })
    await before.welcomed
    host.pause(true)
    host.audio(false)
    before.close()
    const paused = awaited<boolean>()
    const audio = awaited<boolean>()
    const after = connectPortal({ self: windows.self, onPause: paused.call, onAudio: audio.call })
    opened.push(after)
    expect(await paused.promise).toBe(true)
    expect(await audio.promise).toBe(false)
    before.score(1, true)
    const load = after.load()
    expect(await load).toBeNull()
    expect(onScore).not.toHaveBeenCalled()
  })

  it('limits how often pages may say hello', () => {
    const onDropped = vi.fn<NonNullable<GameConnectionOptions['onDropped']>>()
    const { windows } = meet({ onDropped })
    for (let i = 0; i < 20; i++) {
      windows.say({ protocol: 'saha.arcade', version: 1, type: 'hello', page: `p${i}` })
    }
    expect(windows.sent.filter(({ ports }) => ports.length > 0)).toHaveLength(4)
    expect(onDropped.mock.calls.every(([reason]) => reason === 'rate')).toBe(true)
  })

  it('tells the developer what a wrong welcome lacks', () => {
    const { frame } = fakeWindows()
    const listeners: ((event: object) => void)[] = []
    const host = {
      addEventListener: (_: string, on: never) => listeners.push(on),
      removeEventListener: vi.fn(),
    }
    opened.push(connectGame({ frame, host, welcome: () => ({ ...welcome, level: 9 }) }))
    const data = { protocol: 'saha.arcade', version: 1, type: 'hello', page: 'p' }
    const event = { data, source: frame.contentWindow, origin: 'null' }
    expect(() => listeners[0]?.(event)).toThrow(/level a whole number from 1 to 5/)
  })
})

describe('strangers', () => {
  const hello = { protocol: 'saha.arcade', version: 1, type: 'hello', page: 'p' }

  it.each([
    ['another window', { data: hello, source: {}, origin: 'null' }],
    ['no window', { data: hello, source: null, origin: 'null' }],
  ])('does not hear %s', (_, message) => {
    const { host, frame, sent } = fakeWindows()
    opened.push(connectGame({ frame, host, welcome: () => welcome }))
    deliver(host, message)
    expect(sent.filter(({ ports }) => ports.length > 0)).toEqual([])
  })

  it('does not hear its own frame once that shows a page of another origin', () => {
    const onDropped = vi.fn<NonNullable<GameConnectionOptions['onDropped']>>()
    const { host, frame, sent } = fakeWindows()
    opened.push(connectGame({ frame, host, welcome: () => welcome, onDropped }))
    deliver(host, { data: hello, source: frame.contentWindow, origin: 'https://elsewhere.example' })
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('source')
    expect(sent.filter(({ ports }) => ports.length > 0)).toEqual([])
  })

  it('takes a port only from its parent, and only one', async () => {
    const windows = fakeWindows()
    const link = connectPortal({ self: windows.self, patience: 1 })
    opened.push(link)
    const data = { protocol: 'saha.arcade', version: 1, type: 'welcome', ...welcome }
    const [one, two] = [new MessageChannel(), new MessageChannel()]
    deliver(windows.self, { data, source: {}, ports: [one.port1] })
    deliver(windows.self, { data, source: windows.portal, ports: [] })
    deliver(windows.self, { data, source: windows.portal, ports: [one.port1, two.port1] })
    expect(await link.welcomed).toBeNull()
    for (const { port1 } of [one, two]) port1.close()
  })
})

describe('conversation', () => {
  it('carries everything that a game says', async () => {
    const said: unknown[] = []
    const error = awaited<string>()
    const { link } = meet({
      onLoading: (progress) => said.push(['loading', progress]),
      onReady: () => said.push(['ready']),
      onGameplay: (on) => said.push(['gameplay', on]),
      onScore: (score) => said.push(['score', score]),
      onSave: (data) => said.push(['save', data]),
      onError: error.call,
    })
    await link.welcomed
    link.loading(0.5)
    link.ready()
    link.gameplay(true)
    link.score(120, false)
    link.score(340, true)
    link.save('{"best":340}')
    link.error('x'.repeat(900))
    expect(await error.promise).toHaveLength(500)
    expect(said).toEqual([
      ['loading', 0.5],
      ['ready'],
      ['gameplay', true],
      ['score', { value: 120, final: false }],
      ['score', { value: 340, final: true }],
      ['save', '{"best":340}'],
    ])
  })

  it('loads what was kept, whether the portal knows it at once or later', async () => {
    const now = meet({ onLoad: () => 'kept' })
    await now.link.welcomed
    expect(await now.link.load()).toBe('kept')
    const later = meet({ onLoad: () => Promise.resolve('kept elsewhere') })
    await later.link.welcomed
    expect(await later.link.load()).toBe('kept elsewhere')
  })

  it('goes on without what was kept when the portal does not answer', async () => {
    const { link } = meet({ onLoad: () => new Promise<string>(() => {}) }, { patience: 5 })
    await link.welcomed
    expect(await link.load()).toBeNull()
  })

  it('carries everything that a portal says', async () => {
    const [pause, audio, visibility] = [awaited<boolean>(), awaited<boolean>(), awaited<boolean>()]
    const { host, link } = meet(
      {},
      { onPause: pause.call, onAudio: audio.call, onVisibility: visibility.call },
    )
    await link.welcomed
    host.pause(true)
    host.audio(true)
    host.visibility(false)
    expect([await pause.promise, await audio.promise, await visibility.promise]).toEqual([true, true, false])
  })

  it('hears nothing after close', async () => {
    const onReady = vi.fn<() => void>()
    const { windows, host, link } = meet({ onReady })
    await link.welcomed
    host.close()
    link.ready()
    windows.say({ protocol: 'saha.arcade', version: 1, type: 'hello', page: 'late' })
    const other = meet()
    await other.link.welcomed
    expect(await other.link.load()).toBeNull()
    expect(onReady).not.toHaveBeenCalled()
    expect(windows.sent.filter(({ ports }) => ports.length > 0)).toHaveLength(1)
  })

  it('drops a flood and hears the game again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const onGameplay = vi.fn<(on: boolean) => void>()
    const onDropped = vi.fn<NonNullable<GameConnectionOptions['onDropped']>>()
    const { link } = meet({ onGameplay, onDropped })
    await link.welcomed
    for (let i = 0; i < 200; i++) link.gameplay(true)
    await vi.waitUntil(() => onGameplay.mock.calls.length + onDropped.mock.calls.length === 200)
    expect(onGameplay).toHaveBeenCalledTimes(60)
    vi.advanceTimersByTime(2000)
    link.gameplay(false)
    await vi.waitUntil(() => onGameplay.mock.lastCall?.[0] === false)
    vi.useRealTimers()
  })
})
