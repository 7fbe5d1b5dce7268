import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { startConnected, startLive, startLiveChat } from './live-chat.harness.ts'
import { selectLiveChatFailure, selectLiveChatStatus, selectReconnecting } from './live-chat.selectors.ts'
import type { LiveChatFailureCode } from './live-chat.types.ts'

describe('liveChat: failures', () => {
  const refusals: [FailureKind, LiveChatFailureCode][] = [
    ['permission', 'microphone-denied'],
    ['not-found', 'microphone-missing'],
    ['conflict', 'microphone-busy'],
    ['timeout', 'microphone-unanswered'],
    ['unknown', 'microphone-failed'],
  ]
  it.each(refusals)('a microphone rejected with %s fails with "%s"', async (kind, code) => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    harness.hold('microphone').deny(new PortError(kind, kind))
    await harness.settle()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(selectLiveChatFailure(harness.snapshot)).toBe(code)
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
    expect(harness.held).toEqual([])
  })

  it('an unanswered permission prompt fails with "microphone-unanswered" after a minute', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    harness.hold('speaker').grant()
    await harness.sendFrom('speaker', { type: 'speaker.ready' })
    await harness.advance(59_999)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connecting')
    await harness.advance(1)
    expect(selectLiveChatFailure(harness.snapshot)).toBe('microphone-unanswered')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(harness.held).toEqual([])
  })

  it('a lost microphone without a replacement, or without permission, fails with "microphone-lost"', async () => {
    const unplugged = await startLive()
    await unplugged.sendFrom('microphone', { type: 'microphone.failed', kind: 'not-found' })
    unplugged.hold('microphone').deny(new PortError('not-found', 'none'))
    await unplugged.settle()
    expect(selectLiveChatFailure(unplugged.snapshot)).toBe('microphone-lost')
    expect(unplugged.held).toEqual([])
    const withdrawn = await startLive()
    await withdrawn.sendFrom('microphone', { type: 'microphone.failed', kind: 'permission' })
    expect(selectLiveChatFailure(withdrawn.snapshot)).toBe('microphone-lost')
    expect(withdrawn.held).toEqual([])
  })

  it('a missing speaker fails with "speaker", at once or after 15 s', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    harness.hold('speaker').deny(new Error('no device'))
    await harness.settle()
    expect(selectLiveChatFailure(harness.snapshot)).toBe('speaker')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(harness.held).toEqual([])
    await harness.send({ type: 'chat.connect' })
    await harness.advance(14_999)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connecting')
    await harness.advance(1)
    expect(selectLiveChatFailure(harness.snapshot)).toBe('speaker')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(harness.held).toEqual([])
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
  ])('a session that fails with %s is "%s" before it opened, "%s" after', async (kind, before, after) => {
    const refused = await startConnected()
    refused.hold('session').deny(new PortError(kind, kind))
    await refused.settle()
    expect(selectLiveChatFailure(refused.snapshot)).toBe(before)
    expect(refused.held).toEqual([])
    const lost = await startLive()
    await lost.sendFrom('session', { type: 'session.failed', kind })
    expect(selectLiveChatStatus(lost.snapshot)).toBe('error')
    expect(selectLiveChatFailure(lost.snapshot)).toBe(after)
    expect(lost.held).toEqual([])
  })

  it('a service without a response for 15 s fails with "timeout"', async () => {
    const harness = await startConnected()
    await harness.advance(14_999)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connecting')
    await harness.advance(1)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(selectLiveChatFailure(harness.snapshot)).toBe('timeout')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('a service that closes before it is ready fails with "session-refused"', async () => {
    const harness = await startConnected()
    await harness.sendFrom('session', { type: 'session.closed' })
    expect(selectLiveChatFailure(harness.snapshot)).toBe('session-refused')
    expect(harness.snapshot.context.failure?.kind).toBe('protocol')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(selectReconnecting(harness.snapshot)).toBe(false)
    expect(harness.held).toEqual([])
  })

  it('a failure is cleared by reconnecting or dismissing', async () => {
    for (const type of ['chat.connect', 'chat.dismiss'] as const) {
      const harness = await startConnected()
      await harness.advance(15_000)
      await harness.send({ type })
      expect(selectLiveChatFailure(harness.snapshot)).toBe(null)
      expect(selectLiveChatStatus(harness.snapshot)).toBe(
        type === 'chat.connect' ? 'connecting' : 'disconnected',
      )
    }
  })
})
