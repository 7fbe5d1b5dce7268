import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { connectedRig, liveRig, startLiveChat } from './live-chat.rig.ts'
import {
  selectLiveChatFailure,
  selectLiveChatFailureKind,
  selectLiveChatStatus,
  selectReconnecting,
} from './live-chat.selectors.ts'
import type { LiveChatFailureCode } from './live-chat.types.ts'

describe('liveChat: why it failed', () => {
  const refusals: [FailureKind, LiveChatFailureCode][] = [
    ['permission', 'microphone-denied'],
    ['not-found', 'microphone-missing'],
    ['conflict', 'microphone-busy'],
    ['timeout', 'microphone-unanswered'],
    ['unknown', 'microphone-failed'],
  ]
  it.each(refusals)('a microphone refused as %s is "%s"', async (kind, code) => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('microphone').deny(new PortError(kind, kind))
    await rig.settle()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(selectLiveChatFailure(rig.snapshot)).toBe(code)
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe(kind)
    expect(rig.held).toEqual([])
  })

  it('a question for the microphone without an answer for a minute is "microphone-unanswered"', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('speaker').grant()
    await rig.tell('speaker', { type: 'speaker.ready' })
    await rig.advance(59_999)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    await rig.advance(1)
    expect(selectLiveChatFailure(rig.snapshot)).toBe('microphone-unanswered')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(rig.held).toEqual([])
  })

  it('a microphone that goes away, with no other there, or whose permission does, is "microphone-lost"', async () => {
    const unplugged = await liveRig()
    await unplugged.tell('microphone', { type: 'microphone.failed', kind: 'not-found' })
    unplugged.hold('microphone').deny(new PortError('not-found', 'none'))
    await unplugged.settle()
    expect(selectLiveChatFailure(unplugged.snapshot)).toBe('microphone-lost')
    expect(unplugged.held).toEqual([])
    const withdrawn = await liveRig()
    await withdrawn.tell('microphone', { type: 'microphone.failed', kind: 'permission' })
    expect(selectLiveChatFailure(withdrawn.snapshot)).toBe('microphone-lost')
    expect(withdrawn.held).toEqual([])
  })

  it('no sound is "speaker", at once or after 15 s', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('speaker').deny(new Error('no device'))
    await rig.settle()
    expect(selectLiveChatFailure(rig.snapshot)).toBe('speaker')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(rig.held).toEqual([])
    await rig.send({ type: 'chat.connect' })
    await rig.advance(14_999)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    await rig.advance(1)
    expect(selectLiveChatFailure(rig.snapshot)).toBe('speaker')
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe('timeout')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(rig.held).toEqual([])
  })

  it.each<[FailureKind, LiveChatFailureCode, LiveChatFailureCode]>([
    ['auth', 'auth', 'auth'],
    ['permission', 'auth', 'auth'],
    ['region', 'region', 'region'],
    ['rate-limit', 'quota', 'quota'],
    ['network', 'network', 'network'],
    ['timeout', 'timeout', 'timeout'],
    ['validation', 'session-refused', 'session-closed'],
    ['unknown', 'session-refused', 'session-closed'],
  ])('a session that fails with %s is "%s" before it began, "%s" after', async (kind, before, after) => {
    const refused = await connectedRig()
    refused.hold('session').deny(new PortError(kind, kind))
    await refused.settle()
    expect(selectLiveChatFailure(refused.snapshot)).toBe(before)
    expect(refused.held).toEqual([])
    const lost = await liveRig()
    await lost.tell('session', { type: 'session.failed', kind })
    expect(selectLiveChatStatus(lost.snapshot)).toBe('error')
    expect(selectLiveChatFailure(lost.snapshot)).toBe(after)
    expect(lost.held).toEqual([])
  })

  it('a service that says nothing for 15 s is "timeout"', async () => {
    const rig = await connectedRig()
    await rig.advance(14_999)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    await rig.advance(1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(selectLiveChatFailure(rig.snapshot)).toBe('timeout')
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('a service that closes before it began is "session-refused"', async () => {
    const rig = await connectedRig()
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('session-refused')
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe('protocol')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(selectReconnecting(rig.snapshot)).toBe(false)
    expect(rig.held).toEqual([])
  })

  it('is taken off the screen by another try, or put away', async () => {
    for (const type of ['chat.connect', 'chat.dismiss'] as const) {
      const rig = await connectedRig()
      await rig.advance(15_000)
      await rig.send({ type })
      expect(selectLiveChatFailure(rig.snapshot)).toBe(null)
      expect(selectLiveChatStatus(rig.snapshot)).toBe(type === 'chat.connect' ? 'connecting' : 'disconnected')
    }
  })
})
