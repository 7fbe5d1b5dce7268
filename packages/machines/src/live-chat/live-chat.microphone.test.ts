import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { frame, liveRig, startLiveChat } from './live-chat.rig.ts'
import {
  selectAskingForMicrophone,
  selectLiveChatFailure,
  selectLiveChatSettings,
  selectLiveChatStatus,
  selectUnheard,
} from './live-chat.selectors.ts'

const fellBack = { type: 'fellBack', of: 'microphone' }

describe('liveChat: another microphone', () => {
  it('takes the place of the one before in the middle of the conversation', async () => {
    const rig = await liveRig({ settings: { voice: 'Zephyr' } })
    const before = rig.hold('microphone')
    await rig.send({ type: 'chat.chooseMicrophone', device: 'm2' })
    expect(before.closes).toBe(1)
    expect(rig.hold('microphone').input).toEqual({ voice: 'Zephyr', microphone: 'm2' })
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(true)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    await rig.open('microphone')
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(rig.hold('session').commands).toEqual([{ type: 'audio', chunk: frame }])
    await rig.send({ type: 'chat.chooseMicrophone', device: null })
    expect(rig.hold('microphone').input).toEqual({ voice: 'Zephyr' })
    expect(rig.emitted).toEqual([])
  })

  it('may be chosen while the first is still asked for', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.chooseMicrophone', device: 'm2' })
    await rig.openDevices()
    await rig.openSession()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it.each<[string, boolean, FailureKind]>([
    ['when the conversation begins', false, 'not-found'],
    ['when another program holds it', false, 'conflict'],
    ['when it is chosen in the middle', true, 'not-found'],
  ])('that is not there gives way to the system’s own: %s', async (_, middle, kind) => {
    const rig = middle ? await liveRig() : startLiveChat()
    await rig.send(
      middle
        ? { type: 'chat.chooseMicrophone', device: 'm2' }
        : { type: 'chat.connect', settings: { microphone: 'm2' } },
    )
    rig.hold('microphone').deny(new PortError(kind, 'gone'))
    await rig.settle()
    expect(rig.emitted).toEqual([fellBack])
    expect(rig.hold('microphone').input).toEqual({})
    await rig.openDevices()
    if (!middle) await rig.openSession()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    expect(selectLiveChatSettings(rig.snapshot)).toEqual({})
  })

  it('takes over when the one that hears is unplugged', async () => {
    const rig = await liveRig()
    await rig.tell('microphone', { type: 'microphone.failed', kind: 'not-found' })
    expect(rig.emitted).toEqual([fellBack])
    expect(rig.held).toEqual(['microphone', 'session', 'speaker'])
    await rig.open('microphone')
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(false)
  })

  it.each<[FailureKind, string]>([
    ['permission', 'microphone-denied'],
    ['conflict', 'microphone-busy'],
  ])('is tried once: refused as %s it is “%s”', async (kind, code) => {
    const rig = await liveRig()
    await rig.tell('microphone', { type: 'microphone.failed', kind: 'not-found' })
    rig.hold('microphone').deny(new PortError(kind, kind))
    await rig.settle()
    expect(selectLiveChatFailure(rig.snapshot)).toBe(code)
    expect(rig.held).toEqual([])
  })

  it('is not asked for when the answer was no', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect', settings: { microphone: 'm2' } })
    rig.hold('microphone').deny(new PortError('permission', 'no'))
    await rig.settle()
    expect(selectLiveChatFailure(rig.snapshot)).toBe('microphone-denied')
    expect(rig.resources.microphone?.holds).toHaveLength(1)
  })

  it('that nobody answers for within a minute is “microphone-unanswered”', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.chooseMicrophone', device: 'm2' })
    await rig.advance(60_000)
    expect(selectLiveChatFailure(rig.snapshot)).toBe('microphone-unanswered')
  })
})

describe('liveChat: another speaker', () => {
  it('is told to the one that is held, which goes on', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.chooseSpeaker', device: 's2' })
    expect(rig.hold('speaker').commands).toEqual([{ type: 'choose', device: 's2' }])
    expect(selectLiveChatSettings(rig.snapshot)).toEqual({ speaker: 's2' })
    await rig.tell('speaker', { type: 'speaker.fellBack' })
    expect(rig.emitted).toEqual([{ type: 'fellBack', of: 'speaker' }])
    expect(selectLiveChatSettings(rig.snapshot)).toEqual({})
    expect(rig.resources.speaker?.holds).toHaveLength(1)
  })
})

describe('liveChat: speaking though muted', () => {
  const level = (loudness: number) => ({ type: 'microphone.level', level: loudness }) as const

  it('is noticed after a moment, for as long as it lasts and a little longer', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.mute' })
    await rig.tell('microphone', level(0.6))
    await rig.advance(399)
    expect(selectUnheard(rig.snapshot)).toBe(false)
    await rig.advance(1)
    expect(selectUnheard(rig.snapshot)).toBe(true)
    await rig.advance(2999)
    await rig.tell('microphone', level(0.6))
    await rig.advance(2999)
    expect(selectUnheard(rig.snapshot)).toBe(true)
    await rig.advance(1)
    expect(selectUnheard(rig.snapshot)).toBe(false)
  })

  it('is no click of a key, and nothing that is quiet', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.mute' })
    await rig.tell('microphone', level(0.6))
    await rig.advance(200)
    await rig.tell('microphone', level(0.1), level(0.3))
    await rig.advance(400)
    expect(selectUnheard(rig.snapshot)).toBe(false)
  })

  it('is over when the microphone is unmuted', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.mute' })
    await rig.tell('microphone', level(0.6))
    await rig.advance(400)
    await rig.send({ type: 'chat.unmute' })
    expect(selectUnheard(rig.snapshot)).toBe(false)
  })
})
