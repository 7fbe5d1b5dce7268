import { describe, expect, it, vi } from 'vitest'
import {
  createCallback,
  connectHost,
  connectBoth,
  connections,
  connectPlayer,
  getPortMessages,
  welcome,
} from '../testing/bridge.harness.ts'
import type { Windows } from '../testing/bridge.harness.ts'
import { dispatchMessage, createFakeWindows } from '../testing/fake-windows.ts'
import { connectGame, connectPortal } from '../index.ts'
import type { GameConnectionOptions } from '../index.ts'

describe('handshake', () => {
  it('welcomes a game with the current values', async () => {
    const { link } = connectBoth()
    expect(await link.welcomed).toEqual(welcome)
  })

  it('finds a game that loaded before the portal listened', async () => {
    const windows = createFakeWindows()
    const link = connectPlayer(windows)
    connectHost(windows)
    expect(await link.welcomed).toEqual(welcome)
  })

  it('accepts any message of the frame as its announcement without reading it', () => {
    const windows = createFakeWindows()
    connectHost(windows)
    const read = vi.fn<() => void>()
    const event = Object.defineProperty(new Event('message'), 'data', { get: read })
    windows.host.dispatchEvent(
      Object.assign(event, { source: windows.frame.contentWindow, origin: 'null', ports: [] }),
    )
    expect(read).not.toHaveBeenCalled()
    expect(getPortMessages(windows)).toHaveLength(1)
  })

  it('reports the page and its state again to a new portal', async () => {
    const { windows, host: before, link } = connectBoth()
    await link.welcomed
    link.ready()
    link.gameplay(true)
    link.send({ type: 'storage', data: 'saves' })
    before.close()
    const [page, ready, gameplay, storage] = [
      createCallback<void>(),
      createCallback<void>(),
      createCallback<boolean>(),
      createCallback<string>(),
    ]
    connectHost(windows, {
      onPage: page.call,
      onReady: ready.call,
      onGameplay: gameplay.call,
      onStorage: storage.call,
    })
    await Promise.all([page.promise, ready.promise])
    expect(await gameplay.promise).toBe(true)
    expect(await storage.promise).toBe('saves')
  })

  it('continues with the same page over a newer port', async () => {
    const [onPage, onReady] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const gameplay = createCallback<boolean>()
    const { windows, link } = connectBoth({ onPage, onReady, onGameplay: gameplay.call })
    await link.welcomed
    link.ready()
    windows.postToPortal('anything')
    link.gameplay(true)
    await gameplay.promise
    expect(getPortMessages(windows)).toHaveLength(2)
    expect(onPage).toHaveBeenCalledOnce()
    expect(onReady).toHaveBeenCalledOnce()
  })

  it('plays standalone without a portal or with an unrelated parent page', async () => {
    const alone = Object.assign(new EventTarget(), { postMessage: vi.fn() })
    Object.assign(alone, { parent: alone })
    const link = connectPortal({ self: alone as unknown as Window, game: 'zellige' })
    expect(await link.welcomed).toBeNull()
    expect(await link.load()).toBeNull()
    expect(alone.postMessage).not.toHaveBeenCalled()

    const embedded = connectPlayer(createFakeWindows(), { timeoutMs: 1 })
    expect(await embedded.welcomed).toBeNull()
  })

  it('closes the old port when the page reloads and sends the new page the current state', async () => {
    const onScore = vi.fn<NonNullable<GameConnectionOptions['onScore']>>()
    const page = createCallback<void>()
    const { windows, host, link: before } = connectBoth({ onScore, onPage: page.call })
    await page.promise
    host.pause(true)
    host.audio(false)
    before.close()
    const paused = createCallback<boolean>()
    const audio = createCallback<boolean>()
    const after = connectPlayer(windows, { onPause: paused.call, onAudio: audio.call })
    expect(await paused.promise).toBe(true)
    expect(await audio.promise).toBe(false)
    before.score(1, true)
    expect(await after.load()).toEqual({ data: null, run: null })
    expect(onScore).not.toHaveBeenCalled()
    expect(page.call).toHaveBeenCalledTimes(2)
  })

  it('rejects another game than requested', async () => {
    const violation = createCallback<string>()
    const { host } = connectBoth({ onViolation: violation.call }, { game: 'star-breaker' })
    expect(await violation.promise).toBe('impostor')
    host.close()
  })

  it('throws a clear error for an invalid welcome', () => {
    const { frame } = createFakeWindows()
    const listeners: ((event: object) => void)[] = []
    const listening = {
      addEventListener: (_: string, on: never) => listeners.push(on),
      removeEventListener: vi.fn(),
    }
    connections.push(
      connectGame({ frame, host: listening, game: 'zellige', welcome: () => ({ ...welcome, level: 9 }) }),
    )
    const event = { source: frame.contentWindow, origin: 'null' }
    expect(() => listeners[0]?.(event)).toThrow(/level a whole number from 1 to 5/)
  })
})

