import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, EventObject, SnapshotFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { Rig, Step } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { liveChatCases } from './live-chat.cases.ts'
import { createLiveChatMachine, liveChatMachine } from './live-chat.machine.ts'
import { connectedRig, frame, handsOn, liveRig, startLiveChat } from './live-chat.rig.ts'
import {
  selectAskingForMicrophone,
  selectListening,
  selectLiveChatFailure,
  selectLiveChatFailureKind,
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectReconnecting,
  selectSpeaking,
} from './live-chat.selectors.ts'
import type {
  LiveChatEmitted,
  LiveChatEvent,
  LiveChatFailureCode,
  LiveChatResources,
} from './live-chat.types.ts'
import { waitingLimit } from './waiting.ts'

type Snapshot = SnapshotFrom<typeof liveChatMachine>

const live = { active: { stage: { session: 'live' } } } as const
const isLive = (snapshot: Step['before']) => snapshot?.matches(live) ?? false
const taken = (steps: readonly Step[], type: string) =>
  steps.filter(({ event, before }) => event.type === type && isLive(before))
const ofType = (commands: readonly EventObject[] | undefined, type: string) =>
  (commands ?? []).filter((command) => command.type === type)

/** The speech that should have gone up, from what happened. */
const speechOf = (steps: readonly Step[]) =>
  steps.flatMap(({ event, before }) => {
    const { context } = before as Snapshot
    if (event.type === 'session.ready' && before?.matches({ active: { stage: { session: 'resuming' } } }))
      return context.waiting.flatMap((command) => (command.type === 'audio' ? [command.chunk] : []))
    const open = before?.matches({ active: { microphone: 'open' } })
    return event.type === 'microphone.chunk' && isLive(before) && open ? [Reflect.get(event, 'chunk')] : []
  })

type Beginning = (rig: Rig<typeof liveChatMachine, Record<string, never>>) => Promise<void>

/** A session that has lasted, with what takes it up again. */
const beginTalking: Beginning = async (rig) => {
  const { open, tell } = handsOn(rig)
  await rig.send({ type: 'chat.connect' })
  await open('microphone')
  await open('speaker')
  await open('session')
  await tell('session', { type: 'session.handle', handle: 'h1' })
  await rig.advance(10_000)
}

/** A reply that plays. */
const beginReplying: Beginning = async (rig) => {
  await beginTalking(rig)
  const { tell } = handsOn(rig)
  await tell('session', { type: 'session.audio', reply: 1, chunk: frame })
  await tell('speaker', { type: 'speaker.started' })
}

/** The hand-over from one session to the next. */
const beginAgain: Beginning = async (rig) => {
  await beginTalking(rig)
  await handsOn(rig).tell('session', { type: 'session.goAway', timeLeft: 9500 })
  await rig.advance(250)
}

describeChart(liveChatMachine, liveChatCases, {
  runs: 300,
  beginnings: [beginTalking, beginReplying, beginAgain],
  invariants: {
    'microphone and speaker are held exactly as long as the conversation': ({ snapshot, held }) =>
      ['microphone', 'speaker'].every((name) => held.includes(name) === snapshot.matches('active')),
    'there is never more than one session': ({ held }) =>
      held.filter((name) => name === 'session').length <= 1,
    'there is a failure exactly where it is shown': ({ snapshot }) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'nobody listens unless connected': ({ snapshot }) =>
      !selectListening(snapshot) || selectLiveChatStatus(snapshot) === 'connected',
    'exactly what is said while connected and unmuted reaches the model, once': ({ steps, commands }) => {
      const said = speechOf(steps.filter(({ before }) => before))
      const sent = ofType(commands.session, 'audio').map((command) => Reflect.get(command, 'chunk'))
      return said.length === sent.length && said.every((chunk, index) => chunk === sent[index])
    },
    'speech waits only while one session takes over from another, and not without bound': ({ snapshot }) =>
      snapshot.context.waiting.length <= (selectReconnecting(snapshot) ? waitingLimit : 0),
    'a reply that was silenced is not played': ({ steps, commands }) => {
      const replies = taken(steps, 'session.audio').filter(
        ({ event, before }) => Reflect.get(event, 'reply') > (before as Snapshot).context.silenced,
      )
      return ofType(commands.speaker, 'play').length === replies.length
    },
    'every interruption silences the speaker': ({ steps, commands }) => {
      const stops = steps.filter(
        ({ event, before }) => event.type === 'reply.stop' && before?.matches('active'),
      )
      const interruptions = taken(steps, 'session.interrupted')
      return ofType(commands.speaker, 'flush').length === stops.length + interruptions.length
    },
    'after the conversation nothing is kept that could take it up again': ({ snapshot }) =>
      snapshot.context.handle === null || snapshot.matches('active'),
    'captions are bounded, and final when nobody can add to them': ({ snapshot }) => {
      const { captions } = snapshot.context
      return (
        captions.length <= 200 &&
        captions.every(({ text, final }) => text.length <= 2000 && (final || isLive(snapshot)))
      )
    },
    'a level is from 0 to 1': ({ emitted }) =>
      emitted.every((event) => {
        const level: unknown = Reflect.get(event, 'level')
        return event.type !== 'level' || (typeof level === 'number' && level >= 0 && level <= 1)
      }),
  },
})

