import { describe, expect, it, vi } from 'vitest'
import { awaited, host, meet, opened, play, ports, welcome } from './bridge.rig.ts'
import type { Windows } from './bridge.rig.ts'
import { deliver, fakeWindows } from './fake-windows.ts'
import { connectGame, connectPortal } from './index.ts'
import type { GameConnectionOptions } from './index.ts'

describe('handshake', () => {
  it('welcomes a game with what is true then', async () => {
    const { link } = meet()
    expect(await link.welcomed).toEqual(welcome)
  })

  it('finds a game that was there before the portal listened', async () => {
    const windows = fakeWindows()
    const link = play(windows)
    host(windows)
    expect(await link.welcomed).toEqual(welcome)
  })

  it('takes whatever a frame posts as a sign of life, without reading it', () => {
    const windows = fakeWindows()
    host(windows)
    const read = vi.fn<() => void>()
    const event = Object.defineProperty(new Event('message'), 'data', { get: read })
    windows.host.dispatchEvent(
      Object.assign(event, { source: windows.frame.contentWindow, origin: 'null', ports: [] }),
    )
    expect(read).not.toHaveBeenCalled()
    expect(ports(windows)).toHaveLength(1)
  })

  it('counts the page, and hears again what it had said, when the portal comes back', async () => {
    const { windows, host: before, link } = meet()
    await link.welcomed
    link.ready()
    link.gameplay(true)
    before.close()
    const [page, ready, gameplay] = [awaited<void>(), awaited<void>(), awaited<boolean>()]
    host(windows, { onPage: page.call, onReady: ready.call, onGameplay: gameplay.call })
    await Promise.all([page.promise, ready.promise])
    expect(await gameplay.promise).toBe(true)
  })

  it('goes on with the same page over a newer port', async () => {
    const [onPage, onReady] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const gameplay = awaited<boolean>()
    const { windows, link } = meet({ onPage, onReady, onGameplay: gameplay.call })
    await link.welcomed
    link.ready()
    windows.say('anything')
    link.gameplay(true)
    await gameplay.promise
    expect(ports(windows)).toHaveLength(2)
    expect(onPage).toHaveBeenCalledOnce()
    expect(onReady).toHaveBeenCalledOnce()
  })

  it('plays alone without a portal, and with a stranger around it', async () => {
    const alone = Object.assign(new EventTarget(), { postMessage: vi.fn() })
    Object.assign(alone, { parent: alone })
    const link = connectPortal({ self: alone as unknown as Window, game: 'zellige' })
    expect(await link.welcomed).toBeNull()
    expect(await link.load()).toBeNull()
    expect(alone.postMessage).not.toHaveBeenCalled()

    const embedded = play(fakeWindows(), { patience: 1 })
    expect(await embedded.welcomed).toBeNull()
  })

  it('closes the old port when the page reloads, and tells the new one what still holds', async () => {
    const onScore = vi.fn<NonNullable<GameConnectionOptions['onScore']>>()
    const page = awaited<void>()
    const { windows, host, link: before } = meet({ onScore, onPage: page.call })
    await page.promise
    host.pause(true)
    host.audio(false)
    before.close()
    const paused = awaited<boolean>()
    const audio = awaited<boolean>()
    const after = play(windows, { onPause: paused.call, onAudio: audio.call })
    expect(await paused.promise).toBe(true)
    expect(await audio.promise).toBe(false)
    before.score(1, true)
    expect(await after.load()).toBeNull()
    expect(onScore).not.toHaveBeenCalled()
    expect(page.call).toHaveBeenCalledTimes(2)
  })

  it('does not take one game for another', async () => {
    const misbehaved = awaited<string>()
    const { host } = meet({ onMisbehaved: misbehaved.call }, { game: 'star-breaker' })
    expect(await misbehaved.promise).toBe('impostor')
    host.close()
  })

  it('tells the developer what a wrong welcome lacks', () => {
    const { frame } = fakeWindows()
    const listeners: ((event: object) => void)[] = []
    const listening = {
      addEventListener: (_: string, on: never) => listeners.push(on),
      removeEventListener: vi.fn(),
    }
    opened.push(
      connectGame({ frame, host: listening, game: 'zellige', welcome: () => ({ ...welcome, level: 9 }) }),
    )
    const event = { source: frame.contentWindow, origin: 'null' }
    expect(() => listeners[0]?.(event)).toThrow(/level a whole number from 1 to 5/)
  })
})

