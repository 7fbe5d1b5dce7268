import { describe, expect, it, vi } from 'vitest'
import type { Channels, RecordedRun } from '../protocol/protocol.ts'
import {
  createCallback,
  connectHost,
  connectBoth,
  connectPlayer,
  getPortMessages,
} from '../testing/bridge.harness.ts'
import { createPng } from '../testing/create-png.ts'
import { createFakeWindows } from '../testing/fake-windows.ts'

describe('messages', () => {
  it('delivers every message of a game', async () => {
    const received: unknown[] = []
    const error = createCallback<string>()
    const { link } = connectBoth({
      onLoading: (progress) => received.push(['loading', progress]),
      onReady: () => received.push(['ready']),
      onGameplay: (on) => received.push(['gameplay', on]),
      onScore: (score) => received.push(['score', score]),
      onAudio: (enabled) => received.push(['audio', enabled]),
      onChannels: (channels) => received.push(['channels', channels]),
      onSave: (data) => received.push(['save', data]),
      onRunTooLong: (tooLong) => received.push(['too long', tooLong]),
      onPicture: (png) => received.push(['picture', png.length]),
      onError: error.call,
    })
    await link.welcomed
    link.loading(0.5)
    link.ready()
    link.gameplay(true)
    link.score(120, false)
    link.audio(true)
    link.channels({ music: false, effects: true })
    link.score(340, true)
    link.save('{"best":340}')
    link.endRun('too-long')
    link.picture(createPng())
    link.error('x'.repeat(900), false)
    expect(await error.promise).toHaveLength(500)
    expect(received).toEqual([
      ['loading', 0.5],
      ['ready'],
      ['gameplay', true],
      ['score', { value: 120, final: false }],
      ['audio', true],
      ['channels', { music: false, effects: true }],
      ['score', { value: 340, final: true }],
      ['save', '{"best":340}'],
      ['too long', true],
      ['picture', 64],
    ])
  })

  it('delivers messages sent before the portal answered', async () => {
    const windows = createFakeWindows()
    const link = connectPlayer(windows)
    link.loading(1)
    link.error('The game could not be fetched', true)
    const [loading, error] = [createCallback<number>(), createCallback<string>()]
    connectHost(windows, { onLoading: loading.call, onError: error.call })
    expect(await loading.promise).toBe(1)
    expect(await error.promise).toBe('The game could not be fetched')
  })

  it('sends the newest of many scores, and every final score at once', async () => {
    const scores: unknown[] = []
    const done = createCallback<void>()
    const { link } = connectBoth({
      onScore: (score) => {
        scores.push(score)
        if (score.final) done.call()
      },
    })
    await link.welcomed
    for (let points = 0; points < 1000; points++) link.score(points, false)
    link.score(1000, true)
    await done.promise
    expect(scores).toEqual([
      { value: 0, final: false },
      { value: 1000, final: true },
    ])
  })

  it('loads the stored data, whether the portal has it at once or later', async () => {
    const now = connectBoth({ onLoad: () => ({ data: 'kept', log: 'no log' }) })
    await now.link.welcomed
    expect(await now.link.load()).toEqual({ data: 'kept', run: null })
    const later = connectBoth({ onLoad: () => Promise.resolve({ data: 'kept elsewhere', log: null }) })
    await later.link.welcomed
    expect(await later.link.load()).toEqual({ data: 'kept elsewhere', run: null })
  })

  const run: RecordedRun = { rulesHash: 'a', seed: 7, steps: 3, score: 10, moves: Uint8Array.of(3, 1) }

  it('stores a run as a log, and loads it at the next visit', async () => {
    const stored = createCallback<string | null>()
    const first = connectBoth({ onRun: stored.call })
    await first.link.welcomed
    first.link.saveRun(run)
    const log = await stored.promise
    expect(JSON.parse(log ?? '')).toMatchObject({ game: 'zellige', rulesHash: 'a', seed: 7, level: 2 })
    const next = connectBoth({ onLoad: () => ({ data: null, log }) })
    await next.link.welcomed
    expect(await next.link.load()).toEqual({ data: null, run })
    const another = connectBoth({
      onLoad: () => ({ data: null, log: (log ?? '').replace('zellige', 'oasis') }),
    })
    await another.link.welcomed
    expect(await another.link.load()).toEqual({ data: null, run: null })
  })

  it('keeps the end of a run that is reported while its log is written', async () => {
    const scores: unknown[] = []
    const next = createCallback<void>()
    const { link } = connectBoth({
      onRun: (log) => {
        scores.push(log === null ? null : (JSON.parse(log) as RecordedRun).score)
        if (log !== null) next.call()
      },
    })
    await link.welcomed
    link.saveRun(run)
    link.endRun('over')
    // Logs are written in order, so the first one would have arrived before this one.
    link.saveRun({ ...run, score: 20 })
    await next.promise
    expect(scores).toEqual([null, 20])
  })

  it('reports a run whose log would be too long', async () => {
    const tooLong = createCallback<boolean>()
    const { link } = connectBoth({ onRunTooLong: tooLong.call })
    await link.welcomed
    const moves = crypto.getRandomValues(new Uint8Array(60_000))
    link.saveRun({ ...run, moves })
    expect(await tooLong.promise).toBe(true)
  })

  it('loads null when the portal does not answer in time', async () => {
    const { link } = connectBoth({ onLoad: () => new Promise<never>(() => {}) }, { timeoutMs: 5 })
    await link.welcomed
    expect(await link.load()).toBeNull()
  })

  it('delivers every message of a portal', async () => {
    const [pause, audio, channels, visibility] = [
      createCallback<boolean>(),
      createCallback<boolean>(),
      createCallback<Channels>(),
      createCallback<boolean>(),
    ]
    const { host, link } = connectBoth(
      {},
      {
        onPause: pause.call,
        onAudio: audio.call,
        onChannels: channels.call,
        onVisibility: visibility.call,
      },
    )
    await link.welcomed
    host.pause(true)
    host.audio(true)
    host.channels({ music: false, effects: true })
    host.visibility(false)
    expect([await pause.promise, await audio.promise, await visibility.promise]).toEqual([true, true, false])
    expect(await channels.promise).toMatchObject({ music: false, effects: true })
  })

  it.each([
    ['does not send pause to a game that paused itself', [true, false], [[false]]],
    ['sends pause right after a resume that the game has not confirmed', [false, true], [[false], [true]]],
  ])('%s', async (_, pauses, received) => {
    const paused = createCallback<boolean>()
    const onPause = vi.fn<(on: boolean) => void>()
    const audio = createCallback<boolean>()
    const { host, link } = connectBoth(
      { onGameplay: (on) => !on && paused.call(on) },
      { onPause, onAudio: audio.call },
    )
    await link.welcomed
    link.gameplay(true)
    link.gameplay(false)
    await paused.promise
    for (const on of pauses) host.pause(on)
    host.audio(true)
    await audio.promise
    expect(onPause.mock.calls).toEqual(received)
  })

  it('stores a save that arrives while the frame is removed, and ignores other messages', async () => {
    const log = createCallback<string | null>()
    const onSave = vi.fn<(data: string) => void>()
    const onScore = vi.fn<() => void>()
    const { host, link } = connectBoth({ onRun: log.call, onSave, onScore })
    await link.welcomed
    host.leave()
    link.score(10, true)
    link.save('{"best":10}')
    link.saveRun(run)
    expect(await log.promise).toContain('"seed":7')
    expect(onSave.mock.calls).toEqual([['{"best":10}']])
    expect(onScore).not.toHaveBeenCalled()
    host.close()
  })

  it('takes saves that wait for their rate when its frame is removed', async () => {
    const onStorage = vi.fn<(data: string) => void>()
    const { host, link } = connectBoth({ onStorage })
    await link.welcomed
    // Each takes 16 tokens of 24.
    const [first, second, third] = ['1', '2', '3'].map((data) => data.repeat(3_000_000)) as [
      string,
      string,
      string,
    ]
    for (const data of [first, second, third]) link.send({ type: 'storage', data })
    await vi.waitFor(() => expect(onStorage).toHaveBeenCalledOnce())
    host.leave()
    link.send({ type: 'storage', data: '4' })
    link.send({ type: 'storage', data: '5' })
    await vi.waitFor(() => expect(onStorage.mock.calls).toEqual([[first], [third], ['4'], ['5']]), {
      timeout: 900,
    })
    host.close()
  })

  it('delivers nothing after close', async () => {
    const onReady = vi.fn<() => void>()
    const { windows, host, link } = connectBoth({ onReady })
    await link.welcomed
    host.close()
    link.ready()
    windows.postToPortal('late')
    const other = connectBoth()
    await other.link.welcomed
    expect(await other.link.load()).toEqual({ data: null, run: null })
    expect(onReady).not.toHaveBeenCalled()
    expect(getPortMessages(windows)).toHaveLength(1)
  })
})
