import { describe, expect, it } from 'vitest'
import type { EventObject } from 'xstate'
import { audio, frame, startLive, startLiveChat } from './live-chat.harness.ts'
import {
  selectInterrupted,
  selectListening,
  selectLiveChatFailure,
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectSpeaking,
} from './live-chat.selectors.ts'

describe('liveChat: sound', () => {
  it('mutes without releasing the microphone, and tells the model that the speech has ended', async () => {
    const harness = await startLive()
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    await harness.send({ type: 'chat.mute' })
    expect(selectMuted(harness.snapshot)).toBe(true)
    expect(selectListening(harness.snapshot)).toBe(false)
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(harness.hold('session').commands).toEqual([{ type: 'audio', chunk: frame }, { type: 'audioEnd' }])
    expect(harness.held).toContain('microphone')
    await harness.send({ type: 'chat.unmute' })
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(harness.hold('session').commands).toHaveLength(3)
  })

  it('sends the end of speech once, however often it is muted', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.mute' }, { type: 'chat.mute' })
    expect(harness.hold('session').commands).toEqual([{ type: 'audioEnd' }])
  })

  it('can be muted before it is connected', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' }, { type: 'chat.mute' })
    await harness.openDevices()
    await harness.openSession()
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    expect(harness.hold('session').commands).toEqual([])
  })

  it('emits the levels of both sides, and silence when muted', async () => {
    const harness = await startLive()
    await harness.sendFrom('microphone', { type: 'microphone.level', level: 0.4 })
    await harness.sendFrom('speaker', { type: 'speaker.level', level: 9 })
    await harness.send({ type: 'chat.mute' })
    await harness.sendFrom('microphone', { type: 'microphone.level', level: 0.4 })
    expect(harness.emitted).toEqual([
      { type: 'level', of: 'microphone', level: 0.4 },
      { type: 'level', of: 'speaker', level: 1 },
      { type: 'level', of: 'microphone', level: 0 },
    ])
  })

  it('asks for a click when the system blocks sound, and forwards it', async () => {
    const harness = await startLive()
    await harness.sendFrom('speaker', { type: 'speaker.suspended' })
    expect(selectNeedsGesture(harness.snapshot)).toBe(true)
    harness.actor.send({ type: 'sound.resume' })
    expect(harness.hold('speaker').commands).toEqual([{ type: 'resume' }])
    await harness.sendFrom('speaker', { type: 'speaker.resumed' })
    expect(selectNeedsGesture(harness.snapshot)).toBe(false)
  })

  it('detects blocked sound during the permission prompt', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    await harness.sendFrom('speaker', { type: 'speaker.suspended' })
    await harness.openDevices()
    await harness.openSession()
    expect(selectNeedsGesture(harness.snapshot)).toBe(true)
  })
})