describe('another page in the same frame', () => {
  const load = ({ frame }: Windows) => frame.dispatchEvent(new Event('load'))

  it('is heard when it is the game again', async () => {
    vi.useFakeTimers()
    const [page, misbehaved] = [awaited<void>(), vi.fn<() => void>()]
    const { windows, link } = meet({ onPage: page.call, onMisbehaved: misbehaved })
    load(windows)
    await page.promise
    link.close()
    // The page's first word may come before or after the event that it has loaded.
    for (const early of [true, false]) {
      if (early) play(windows).close()
      load(windows)
      const again = play(windows)
      await again.welcomed
      again.close()
    }
    vi.advanceTimersByTime(5000)
    expect(misbehaved).not.toHaveBeenCalled()
  })

  it('is told as broken when it has loaded and says nothing, and is met when it speaks after all', async () => {
    vi.useFakeTimers()
    const windows = fakeWindows()
    const onError = vi.fn<(message: string, fatal: boolean) => void>()
    const page = awaited<void>()
    host(windows, { onError, onPage: page.call })
    load(windows)
    vi.advanceTimersByTime(999)
    expect(onError).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(String), true)
    vi.useRealTimers()
    await play(windows).welcomed
    await page.promise
  })

  it('is not told as broken when it has spoken before it had loaded', async () => {
    vi.useFakeTimers()
    const onError = vi.fn<(message: string, fatal: boolean) => void>()
    const { windows } = meet({ onError })
    load(windows)
    vi.advanceTimersByTime(60_000)
    expect(onError).not.toHaveBeenCalled()
  })

  it('misbehaves when it is nothing that answers, and what the page before said is not heard', async () => {
    vi.useFakeTimers()
    const [ready, onScore] = [awaited<void>(), vi.fn<() => void>()]
    const misbehaved = vi.fn<(as: string) => void>()
    const { windows, link } = meet({ onReady: ready.call, onScore, onMisbehaved: misbehaved })
    load(windows)
    link.ready()
    await ready.promise
    // The page that is gone hears nothing any more, but its port may still hold something.
    windows.deafen()
    load(windows)
    link.score(5, true)
    vi.advanceTimersByTime(999)
    expect(misbehaved).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(misbehaved).toHaveBeenCalledExactlyOnceWith('stranger')
    expect(onScore).not.toHaveBeenCalled()
  })

  it('misbehaves when it comes again and again', () => {
    vi.useFakeTimers()
    const misbehaved = vi.fn<(as: string) => void>()
    const { windows } = meet({ onMisbehaved: misbehaved })
    for (let loads = 0; loads < 4; loads++) {
      load(windows)
      vi.advanceTimersByTime(500)
    }
    expect(misbehaved).not.toHaveBeenCalled()
    load(windows)
    expect(misbehaved).toHaveBeenCalledExactlyOnceWith('reloads')
  })
})

describe('strangers', () => {
  it.each([
    ['another window', { source: {}, origin: 'null' }],
    ['the portal itself', { source: globalThis, origin: 'null' }],
    ['nobody', { source: null, origin: '' }],
  ])('does not hear or count %s', (_, from) => {
    const windows = fakeWindows()
    const onMisbehaved = vi.fn<() => void>()
    host(windows, { onMisbehaved })
    for (let i = 0; i < 50; i++) deliver(windows.host, { data: 'here', ...from })
    expect(ports(windows)).toEqual([])
    expect(onMisbehaved).not.toHaveBeenCalled()
  })

  it.each([
    ['a frame within the frame', (game: unknown) => ({ source: { parent: { parent: game } } })],
    ['a frame that is gone', () => ({ source: null })],
    ['the frame itself', (game: unknown) => ({ source: game })],
    ['a page of another origin', (game: unknown) => ({ source: game, origin: 'https://elsewhere.example' })],
  ])('does not bear a flood from %s', (_, from) => {
    const windows = fakeWindows()
    const onMisbehaved = vi.fn<(as: string) => void>()
    host(windows, { onMisbehaved })
    for (let i = 0; i < 50; i++) deliver(windows.host, { data: 'x', ...from(windows.frame.contentWindow) })
    expect(onMisbehaved).toHaveBeenCalledExactlyOnceWith('flood')
  })

  it('does not hear its own frame once that shows a page of another origin', () => {
    const onDropped = vi.fn<NonNullable<GameConnectionOptions['onDropped']>>()
    const windows = fakeWindows()
    host(windows, { onDropped })
    deliver(windows.host, { source: windows.frame.contentWindow, origin: 'https://elsewhere.example' })
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('source', 1)
    expect(ports(windows)).toEqual([])
  })

  it('takes a port only from its parent, and only one', async () => {
    const windows = fakeWindows()
    const link = play(windows, { patience: 1 })
    const data = { protocol: 'saha.arcade', version: 2, type: 'welcome', ...welcome }
    const [one, two] = [new MessageChannel(), new MessageChannel()]
    deliver(windows.self, { data, source: {}, ports: [one.port1] })
    deliver(windows.self, { data, source: windows.portal, ports: [] })
    deliver(windows.self, { data, source: windows.portal, ports: [one.port1, two.port1] })
    expect(await link.welcomed).toBeNull()
    for (const { port1 } of [one, two]) port1.close()
  })
})
