import { describe, expect, it, vi } from 'vitest'
import { connectBoth, createCallback } from '../testing/bridge.harness.ts'
import type { Channels } from '../protocol/protocol.ts'

const off: Channels = { music: false, effects: true }
const on: Channels = { music: true, effects: true }

describe('the sound switch', () => {
  it('lets the portal’s sound switch override the game’s for three seconds', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const [received, gameAudio] = [createCallback<boolean>(), vi.fn<(on: boolean) => void>()]
    const { host, link } = connectBoth({ onAudio: received.call }, { onAudio: gameAudio })
    await link.welcomed
    for (const on of [true, false]) {
      host.audio(on)
      await vi.waitFor(() => expect(gameAudio).toHaveBeenLastCalledWith(on))
    }
    now = 2999
    link.audio(true)
    await vi.waitFor(() => expect(gameAudio.mock.calls).toEqual([[true], [false], [false]]))
    expect(received.call).not.toHaveBeenCalled()
    now = 3000
    link.audio(true)
    expect(await received.promise).toBe(true)
    vi.restoreAllMocks()
  })

  it('closes a game that keeps contradicting the user’s sound choice', async () => {
    const violation = createCallback<string>()
    let before = true
    const gameAudio = vi.fn<(on: boolean) => void>((on) => {
      if (before && !on) link.audio(true)
      before = on
    })
    const { host, link } = connectBoth({ onViolation: violation.call }, { onAudio: gameAudio })
    await link.welcomed
    for (const on of [true, false, true, false, true]) {
      host.audio(on)
      await vi.waitFor(() => expect(gameAudio).toHaveBeenLastCalledWith(on))
    }
    host.audio(false)
    expect(await violation.promise).toBe('flicker')
  })

  it('counts a contradicted choice once', async () => {
    const onViolation = vi.fn<() => void>()
    const gameAudio = vi.fn<(on: boolean) => void>((on) => {
      if (!on && gameAudio.mock.calls.length < 7) link.audio(true)
    })
    const { host, link } = connectBoth({ onViolation }, { onAudio: gameAudio })
    await link.welcomed
    for (const on of [true, false]) host.audio(on)
    await vi.waitFor(() => expect(gameAudio).toHaveBeenCalledTimes(7))
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('does not count the game’s own choice, repeated by the portal, as the portal’s', async () => {
    const [received, onViolation] = [vi.fn<(on: boolean) => void>(), vi.fn()]
    const { host, link } = connectBoth({
      onAudio: (on) => {
        received(on)
        host.audio(on)
      },
      onViolation,
    })
    await link.welcomed
    host.audio(false)
    for (const on of [true, false, true, false]) link.audio(on)
    await vi.waitFor(() => expect(received.mock.calls).toEqual([[true], [false], [true], [false]]))
    expect(onViolation).not.toHaveBeenCalled()
  })
})

describe('music and effects', () => {
  it('are sent to the game when they change', async () => {
    const gameChannels = vi.fn<(channels: Channels) => void>()
    const { host, link } = connectBoth({}, { onChannels: gameChannels })
    await link.welcomed
    for (const channels of [on, on, off, on]) {
      host.channels(channels)
      await vi.waitFor(() => expect(gameChannels.mock.lastCall?.[0]).toMatchObject(channels))
    }
    expect(gameChannels).toHaveBeenCalledTimes(3)
  })

  it('are not sent back to the game that reported them', async () => {
    const [gameChannels, pause] = [vi.fn<(channels: Channels) => void>(), createCallback<boolean>()]
    const { host, link } = connectBoth(
      {
        onChannels: (channels) => {
          host.channels(channels)
          host.pause(true)
        },
      },
      { onChannels: gameChannels, onPause: pause.call },
    )
    await link.welcomed
    link.channels(off)
    await pause.promise
    expect(gameChannels).not.toHaveBeenCalled()
  })
})