describe('liveChat: the reply', () => {
  const sizesPlayed = (commands: readonly EventObject[]) =>
    commands.map(
      (command) => (Reflect.get(command, 'chunk') as ArrayBuffer | undefined)?.byteLength ?? command.type,
    )

  it('is played, and shown as speaking', async () => {
    const harness = await startLive()
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    await harness.sendFrom('session', audio(1, 960))
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960])
    await harness.sendFrom('speaker', { type: 'speaker.started' })
    expect(selectSpeaking(harness.snapshot)).toBe(true)
    await harness.sendFrom('speaker', { type: 'speaker.drained' })
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    expect(selectInterrupted(harness.snapshot)).toBe(false)
  })

  it('stops at once when the user speaks, and ignores its late chunks', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', audio(1))
    await harness.sendFrom('speaker', { type: 'speaker.started' })
    await harness.sendFrom('session', { type: 'session.interrupted', reply: 1 }, audio(1, 100), audio(2, 200))
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 'flush', 200])
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    expect(selectInterrupted(harness.snapshot)).toBe(true)
    await harness.sendFrom('speaker', { type: 'speaker.started' })
    expect(selectInterrupted(harness.snapshot)).toBe(false)
    expect(selectSpeaking(harness.snapshot)).toBe(true)
    await harness.sendFrom('session', { type: 'session.interrupted', reply: 2 })
    await harness.advance(1499)
    expect(selectInterrupted(harness.snapshot)).toBe(true)
    await harness.advance(1)
    expect(selectInterrupted(harness.snapshot)).toBe(false)
  })

  it('stops at once on request', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', audio(1))
    await harness.sendFrom('speaker', { type: 'speaker.started' })
    harness.actor.send({ type: 'reply.stop' })
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    await harness.sendFrom('session', audio(1, 100), audio(2, 200))
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 'flush', 200])
  })

  it('cannot be stopped before it begins: the first one is played', async () => {
    const harness = await startLive()
    await harness.send({ type: 'reply.stop' })
    await harness.sendFrom('session', audio(1))
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual(['flush', 960])
  })

  it('survives an invalid interruption', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      audio(1),
      { type: 'session.interrupted', reply: Number.NaN },
      audio(2, 200),
    )
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 'flush', 200])
  })

  it('is captioned with the user’s speech, and final at the end of the turn', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.heard', text: 'What is ', final: false },
      { type: 'session.heard', text: 'a zellige?', final: false },
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
    )
    expect(harness.snapshot.context.captions).toEqual([
      { id: 1, speaker: 'visitor', text: 'What is a zellige?', final: false, memory: 1 },
      { id: 2, speaker: 'model', text: 'A tile', final: false, memory: 1 },
    ])
    await harness.sendFrom('session', { type: 'session.turnEnded' })
    expect(harness.snapshot.context.captions.map(({ final }) => final)).toEqual([true, true])
  })

  it('gets no more captions after an interruption', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
      { type: 'session.interrupted', reply: 1 },
      { type: 'session.said', reply: 1, text: ' made of', final: false },
      { type: 'session.said', reply: 2, text: 'Sorry?', final: false },
    )
    expect(harness.snapshot.context.captions.map(({ text, final }) => [text, final])).toEqual([
      ['A tile', true],
      ['Sorry?', false],
    ])
  })

  it('gets no more captions after a stop', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', { type: 'session.said', reply: 1, text: 'A tile', final: false })
    await harness.send({ type: 'reply.stop' })
    await harness.sendFrom('session', { type: 'session.said', reply: 1, text: ' made of', final: false })
    expect(harness.snapshot.context.captions).toMatchObject([
      { text: 'A tile', final: true, interrupted: true },
    ])
  })

  it('may be reported before its text', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.heard', final: false },
      { type: 'session.said', reply: 1, final: false },
      { type: 'session.heard', text: 'Hello', final: true },
    )
    expect(harness.snapshot.context.captions).toMatchObject([{ speaker: 'visitor', text: 'Hello' }])
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it.each([{ reply: 1 }, { reply: '1' }, { reply: 1, chunk: 'bytes' }])(
    'with invalid audio ends the conversation with a failure: %o',
    async (wrong) => {
      const harness = await startLive()
      await harness.sendFrom('session', { type: 'session.audio', ...wrong } as never)
      expect(selectLiveChatFailure(harness.snapshot)).toBe('session-closed')
      expect(harness.snapshot.context.failure?.kind).toBe('protocol')
      expect(harness.held).toEqual([])
    },
  )

  it('may answer a typed message, which is captioned too', async () => {
    const harness = await startLive()
    await harness.send({ type: 'text.send', text: ' \n' }, { type: 'text.send', text: 'Hello' })
    expect(harness.hold('session').commands).toEqual([{ type: 'text', text: 'Hello' }])
    expect(harness.snapshot.context.captions).toMatchObject([
      { speaker: 'visitor', text: 'Hello', final: true },
    ])
  })

  it('to a typed message does not change the caption of current speech', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', { type: 'session.heard', text: 'Well,', final: false })
    await harness.send({ type: 'text.send', text: 'Hello' })
    expect(harness.snapshot.context.captions).toMatchObject([
      { text: 'Well,', final: true },
      { text: 'Hello', final: true },
    ])
  })

  it('to each of two questions has its own captions', async () => {
    const harness = await startLive()
    for (const [reply, question, words] of [
      [1, 'What is a zellige?', 'A tile.'],
      [2, 'And a tadelakt?', 'A plaster.'],
    ] as const) {
      await harness.sendFrom(
        'session',
        { type: 'session.heard', text: question, final: true },
        audio(reply, reply),
        { type: 'session.said', reply, text: words, final: false },
        { type: 'session.turnEnded' },
      )
      await harness.sendFrom('speaker', { type: 'speaker.started' }, { type: 'speaker.drained' })
    }
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([1, 2])
    expect(harness.snapshot.context.captions).toEqual([
      { id: 1, speaker: 'visitor', text: 'What is a zellige?', final: true, memory: 1 },
      { id: 2, speaker: 'model', text: 'A tile.', final: true, memory: 1 },
      { id: 3, speaker: 'visitor', text: 'And a tadelakt?', final: true, memory: 1 },
      { id: 4, speaker: 'model', text: 'A plaster.', final: true, memory: 1 },
    ])
    expect(selectSpeaking(harness.snapshot)).toBe(false)
  })

  it('is silenced without finishing the user’s caption', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
      { type: 'session.heard', text: 'No, I', final: false },
      { type: 'session.interrupted', reply: 1 },
      { type: 'session.heard', text: ' mean', final: false },
    )
    expect(harness.snapshot.context.captions.map(({ text, final }) => [text, final])).toEqual([
      ['A tile', true],
      ['No, I mean', false],
    ])
  })

  it('stays silenced when an earlier turn is interrupted late', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', audio(3), { type: 'session.interrupted', reply: 3 })
    await harness.sendFrom('session', { type: 'session.interrupted', reply: 1 }, audio(2, 200), audio(4, 400))
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 'flush', 'flush', 400])
  })

  it('after one that is interrupted late is played', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      audio(1),
      audio(2),
      { type: 'session.interrupted', reply: 1 },
      audio(2, 200),
    )
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 960, 'flush', 200])
  })

  it('interrupted before its first chunk is not played', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      audio(1),
      { type: 'session.interrupted', reply: 2 },
      audio(2, 200),
      audio(3, 300),
    )
    expect(sizesPlayed(harness.hold('speaker').commands)).toEqual([960, 'flush', 300])
  })
})
