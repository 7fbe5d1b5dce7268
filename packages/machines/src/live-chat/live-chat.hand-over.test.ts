import { describe, expect, it } from 'vitest'
import { audio, frame, goAway, liveRig, resumingRig, steadyRig } from './live-chat.rig.ts'
import {
  selectListening,
  selectLiveChatStatus,
  selectReconnecting,
  selectSpeaking,
} from './live-chat.selectors.ts'

describe('liveChat: the hand-over', () => {
  it('replaces the session when the service says goodbye, and holds microphone and speaker', async () => {
    const settings = { voice: 'Zephyr' }
    const rig = await steadyRig(settings)
    await rig.tell('session', goAway)
    expect(rig.held).toEqual(['microphone', 'speaker'])
    expect(rig.resources.session?.holds[0]?.closes).toBe(1)
    await rig.advance(250)
    expect(rig.held).toEqual(['microphone', 'session', 'speaker'])
    expect(rig.hold('session').input).toEqual({ settings, handle: 'h1' })
    await rig.openSession()
    expect(rig.emitted).toEqual([{ type: 'resumed', remembers: true }])
    expect(rig.resources.microphone?.holds).toHaveLength(1)
    expect(rig.resources.speaker?.holds).toHaveLength(1)
  })

  it('is not seen: the conversation stays connected and listens', async () => {
    const rig = await steadyRig()
    const seen: unknown[] = []
    rig.actor.subscribe((snapshot) => seen.push(selectLiveChatStatus(snapshot), selectListening(snapshot)))
    await rig.tell('session', goAway)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
    await rig.advance(250)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
    await rig.openSession()
    expect(selectReconnecting(rig.snapshot)).toBe(false)
    expect(new Set(seen)).toEqual(new Set(['connected', true]))
  })

  it('loses nothing of what is said meanwhile, in its order', async () => {
    const rig = await steadyRig()
    const [first, second] = [new ArrayBuffer(8192), new ArrayBuffer(8192)]
    await rig.tell('session', goAway)
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: first })
    await rig.advance(250)
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: second })
    await rig.send({ type: 'chat.mute' })
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(rig.hold('session').commands).toEqual([])
    await rig.openSession()
    const { commands } = rig.hold('session')
    expect(commands.map(({ type }) => type)).toEqual(['audio', 'text', 'audio', 'audioEnd'])
    expect(Reflect.get(commands[0]!, 'chunk')).toBe(first)
    expect(Reflect.get(commands[2]!, 'chunk')).toBe(second)
    expect(rig.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
  })

  it('lets what is already spoken play on', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), { type: 'session.turnEnded' })
    await rig.tell('speaker', { type: 'speaker.started' })
    await rig.tell('session', goAway)
    expect(selectSpeaking(rig.snapshot)).toBe(true)
    expect(rig.hold('speaker').commands.map(({ type }) => type)).toEqual(['play'])
    rig.actor.send({ type: 'reply.stop' })
    expect(rig.hold('speaker').commands.map(({ type }) => type)).toEqual(['play', 'flush'])
  })

  it('takes what is typed meanwhile, nothing that is muted or blank, and mutes once', async () => {
    const rig = await steadyRig()
    await rig.tell('session', goAway)
    await rig.send({ type: 'chat.mute' }, { type: 'chat.mute' }, { type: 'text.send', text: ' ' })
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.advance(250)
    await rig.send({ type: 'chat.mute' }, { type: 'text.send', text: ' ' })
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.openSession()
    expect(rig.hold('session').commands).toEqual([{ type: 'audioEnd' }, { type: 'text', text: 'Hello' }])
    expect(rig.snapshot.context.captions).toMatchObject([{ speaker: 'visitor', text: 'Hello', final: true }])
  })

  it('waits for the end of a reply of which only words have come', async () => {
    const rig = await steadyRig()
    await rig.tell('session', { type: 'session.said', reply: 1, text: 'A tile', final: false }, goAway)
    expect(rig.held).toContain('session')
    await rig.tell('session', { type: 'session.turnEnded' })
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it('does not wait for a reply that was interrupted', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), { type: 'session.interrupted', reply: 1 }, goAway)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it('is not put off by a second goodbye', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), goAway)
    await rig.advance(5000)
    await rig.tell('session', goAway)
    expect(rig.held).toContain('session')
    await rig.advance(2500)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it('ends what is captioned: the next session begins with words of its own', async () => {
    const rig = await steadyRig()
    await rig.tell('session', { type: 'session.heard', text: 'What is', final: false }, goAway)
    expect(rig.snapshot.context.captions).toMatchObject([{ text: 'What is', final: true }])
  })

  it('waits for the end of a reply', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), goAway)
    await rig.advance(7000)
    await rig.tell('session', audio(1))
    expect(rig.hold('speaker').commands).toHaveLength(2)
    expect(rig.held).toContain('session')
    await rig.tell('session', { type: 'session.turnEnded' })
    expect(rig.held).toEqual(['microphone', 'speaker'])
  })

  it.each([
    [9500, 7500],
    [1000, 0],
    [-1, 0],
    [Number.NaN, 5000],
    [10 ** 9, 60_000],
  ])('of a service that closes in %s ms waits %s ms for a reply at most', async (timeLeft, longest) => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), { type: 'session.goAway', timeLeft })
    await rig.advance(Math.max(longest - 1, 0))
    expect(selectReconnecting(rig.snapshot)).toBe(longest === 0)
    await rig.advance(1)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it.each([
    { type: 'session.closed' },
    { type: 'session.failed', kind: 'server' },
    { type: 'session.failed', kind: 'validation' },
  ] as const)('goes on when the service closes earlier than it said: %o', async (fact) => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), goAway, fact)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it('hears the replies of the next session, which are counted anew', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(7), { type: 'session.interrupted', reply: 7 }, goAway)
    await rig.advance(250)
    await rig.openSession()
    await rig.tell('session', audio(1))
    expect(rig.hold('speaker').commands.at(-1)?.type).toBe('play')
  })

  it('lets the visitor stop what still plays, and hears the first reply of the next session', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(7), { type: 'session.turnEnded' }, goAway)
    await rig.advance(250)
    await rig.openSession()
    await rig.send({ type: 'reply.stop' })
    await rig.tell('session', audio(1))
    expect(rig.hold('speaker').commands.map(({ type }) => type)).toEqual(['play', 'flush', 'play'])
  })

  it('begins in the first seconds too, when the service says goodbye then', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.goAway', timeLeft: 20_000 }, { type: 'session.closed' })
    expect(selectReconnecting(rig.snapshot)).toBe(true)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it('does not wait for a reply that has ended', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), { type: 'session.turnEnded' }, goAway)
    expect(selectReconnecting(rig.snapshot)).toBe(true)
  })

  it.each([{}, { timeLeft: 'soon' as unknown as number }])(
    'takes a goodbye without a time: %o',
    async (more) => {
      const rig = await steadyRig()
      await rig.tell('session', audio(1), { type: 'session.goAway', ...more })
      await rig.advance(4999)
      expect(selectReconnecting(rig.snapshot)).toBe(false)
      await rig.advance(1)
      expect(selectReconnecting(rig.snapshot)).toBe(true)
    },
  )

  it('sends what waited once, however often sessions take over', async () => {
    const rig = await steadyRig()
    await rig.tell('session', goAway)
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.advance(250)
    await rig.openSession()
    expect(rig.hold('session').commands).toHaveLength(1)
    await rig.advance(10_000)
    await rig.tell('session', goAway)
    await rig.advance(250)
    await rig.openSession()
    expect(rig.hold('session').commands).toEqual([])
  })

  it('is no matter of the next conversation, which knows nothing of the one before', async () => {
    const rig = await steadyRig()
    await rig.send({ type: 'chat.disconnect' })
    expect(rig.snapshot.context.handle).toBe(null)
    await rig.send({ type: 'chat.connect' })
    await rig.openDevices()
    expect(rig.hold('session').input).toMatchObject({ handle: null })
  })

  it('begins anew when there is nothing to take the conversation up with, and says so', async () => {
    const rig = await steadyRig()
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('session', { type: 'session.handle', handle: null }, goAway)
    await rig.advance(250)
    expect(rig.hold('session').input).toMatchObject({ handle: null })
    await rig.openSession()
    expect(rig.emitted).toEqual([{ type: 'resumed', remembers: false }])
    expect(rig.snapshot.context.memory).toBe(2)
  })

  it('can be broken off', async () => {
    const rig = await resumingRig()
    await rig.send({ type: 'chat.disconnect' })
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
    rig.resources.session?.holds[1]?.grant()
    await rig.settle()
    expect(rig.resources.session?.holds[1]?.closes).toBe(1)
  })
})
