import { describe, expect, it } from 'vitest'
import { audio, frame, goAway, startLive, startResuming, startStable } from './live-chat.harness.ts'
import {
  selectListening,
  selectLiveChatStatus,
  selectReconnecting,
  selectSpeaking,
} from './live-chat.selectors.ts'

describe('liveChat: replacing the session', () => {
  it('replaces the session on goAway, and keeps microphone and speaker', async () => {
    const settings = { voice: 'Zephyr' }
    const harness = await startStable(settings)
    await harness.sendFrom('session', goAway)
    expect(harness.held).toEqual(['microphone', 'speaker'])
    expect(harness.resources.session?.holds[0]?.closes).toBe(1)
    await harness.advance(250)
    expect(harness.held).toEqual(['microphone', 'session', 'speaker'])
    expect(harness.hold('session').input).toEqual({ settings, handle: 'h1' })
    await harness.openSession()
    expect(harness.emitted).toEqual([{ type: 'resumed', remembers: true }])
    expect(harness.resources.microphone?.holds).toHaveLength(1)
    expect(harness.resources.speaker?.holds).toHaveLength(1)
  })

  it('stays connected and listening', async () => {
    const harness = await startStable()
    const seen: unknown[] = []
    harness.actor.subscribe((snapshot) =>
      seen.push(selectLiveChatStatus(snapshot), selectListening(snapshot)),
    )
    await harness.sendFrom('session', goAway)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
    await harness.advance(250)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
    await harness.openSession()
    expect(selectReconnecting(harness.snapshot)).toBe(false)
    expect(new Set(seen)).toEqual(new Set(['connected', true]))
  })

  it('keeps all speech in order', async () => {
    const harness = await startStable()
    const [first, second] = [new ArrayBuffer(8192), new ArrayBuffer(8192)]
    await harness.sendFrom('session', goAway)
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: first })
    await harness.advance(250)
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: second })
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(harness.hold('session').commands).toEqual([])
    await harness.openSession()
    const { commands } = harness.hold('session')
    expect(commands.map(({ type }) => type)).toEqual(['audio', 'text', 'audio', 'audioEnd'])
    expect(Reflect.get(commands[0]!, 'chunk')).toBe(first)
    expect(Reflect.get(commands[2]!, 'chunk')).toBe(second)
    expect(harness.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
  })

  it('continues playback', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), { type: 'session.turnEnded' })
    await harness.sendFrom('speaker', { type: 'speaker.started' })
    await harness.sendFrom('session', goAway)
    expect(selectSpeaking(harness.snapshot)).toBe(true)
    expect(harness.hold('speaker').commands.map(({ type }) => type)).toEqual(['play'])
    harness.actor.send({ type: 'reply.stop' })
    expect(harness.hold('speaker').commands.map(({ type }) => type)).toEqual(['play', 'flush'])
  })

  it('keeps typed text, nothing muted or blank, and mutes once', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', goAway)
    await harness.send({ type: 'chat.mute' }, { type: 'chat.mute' }, { type: 'text.send', text: ' ' })
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.advance(250)
    await harness.send({ type: 'chat.mute' }, { type: 'text.send', text: ' ' })
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    await harness.openSession()
    expect(harness.hold('session').commands).toEqual([{ type: 'audioEnd' }, { type: 'text', text: 'Hello' }])
    expect(harness.snapshot.context.captions).toMatchObject([
      { speaker: 'visitor', text: 'Hello', final: true },
    ])
  })

  it('waits for the end of a reply that has only captions so far', async () => {
    const harness = await startStable()
    await harness.sendFrom(
      'session',
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
      goAway,
    )
    expect(harness.held).toContain('session')
    await harness.sendFrom('session', { type: 'session.turnEnded' })
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it('does not wait for an interrupted reply', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), { type: 'session.interrupted', reply: 1 }, goAway)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it('is not delayed by a second goAway', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), goAway)
    await harness.advance(5000)
    await harness.sendFrom('session', goAway)
    expect(harness.held).toContain('session')
    await harness.advance(2500)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it('finishes the captions before the next session', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', { type: 'session.heard', text: 'What is', final: false }, goAway)
    expect(harness.snapshot.context.captions).toMatchObject([{ text: 'What is', final: true }])
  })

  it('waits for the end of a reply', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), goAway)
    await harness.advance(7000)
    await harness.sendFrom('session', audio(1))
    expect(harness.hold('speaker').commands).toHaveLength(2)
    expect(harness.held).toContain('session')
    await harness.sendFrom('session', { type: 'session.turnEnded' })
    expect(harness.held).toEqual(['microphone', 'speaker'])
  })

  it.each([
    [9500, 7500],
    [1000, 0],
    [-1, 0],
    [Number.NaN, 5000],
    [10 ** 9, 60_000],
  ])('with a service that closes in %s ms waits %s ms for a reply at most', async (timeLeft, longest) => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), { type: 'session.goAway', timeLeft })
    await harness.advance(Math.max(longest - 1, 0))
    expect(selectReconnecting(harness.snapshot)).toBe(longest === 0)
    await harness.advance(1)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it.each([
    { type: 'session.closed' },
    { type: 'session.failed', kind: 'server' },
    { type: 'session.failed', kind: 'validation' },
  ] as const)('starts when the service closes earlier than announced: %o', async (event) => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), goAway, event)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it('plays the replies of the next session, which restarts their numbers', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(7), { type: 'session.interrupted', reply: 7 }, goAway)
    await harness.advance(250)
    await harness.openSession()
    await harness.sendFrom('session', audio(1))
    expect(harness.hold('speaker').commands.at(-1)?.type).toBe('play')
  })

  it('lets the user stop the old playback, and plays the first reply of the next session', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(7), { type: 'session.turnEnded' }, goAway)
    await harness.advance(250)
    await harness.openSession()
    await harness.send({ type: 'reply.stop' })
    await harness.sendFrom('session', audio(1))
    expect(harness.hold('speaker').commands.map(({ type }) => type)).toEqual(['play', 'flush', 'play'])
  })

  it('works in the first seconds of a session too', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.goAway', timeLeft: 20_000 },
      { type: 'session.closed' },
    )
    expect(selectReconnecting(harness.snapshot)).toBe(true)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it('does not wait for a reply that has ended', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), { type: 'session.turnEnded' }, goAway)
    expect(selectReconnecting(harness.snapshot)).toBe(true)
  })

  it.each([{}, { timeLeft: 'soon' as unknown as number }])(
    'accepts a goAway without a time: %o',
    async (more) => {
      const harness = await startStable()
      await harness.sendFrom('session', audio(1), { type: 'session.goAway', ...more })
      await harness.advance(4999)
      expect(selectReconnecting(harness.snapshot)).toBe(false)
      await harness.advance(1)
      expect(selectReconnecting(harness.snapshot)).toBe(true)
    },
  )

  it('sends queued commands once, however many sessions follow', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', goAway)
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    await harness.advance(250)
    await harness.openSession()
    expect(harness.hold('session').commands).toHaveLength(1)
    await harness.advance(10_000)
    await harness.sendFrom('session', goAway)
    await harness.advance(250)
    await harness.openSession()
    expect(harness.hold('session').commands).toEqual([])
  })

  it('does not affect the next conversation', async () => {
    const harness = await startStable()
    await harness.send({ type: 'chat.disconnect' })
    expect(harness.snapshot.context.handle).toBe(null)
    await harness.send({ type: 'chat.connect' })
    await harness.openDevices()
    expect(harness.hold('session').input).toMatchObject({ handle: null })
  })

  it('remembers what was said before, and reports it', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', { type: 'session.heard', text: 'Hello', final: true }, goAway)
    await harness.advance(250)
    await harness.openSession()
    expect(harness.emitted).toEqual([{ type: 'resumed', remembers: true }])
    await harness.send({ type: 'text.send', text: 'Again' })
    expect(harness.snapshot.context.captions).toMatchObject([
      { text: 'Hello', memory: 1 },
      { text: 'Again', memory: 1 },
    ])
  })

  it('restarts and reports it without a handle', async () => {
    const harness = await startStable()
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('session', { type: 'session.handle', handle: null }, goAway)
    await harness.advance(250)
    expect(harness.hold('session').input).toMatchObject({ handle: null })
    await harness.openSession()
    expect(harness.emitted).toEqual([{ type: 'resumed', remembers: false }])
    expect(harness.snapshot.context.memory).toBe(2)
  })

  it('can be cancelled', async () => {
    const harness = await startResuming()
    await harness.send({ type: 'chat.disconnect' })
    expect(harness.held).toEqual([])
    expect(harness.clock.pending).toBe(0)
    harness.resources.session?.holds[1]?.grant()
    await harness.settle()
    expect(harness.resources.session?.holds[1]?.closes).toBe(1)
  })
})