describe('another page in the frame', () => {
  const load = ({ frame }: Windows) => frame.dispatchEvent(new Event('load'))

  it('is accepted when it is the game again', async () => {
    vi.useFakeTimers()
    const [page, violation] = [createCallback<void>(), vi.fn<() => void>()]
    const { windows, link } = connectBoth({ onPage: page.call, onViolation: violation })
    load(windows)
    await page.promise
    link.close()
    // The announcement may come before or after the frame's load event.
    for (const early of [true, false]) {
      if (early) connectPlayer(windows).close()
      load(windows)
      const again = connectPlayer(windows)
      await again.welcomed
      again.close()
    }
    vi.advanceTimersByTime(5000)
    expect(violation).not.toHaveBeenCalled()
  })

  it('reports a fatal error when it loads without announcing itself, and accepts a late announcement', async () => {
    vi.useFakeTimers()
    const windows = createFakeWindows()
    const onError = vi.fn<(message: string, fatal: boolean) => void>()
    const page = createCallback<void>()
    connectHost(windows, { onError, onPage: page.call })
    load(windows)
    vi.advanceTimersByTime(999)
    expect(onError).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(String), true)
    vi.useRealTimers()
    await connectPlayer(windows).welcomed
    await page.promise
  })

  it('reports no error when it announces itself before it has loaded', async () => {
    vi.useFakeTimers()
    const onError = vi.fn<(message: string, fatal: boolean) => void>()
    const { windows } = connectBoth({ onError })
    load(windows)
    vi.advanceTimersByTime(60_000)
    expect(onError).not.toHaveBeenCalled()
  })

  it('closes the game when it does not answer, and ignores the previous page', async () => {
    vi.useFakeTimers()
    const [ready, onScore] = [createCallback<void>(), vi.fn<() => void>()]
    const violation = vi.fn<(as: string) => void>()
    const { windows, link } = connectBoth({ onReady: ready.call, onScore, onViolation: violation })
    load(windows)
    link.ready()
    await ready.promise
    // The removed page receives nothing more, but its port may still hold messages.
    windows.stopReceiving()
    load(windows)
    link.score(5, true)
    vi.advanceTimersByTime(999)
    expect(violation).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(violation).toHaveBeenCalledExactlyOnceWith('stranger')
    expect(onScore).not.toHaveBeenCalled()
  })

  it('closes the game when it reloads again and again', () => {
    vi.useFakeTimers()
    const violation = vi.fn<(as: string) => void>()
    const { windows } = connectBoth({ onViolation: violation })
    for (let loads = 0; loads < 4; loads++) {
      load(windows)
      vi.advanceTimersByTime(500)
    }
    expect(violation).not.toHaveBeenCalled()
    load(windows)
    expect(violation).toHaveBeenCalledExactlyOnceWith('reloads')
  })
})

describe('unexpected sources', () => {
  it.each([
    ['another window', { source: {}, origin: 'null' }],
    ['the portal itself', { source: globalThis, origin: 'null' }],
    ['no source', { source: null, origin: '' }],
  ])('neither accepts nor counts %s', (_, from) => {
    const windows = createFakeWindows()
    const onViolation = vi.fn<() => void>()
    connectHost(windows, { onViolation })
    for (let i = 0; i < 50; i++) dispatchMessage(windows.host, { data: 'here', ...from })
    expect(getPortMessages(windows)).toEqual([])
    expect(onViolation).not.toHaveBeenCalled()
  })

  it.each([
    ['a frame within the frame', (game: unknown) => ({ source: { parent: { parent: game } } })],
    ['a removed frame', () => ({ source: null })],
    ['the frame itself', (game: unknown) => ({ source: game })],
    ['a page of another origin', (game: unknown) => ({ source: game, origin: 'https://elsewhere.example' })],
  ])('reports a flood from %s', (_, from) => {
    const windows = createFakeWindows()
    const onViolation = vi.fn<(as: string) => void>()
    connectHost(windows, { onViolation })
    for (let i = 0; i < 50; i++)
      dispatchMessage(windows.host, { data: 'x', ...from(windows.frame.contentWindow) })
    expect(onViolation).toHaveBeenCalledExactlyOnceWith('flood')
  })

  it('drops messages of the frame when it shows a page of another origin', () => {
    const onDropped = vi.fn<NonNullable<GameConnectionOptions['onDropped']>>()
    const windows = createFakeWindows()
    connectHost(windows, { onDropped })
    dispatchMessage(windows.host, {
      source: windows.frame.contentWindow,
      origin: 'https://elsewhere.example',
    })
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('source', 1)
    expect(getPortMessages(windows)).toEqual([])
  })

  it('accepts a port only from its parent, and only one', async () => {
    const windows = createFakeWindows()
    const link = connectPlayer(windows, { timeoutMs: 1 })
    const data = { protocol: 'saha.arcade', version: 3, type: 'welcome', ...welcome }
    const [one, two] = [new MessageChannel(), new MessageChannel()]
    dispatchMessage(windows.self, { data, source: {}, ports: [one.port1] })
    dispatchMessage(windows.self, { data, source: windows.portal, ports: [] })
    dispatchMessage(windows.self, { data, source: windows.portal, ports: [one.port1, two.port1] })
    expect(await link.welcomed).toBeNull()
    for (const { port1 } of [one, two]) port1.close()
  })
})
