import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { audio, goAway, startLive, startResuming, startStable } from './live-chat.harness.ts'
import { selectLiveChatFailure, selectLiveChatStatus, selectReconnecting } from './live-chat.selectors.ts'

type Harness = Awaited<ReturnType<typeof startStable>>

describe('liveChat: a lost connection', () => {
  it('is resumed twice within seconds, because phones change networks', async () => {
    const harness = await startStable()
    for (const delay of [250, 1000]) {
      await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
      await harness.advance(delay - 1)
      expect(harness.held).toEqual(['microphone', 'speaker'])
      await harness.advance(1)
      await harness.openSession()
      await harness.advance(9000)
    }
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it('is resumed in the first seconds like any other', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', { type: 'session.handle', handle: 'h1' })
    for (const delay of [250, 1000, 2000, 4000]) {
      await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
      await harness.advance(delay - 1)
      expect(harness.held).toEqual(['microphone', 'speaker'])
      await harness.advance(1)
      await harness.openSession()
    }
    await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(harness.snapshot)).toBe('network')
  })

  it('fails after four retries, whatever the cause', async () => {
    for (const event of [{ type: 'session.failed', kind: 'network' }, goAway] as const) {
      const harness = await startStable()
      for (const delay of [250, 1000, 2000, 4000]) {
        await harness.sendFrom('session', event)
        expect(selectReconnecting(harness.snapshot)).toBe(true)
        await harness.advance(delay)
        await harness.openSession()
      }
      await harness.sendFrom('session', event)
      expect(selectReconnecting(harness.snapshot)).toBe(false)
      await harness.sendFrom('session', { type: 'session.closed' })
      expect(harness.resources.session?.holds).toHaveLength(5)
      expect(harness.held).toEqual([])
    }
  })

  it.each<[string, (harness: Harness) => Promise<void>]>([
    ['its reply has ended', (harness) => harness.sendFrom('session', { type: 'session.turnEnded' })],
    ['it was closed', (harness) => harness.sendFrom('session', { type: 'session.closed' })],
    ['it was lost', (harness) => harness.sendFrom('session', { type: 'session.failed', kind: 'server' })],
    ['its time limit passed', (harness) => harness.advance(7500)],
  ])('counts as a retry after a goAway when %s: the next delay is longer', async (_, end) => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), goAway)
    await end(harness)
    await harness.advance(250)
    await harness.openSession()
    await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
    await harness.advance(999)
    expect(harness.held).toEqual(['microphone', 'speaker'])
    await harness.advance(1)
    expect(harness.held).toContain('session')
  })

  /** Starts the last session before retries run out, with a reply in progress and a goAway from the service. */
  const startLast = async () => {
    const harness = await startStable()
    for (const delay of [250, 1000, 2000, 4000]) {
      await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
      await harness.advance(delay)
      await harness.openSession()
    }
    await harness.sendFrom('session', audio(1), goAway)
    return harness
  }

  it('is not resumed after the last retry, even after a goAway', async () => {
    const closed = await startLast()
    await closed.sendFrom('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(closed.snapshot)).toBe('disconnected')
    expect(closed.held).toEqual([])

    const broken = await startLast()
    await broken.sendFrom('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(broken.snapshot)).toBe('network')
    expect(broken.held).toEqual([])
  })

  it('stays connected after the last retry until it ends, whatever happens to replies', async () => {
    const harness = await startLast()
    await harness.sendFrom('session', { type: 'session.turnEnded' })
    await harness.advance(7500)
    expect(selectReconnecting(harness.snapshot)).toBe(false)
    expect(harness.held).toContain('session')
    await harness.sendFrom('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('disconnected')
  })

  it('has no new retries before a session has lasted 10 s', async () => {
    const harness = await startStable()
    for (const delay of [250, 1000, 2000, 4000]) {
      await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
      await harness.advance(delay)
      await harness.openSession()
      await harness.advance(9999)
    }
    await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(harness.snapshot)).toBe('network')
  })

  it('has all retries again once a session has lasted 10 s', async () => {
    const harness = await startStable()
    for (let breaks = 0; breaks < 6; breaks += 1) {
      await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
      await harness.advance(250)
      await harness.openSession()
      await harness.advance(10_000)
    }
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it.each(['network', 'server', 'timeout'] as const)('of kind %s is resumed', async (kind) => {
    const harness = await startStable()
    await harness.sendFrom('session', { type: 'session.failed', kind })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    await harness.advance(250)
    expect(harness.hold('session').input).toMatchObject({ handle: 'h1' })
  })

  it.each([null, undefined, 7])('fails without a handle: %s', async (odd) => {
    const harness = await startStable()
    await harness.sendFrom('session', { type: 'session.handle', handle: odd as null })
    await harness.sendFrom('session', { type: 'session.failed', kind: 'network' })
    expect(selectLiveChatFailure(harness.snapshot)).toBe('network')
    expect(harness.held).toEqual([])
  })

  it('is retried three more times, after 1 s, 2 s and 4 s, and then fails', async () => {
    const harness = await startResuming()
    for (const delay of [1000, 2000, 4000]) {
      harness.hold('session').deny(new PortError('network', 'offline'))
      await harness.advance(delay - 1)
      expect(harness.held).toEqual(['microphone', 'speaker'])
      await harness.advance(1)
      expect(harness.hold('session').input).toMatchObject({ handle: 'h1' })
    }
    harness.hold('session').deny(new PortError('network', 'offline'))
    await harness.settle()
    expect(selectLiveChatFailure(harness.snapshot)).toBe('network')
    expect(harness.held).toEqual([])
  })

  it('restarts and reports it when the service no longer knows the conversation', async () => {
    const harness = await startResuming()
    harness.hold('session').deny(new PortError('validation', 'invalid handle'))
    await harness.advance(1000)
    expect(harness.hold('session').input).toMatchObject({ handle: null })
    await harness.openSession()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    expect(harness.emitted).toEqual([{ type: 'resumed', remembers: false }])
  })

  it.each([
    ['auth', 'auth'],
    ['rate-limit', 'quota'],
  ] as const)('fails at once when the service rejects it: %s', async (kind, code) => {
    const harness = await startResuming()
    await harness.sendFrom('session', { type: 'session.failed', kind })
    expect(selectLiveChatFailure(harness.snapshot)).toBe(code)
    expect(harness.held).toEqual([])
  })

  it('is retried when the next session does not respond within 15 s, or closes', async () => {
    const harness = await startResuming()
    await harness.advance(14_999)
    expect(harness.held).toContain('session')
    await harness.advance(1)
    expect(harness.held).toEqual(['microphone', 'speaker'])
    await harness.advance(1000)
    expect(harness.hold('session').input).toMatchObject({ handle: 'h1' })
    await harness.sendFrom('session', { type: 'session.closed' })
    await harness.advance(2000)
    expect(harness.hold('session').input).toMatchObject({ handle: null })
    await harness.advance(15_000 + 4000)
    await harness.sendFrom('session', { type: 'session.closed' })
    expect(selectLiveChatFailure(harness.snapshot)).toBe('session-refused')
    expect(harness.snapshot.context.failure?.kind).toBe('protocol')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(harness.held).toEqual([])
  })

  it('fails with "timeout" when the service never responds', async () => {
    const harness = await startResuming()
    await harness.advance(4 * 15_000 + 7000 - 1)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    await harness.advance(1)
    expect(selectLiveChatFailure(harness.snapshot)).toBe('timeout')
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(harness.held).toEqual([])
  })
})
