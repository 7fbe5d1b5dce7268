import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { frame, startLive, startLiveChat } from './live-chat.harness.ts'
import {
  selectAskingForMicrophone,
  selectLiveChatFailure,
  selectLiveChatSettings,
  selectLiveChatStatus,
  selectSpeakingWhileMuted,
} from './live-chat.selectors.ts'

const fellBack = { type: 'fellBack', of: 'microphone' }

describe('liveChat: another microphone', () => {
  it('replaces the current one during the conversation', async () => {
    const harness = await startLive({ settings: { voice: 'Zephyr' } })
    const before = harness.hold('microphone')
    await harness.send({ type: 'chat.chooseMicrophone', device: 'm2' })
    expect(before.closes).toBe(1)
    expect(harness.hold('microphone').input).toEqual({ voice: 'Zephyr', microphone: 'm2' })
    expect(selectAskingForMicrophone(harness.snapshot)).toBe(true)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    await harness.open('microphone')
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(harness.hold('session').commands).toEqual([{ type: 'audio', chunk: frame }])
    await harness.send({ type: 'chat.chooseMicrophone', device: null })
    expect(harness.hold('microphone').input).toEqual({ voice: 'Zephyr' })
    expect(harness.emitted).toEqual([])
  })

  it('can be chosen while the first one is opening', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' }, { type: 'chat.chooseMicrophone', device: 'm2' })
    await harness.openDevices()
    await harness.openSession()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it.each<[string, boolean, FailureKind]>([
    ['when the conversation begins', false, 'not-found'],
    ['when another program holds it', false, 'conflict'],
    ['when it is chosen in the middle', true, 'not-found'],
  ])('falls back to the system default when it is missing: %s', async (_, middle, kind) => {
    const harness = middle ? await startLive() : startLiveChat()
    await harness.send(
      middle
        ? { type: 'chat.chooseMicrophone', device: 'm2' }
        : { type: 'chat.connect', settings: { microphone: 'm2' } },
    )
    harness.hold('microphone').deny(new PortError(kind, 'gone'))
    await harness.settle()
    expect(harness.emitted).toEqual([fellBack])
    expect(harness.hold('microphone').input).toEqual({})
    await harness.openDevices()
    if (!middle) await harness.openSession()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    expect(selectLiveChatSettings(harness.snapshot)).toEqual({})
  })

  it('replaces one that is unplugged', async () => {
    const harness = await startLive()
    await harness.sendFrom('microphone', { type: 'microphone.failed', kind: 'not-found' })
    expect(harness.emitted).toEqual([fellBack])
    expect(harness.held).toEqual(['microphone', 'session', 'speaker'])
    await harness.open('microphone')
    expect(selectAskingForMicrophone(harness.snapshot)).toBe(false)
  })

  it.each<[FailureKind, string]>([
    ['permission', 'microphone-denied'],
    ['conflict', 'microphone-busy'],
  ])('is tried once: rejected with %s it fails with “%s”', async (kind, code) => {
    const harness = await startLive()
    await harness.sendFrom('microphone', { type: 'microphone.failed', kind: 'not-found' })
    harness.hold('microphone').deny(new PortError(kind, kind))
    await harness.settle()
    expect(selectLiveChatFailure(harness.snapshot)).toBe(code)
    expect(harness.held).toEqual([])
  })

  it('is not tried after a denied permission', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect', settings: { microphone: 'm2' } })
    harness.hold('microphone').deny(new PortError('permission', 'no'))
    await harness.settle()
    expect(selectLiveChatFailure(harness.snapshot)).toBe('microphone-denied')
    expect(harness.resources.microphone?.holds).toHaveLength(1)
  })

  it('fails with “microphone-unanswered” after a minute without an answer', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.chooseMicrophone', device: 'm2' })
    await harness.advance(60_000)
    expect(selectLiveChatFailure(harness.snapshot)).toBe('microphone-unanswered')
  })
})

describe('liveChat: another speaker', () => {
  it('is passed to the open speaker, which continues', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.chooseSpeaker', device: 's2' })
    expect(harness.hold('speaker').commands).toEqual([{ type: 'choose', device: 's2' }])
    expect(selectLiveChatSettings(harness.snapshot)).toEqual({ speaker: 's2' })
    await harness.sendFrom('speaker', { type: 'speaker.fellBack' })
    expect(harness.emitted).toEqual([{ type: 'fellBack', of: 'speaker' }])
    expect(selectLiveChatSettings(harness.snapshot)).toEqual({})
    expect(harness.resources.speaker?.holds).toHaveLength(1)
  })
})

describe('liveChat: speaking while muted', () => {
  const level = (loudness: number) => ({ type: 'microphone.level', level: loudness }) as const

  it('is detected after a moment, until a little after it ends', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.6))
    await harness.advance(399)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
    await harness.advance(1)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(true)
    await harness.advance(2999)
    await harness.sendFrom('microphone', level(0.6))
    await harness.advance(2999)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(true)
    await harness.advance(1)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })

  it('is not detected in silence', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.advance(3000)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })

  it('is detected from half the level, and continues down to a quarter', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.5))
    await harness.advance(399)
    await harness.sendFrom('microphone', level(0.8), level(0.25))
    await harness.advance(1)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(true)
  })

  it('is not prolonged by a sound below half the level', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.5))
    await harness.advance(400 + 2999)
    await harness.sendFrom('microphone', level(0.49))
    await harness.advance(1)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })

  it('is not detected when the sound falls below a quarter', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.5))
    await harness.advance(200)
    await harness.sendFrom('microphone', level(0.24))
    await harness.advance(200)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })

  it('ignores key clicks and quiet sounds', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.6))
    await harness.advance(200)
    await harness.sendFrom('microphone', level(0.1), level(0.3))
    await harness.advance(400)
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })

  it('ends when the microphone is unmuted', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', level(0.6))
    await harness.advance(400)
    await harness.send({ type: 'chat.unmute' })
    expect(selectSpeakingWhileMuted(harness.snapshot)).toBe(false)
  })
})