describe('liveChat: connecting', () => {
  it('is disconnected, then connecting, then connected', async () => {
    const rig = startLiveChat()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.held).toEqual([])
    await rig.send({ type: 'chat.connect' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    expect(rig.held).toEqual(['microphone', 'speaker'])
    await rig.openDevices()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    expect(rig.held).toEqual(['microphone', 'session', 'speaker'])
    await rig.openSession()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    expect(selectListening(rig.snapshot)).toBe(true)
  })

  it('opens microphone and speaker while the click is handled', () => {
    const rig = startLiveChat()
    rig.actor.send({ type: 'chat.connect' })
    expect(rig.held).toEqual(['microphone', 'speaker'])
  })

  it('hands the settings of the visitor to what it opens', async () => {
    const settings = { voice: 'Zephyr', language: 'ar', microphone: 'm1', speaker: 's1' }
    const rig = await liveRig({ settings })
    expect(rig.hold('microphone').input).toEqual(settings)
    expect(rig.hold('speaker').input).toEqual(settings)
    expect(rig.hold('session').input).toEqual({ settings, handle: null })
  })

  it('is ignored while connecting or connected', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.connect' })
    await rig.openDevices()
    await rig.send({ type: 'chat.connect' })
    await rig.openSession()
    await rig.send({ type: 'chat.connect' })
    for (const { holds } of Object.values(rig.resources)) expect(holds).toHaveLength(1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it('asks for the microphone first, and for no session while the visitor thinks about it', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('speaker').grant()
    await rig.tell('speaker', { type: 'speaker.ready' })
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(true)
    await rig.advance(59_000)
    expect(rig.held).toEqual(['microphone', 'speaker'])
    rig.hold('microphone').grant()
    await rig.tell('microphone', { type: 'microphone.ready' })
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(false)
    expect(rig.held).toContain('session')
  })

  it('lets go of a microphone that is granted after the visitor has gone', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    const { microphone } = rig.resources
    expect(microphone?.holds[0]?.phase).toBe('left')
    microphone?.holds[0]?.grant()
    await rig.settle()
    expect(microphone?.holds[0]?.closes).toBe(1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
  })

  it('says nothing to the model before there is a session', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    await rig.openDevices()
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.openSession()
    expect(rig.hold('session').commands).toEqual([])
  })
})

describe('liveChat: ending', () => {
  it.each(['connecting', 'connected'])('lets go of everything at once on Disconnect: %s', async (when) => {
    const rig = when === 'connected' ? await liveRig() : startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
  })

  it('is disconnected, and says so, when the service closes in good order', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.emitted).toContainEqual({ type: 'ended' })
    expect(rig.held).toEqual([])
  })

  it('leaves nothing behind when the page goes', async () => {
    const rig = await liveRig()
    rig.stop()
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
    for (const { holds } of Object.values(rig.resources))
      expect(holds.map(({ closes }) => closes)).toEqual([1])
  })

  it('keeps what was said to be read, until the next conversation', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.heard', text: 'Hello', final: false })
    await rig.send({ type: 'chat.disconnect' })
    expect(rig.snapshot.context.captions).toEqual([{ id: 1, speaker: 'visitor', text: 'Hello', final: true }])
    await rig.send({ type: 'chat.connect' })
    expect(rig.snapshot.context.captions).toEqual([])
  })
})

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
  })

  it.each(['not-found', 'permission'] as const)(
    'a microphone that goes away (%s) is "microphone-lost"',
    async (kind) => {
      const rig = await liveRig()
      await rig.tell('microphone', { type: 'microphone.failed', kind })
      expect(selectLiveChatFailure(rig.snapshot)).toBe('microphone-lost')
      expect(rig.held).toEqual([])
    },
  )

  it('no sound is "speaker", at once or after 15 s', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('speaker').deny(new Error('no device'))
    await rig.settle()
    expect(selectLiveChatFailure(rig.snapshot)).toBe('speaker')
    await rig.send({ type: 'chat.connect' })
    await rig.advance(14_999)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    await rig.advance(1)
    expect(selectLiveChatFailure(rig.snapshot)).toBe('speaker')
    expect(selectLiveChatFailureKind(rig.snapshot)).toBe('timeout')
  })

  it.each<[FailureKind, LiveChatFailureCode, LiveChatFailureCode]>([
    ['auth', 'auth', 'auth'],
    ['permission', 'auth', 'auth'],
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
    expect(selectLiveChatFailure(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('a service that closes before it began is "session-refused"', async () => {
    const rig = await connectedRig()
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatFailure(rig.snapshot)).toBe('session-refused')
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

describe('liveChat: sound', () => {
  it('mutes without letting go of the microphone, and tells the model that the visitor has ended', async () => {
    const rig = await liveRig()
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.send({ type: 'chat.mute' })
    expect(selectMuted(rig.snapshot)).toBe(true)
    expect(selectListening(rig.snapshot)).toBe(false)
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(rig.hold('session').commands).toEqual([{ type: 'audio', chunk: frame }, { type: 'audioEnd' }])
    expect(rig.held).toContain('microphone')
    await rig.send({ type: 'chat.unmute' })
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(rig.hold('session').commands).toHaveLength(3)
  })

  it('can be muted before it is connected', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.mute' })
    await rig.openDevices()
    await rig.openSession()
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    expect(rig.hold('session').commands).toEqual([])
  })

  it('tells how loud both sides are, and that a muted one is silent', async () => {
    const rig = await liveRig()
    await rig.tell('microphone', { type: 'microphone.level', level: 0.4 })
    await rig.tell('speaker', { type: 'speaker.level', level: 9 })
    await rig.send({ type: 'chat.mute' })
    await rig.tell('microphone', { type: 'microphone.level', level: 0.4 })
    expect(rig.emitted).toEqual([
      { type: 'level', of: 'microphone', level: 0.4 },
      { type: 'level', of: 'speaker', level: 1 },
      { type: 'level', of: 'microphone', level: 0 },
    ])
  })

  it('offers a click when the system holds sound back, and passes it on', async () => {
    const rig = await liveRig()
    await rig.tell('speaker', { type: 'speaker.suspended' })
    expect(selectNeedsGesture(rig.snapshot)).toBe(true)
    rig.actor.send({ type: 'sound.resume' })
    expect(rig.hold('speaker').commands).toEqual([{ type: 'resume' }])
    await rig.tell('speaker', { type: 'speaker.resumed' })
    expect(selectNeedsGesture(rig.snapshot)).toBe(false)
  })

  it('notices a system that holds sound back while the visitor is still asked for the microphone', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    await rig.tell('speaker', { type: 'speaker.suspended' })
    await rig.openDevices()
    await rig.openSession()
    expect(selectNeedsGesture(rig.snapshot)).toBe(true)
  })
})

describe('liveChat: the reply', () => {
  const audio = (reply: number, size = 960) =>
    ({ type: 'session.audio', reply, chunk: new ArrayBuffer(size) }) as const
  const sizesPlayed = (commands: readonly EventObject[]) =>
    commands.map(
      (command) => (Reflect.get(command, 'chunk') as ArrayBuffer | undefined)?.byteLength ?? command.type,
    )

  it('is played, and seen to be', async () => {
    const rig = await liveRig()
    expect(selectSpeaking(rig.snapshot)).toBe(false)
    await rig.tell('session', audio(1, 960))
    expect(selectSpeaking(rig.snapshot)).toBe(false)
    expect(sizesPlayed(rig.hold('speaker').commands)).toEqual([960])
    await rig.tell('speaker', { type: 'speaker.started' })
    expect(selectSpeaking(rig.snapshot)).toBe(true)
    await rig.tell('speaker', { type: 'speaker.drained' })
    expect(selectSpeaking(rig.snapshot)).toBe(false)
  })

  it('stops at once when the visitor speaks over it, and nothing of it that comes late is played', async () => {
    const rig = await liveRig()
    await rig.tell('session', audio(1))
    await rig.tell('speaker', { type: 'speaker.started' })
    await rig.tell('session', { type: 'session.interrupted', reply: 1 }, audio(1, 100), audio(2, 200))
    expect(sizesPlayed(rig.hold('speaker').commands)).toEqual([960, 'flush', 200])
    expect(selectSpeaking(rig.snapshot)).toBe(false)
  })

  it('stops at once when the visitor says so', async () => {
    const rig = await liveRig()
    await rig.tell('session', audio(1))
    await rig.tell('speaker', { type: 'speaker.started' })
    rig.actor.send({ type: 'reply.stop' })
    expect(selectSpeaking(rig.snapshot)).toBe(false)
    await rig.tell('session', audio(1, 100), audio(2, 200))
    expect(sizesPlayed(rig.hold('speaker').commands)).toEqual([960, 'flush', 200])
  })

  it('survives an interruption that makes no sense', async () => {
    const rig = await liveRig()
    await rig.tell('session', audio(1), { type: 'session.interrupted', reply: Number.NaN }, audio(2, 200))
    expect(sizesPlayed(rig.hold('speaker').commands)).toEqual([960, 'flush', 200])
  })

  it('is captioned with what the visitor said, and final when the turn ends', async () => {
    const rig = await liveRig()
    await rig.tell(
      'session',
      { type: 'session.heard', text: 'What is ', final: false },
      { type: 'session.heard', text: 'a zellige?', final: false },
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
    )
    expect(rig.snapshot.context.captions).toEqual([
      { id: 1, speaker: 'visitor', text: 'What is a zellige?', final: false },
      { id: 2, speaker: 'model', text: 'A tile', final: false },
    ])
    await rig.tell('session', { type: 'session.turnEnded' })
    expect(rig.snapshot.context.captions.map(({ final }) => final)).toEqual([true, true])
  })

  it('that was interrupted is captioned no further', async () => {
    const rig = await liveRig()
    await rig.tell(
      'session',
      { type: 'session.said', reply: 1, text: 'A tile', final: false },
      { type: 'session.interrupted', reply: 1 },
      { type: 'session.said', reply: 1, text: ' made of', final: false },
      { type: 'session.said', reply: 2, text: 'Sorry?', final: false },
    )
    expect(rig.snapshot.context.captions.map(({ text, final }) => [text, final])).toEqual([
      ['A tile', true],
      ['Sorry?', false],
    ])
  })

  it('that the visitor stops is captioned no further', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.said', reply: 1, text: 'A tile', final: false })
    await rig.send({ type: 'reply.stop' })
    await rig.tell('session', { type: 'session.said', reply: 1, text: ' made of', final: false })
    expect(rig.snapshot.context.captions).toMatchObject([{ text: 'A tile', final: true }])
  })

  it('may be told of before its words are known', async () => {
    const rig = await liveRig()
    await rig.tell(
      'session',
      { type: 'session.heard', final: false },
      { type: 'session.said', reply: 1, final: false },
      { type: 'session.heard', text: 'Hello', final: true },
    )
    expect(rig.snapshot.context.captions).toMatchObject([{ speaker: 'visitor', text: 'Hello' }])
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it.each([{ reply: 1 }, { reply: '1' }, { reply: 1, chunk: 'bytes' }])(
    'whose sound cannot be played ends the conversation with a word: %o',
    async (wrong) => {
      const rig = await liveRig()
      await rig.tell('session', { type: 'session.audio', ...wrong } as never)
      expect(selectLiveChatFailure(rig.snapshot)).toBe('session-closed')
      expect(selectLiveChatFailureKind(rig.snapshot)).toBe('protocol')
      expect(rig.held).toEqual([])
    },
  )

  it('may be to a typed message, which is shown with the rest', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'text.send', text: ' \n' }, { type: 'text.send', text: 'Hello' })
    expect(rig.hold('session').commands).toEqual([{ type: 'text', text: 'Hello' }])
    expect(rig.snapshot.context.captions).toMatchObject([{ speaker: 'visitor', text: 'Hello', final: true }])
  })
})

describe('liveChat: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof liveChatMachine>>().toEqualTypeOf<LiveChatEvent>()
    expectTypeOf<EmittedFrom<typeof liveChatMachine>>().toEqualTypeOf<LiveChatEmitted>()
    expectTypeOf(createLiveChatMachine).parameter(0).toEqualTypeOf<LiveChatResources>()
    expectTypeOf<{ type: 'session.audio' }>().not.toExtend<LiveChatEvent>()
    expectTypeOf<{ type: 'chat.connect'; settings: { voice: number } }>().not.toExtend<LiveChatEvent>()
    expectTypeOf<Omit<LiveChatResources, 'session'>>().not.toExtend<LiveChatResources>()
    expectTypeOf(selectLiveChatStatus).returns.toEqualTypeOf<
      'disconnected' | 'connecting' | 'connected' | 'error'
    >()
  })
})
