import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { audio, goAway, liveRig, resumingRig, steadyRig } from './live-chat.rig.ts'
import {
  selectLiveChatFailure,
  selectLiveChatFailureKind,
  selectLiveChatStatus,
  selectReconnecting,
} from './live-chat.selectors.ts'

type Rig = Awaited<ReturnType<typeof steadyRig>>

describe('liveChat: a connection that breaks', () => {
  it('twice within seconds is taken up twice: phones change networks', async () => {
    const rig = await steadyRig()
    for (const breath of [250, 1000]) {
      await rig.tell('session', { type: 'session.failed', kind: 'network' })
      await rig.advance(breath - 1)
      expect(rig.held).toEqual(['microphone', 'speaker'])
      await rig.advance(1)
      await rig.openSession()
      await rig.advance(9000)
    }
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it('in the first seconds is taken up like any other', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.handle', handle: 'h1' })
    for (const breath of [250, 1000, 2000, 4000]) {
      await rig.tell('session', { type: 'session.failed', kind: 'network' })
      await rig.advance(breath - 1)
      expect(rig.held).toEqual(['microphone', 'speaker'])
      await rig.advance(1)
      await rig.openSession()
    }
    await rig.tell('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('network')
  })

  it('again and again is given up after four tries, whatever way it breaks', async () => {
    for (const fact of [{ type: 'session.failed', kind: 'network' }, goAway] as const) {
      const rig = await steadyRig()
      for (const breath of [250, 1000, 2000, 4000]) {
        await rig.tell('session', fact)
        expect(selectReconnecting(rig.snapshot)).toBe(true)
        await rig.advance(breath)
        await rig.openSession()
      }
      await rig.tell('session', fact)
      expect(selectReconnecting(rig.snapshot)).toBe(false)
      await rig.tell('session', { type: 'session.closed' })
      expect(rig.resources.session?.holds).toHaveLength(5)
      expect(rig.held).toEqual([])
    }
  })

  it.each<[string, (rig: Rig) => Promise<void>]>([
    ['its reply has ended', (rig) => rig.tell('session', { type: 'session.turnEnded' })],
    ['it was closed', (rig) => rig.tell('session', { type: 'session.closed' })],
    ['it broke', (rig) => rig.tell('session', { type: 'session.failed', kind: 'server' })],
    ['its time was up', (rig) => rig.advance(7500)],
  ])('counts as one try after a goodbye too, when %s: the next waits longer', async (_, end) => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), goAway)
    await end(rig)
    await rig.advance(250)
    await rig.openSession()
    await rig.tell('session', { type: 'session.failed', kind: 'network' })
    await rig.advance(999)
    expect(rig.held).toEqual(['microphone', 'speaker'])
    await rig.advance(1)
    expect(rig.held).toContain('session')
  })

  /** A reply under way in the last session that may take over, and the service has said goodbye. */
  const lastRig = async () => {
    const rig = await steadyRig()
    for (const breath of [250, 1000, 2000, 4000]) {
      await rig.tell('session', { type: 'session.failed', kind: 'network' })
      await rig.advance(breath)
      await rig.openSession()
    }
    await rig.tell('session', audio(1), goAway)
    return rig
  }

  it('is not taken up after its last try though the service has said goodbye', async () => {
    const closed = await lastRig()
    await closed.tell('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(closed.snapshot)).toBe('disconnected')
    expect(closed.held).toEqual([])

    const broken = await lastRig()
    await broken.tell('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(broken.snapshot)).toBe('network')
    expect(broken.held).toEqual([])
  })

  it('goes on to its end after its last try, whatever reply ends, and however long it takes', async () => {
    const rig = await lastRig()
    await rig.tell('session', { type: 'session.turnEnded' })
    await rig.advance(7500)
    expect(selectReconnecting(rig.snapshot)).toBe(false)
    expect(rig.held).toContain('session')
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
  })

  it('has none of its tries again before a session has lasted 10 s', async () => {
    const rig = await steadyRig()
    for (const breath of [250, 1000, 2000, 4000]) {
      await rig.tell('session', { type: 'session.failed', kind: 'network' })
      await rig.advance(breath)
      await rig.openSession()
      await rig.advance(9999)
    }
    await rig.tell('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('network')
  })

  it('has all its tries again once a session has lasted 10 s', async () => {
    const rig = await steadyRig()
    for (let breaks = 0; breaks < 6; breaks += 1) {
      await rig.tell('session', { type: 'session.failed', kind: 'network' })
      await rig.advance(250)
      await rig.openSession()
      await rig.advance(10_000)
    }
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it.each(['network', 'server', 'timeout'] as const)('of %s is taken up again', async (kind) => {
    const rig = await steadyRig()
    await rig.tell('session', { type: 'session.failed', kind })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    await rig.advance(250)
    expect(rig.hold('session').input).toMatchObject({ handle: 'h1' })
  })

  it.each([null, undefined, 7])('is given up when there is nothing to take it up with: %s', async (odd) => {
    const rig = await steadyRig()
    await rig.tell('session', { type: 'session.handle', handle: odd as null })
    await rig.tell('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('network')
    expect(rig.held).toEqual([])
  })

  it('is tried three times more, after 1 s, 2 s and 4 s, and then given up', async () => {
    const rig = await resumingRig()
    for (const breath of [1000, 2000, 4000]) {
      rig.hold('session').deny(new PortError('network', 'offline'))
      await rig.advance(breath - 1)
      expect(rig.held).toEqual(['microphone', 'speaker'])
      await rig.advance(1)
      expect(rig.hold('session').input).toMatchObject({ handle: 'h1' })
    }
    rig.hold('session').deny(new PortError('network', 'offline'))
    await rig.settle()
    expect(selectLiveChatFailure(rig.snapshot)).toBe('network')
    expect(rig.held).toEqual([])
  })

  it('begins anew when the service does not know the conversation any more, and says so', async () => {
    const rig = await resumingRig()
    rig.hold('session').deny(new PortError('validation', 'invalid handle'))
    await rig.advance(1000)
    expect(rig.hold('session').input).toMatchObject({ handle: null })
    await rig.openSession()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    expect(rig.emitted).toEqual([{ type: 'resumed', remembers: false }])
  })

  it.each([
    ['auth', 'auth'],
    ['rate-limit', 'quota'],
  ] as const)('is given up at once when the service says no: %s', async (kind, code) => {
    const rig = await resumingRig()
    await rig.tell('session', { type: 'session.failed', kind })
    expect(selectLiveChatFailure(rig.snapshot)).toBe(code)
    expect(rig.held).toEqual([])
  })

  it('is tried again when the next session does not answer in 15 s, or closes', async () => {
    const rig = await resumingRig()
    await rig.advance(14_999)
    expect(rig.held).toContain('session')
    await rig.advance(1)
    expect(rig.held).toEqual(['microphone', 'speaker'])
    await rig.advance(1000)
    expect(rig.hold('session').input).toMatchObject({ handle: 'h1' })
    await rig.tell('session', { type: 'session.closed' })
    await rig.advance(2000)
    expect(rig.hold('session').input).toMatchObject({ handle: null })
    await rig.advance(15_000 + 4000)
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('session-refused')
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe('protocol')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(rig.held).toEqual([])
  })

  it('that never answers is "timeout" in the end', async () => {
    const rig = await resumingRig()
    await rig.advance(4 * 15_000 + 7000 - 1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    await rig.advance(1)
    expect(selectLiveChatFailure(rig.snapshot)).toBe('timeout')
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(rig.held).toEqual([])
  })
})
