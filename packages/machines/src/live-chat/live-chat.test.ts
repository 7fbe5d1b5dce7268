import { describe, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, EventObject, SnapshotFrom } from 'xstate'
import type { Harness, Step } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { liveChatFixtures } from './live-chat.fixtures.ts'
import { createLiveChatMachine, liveChatMachine } from './live-chat.machine.ts'
import { frame, createControls } from './live-chat.harness.ts'
import { selectListening, selectLiveChatStatus, selectReconnecting } from './live-chat.selectors.ts'
import type { LiveChatEmitted, LiveChatEvent, LiveChatResources } from './live-chat.types.ts'
import { queueLimit } from './session/command-queue.ts'

type Snapshot = SnapshotFrom<typeof liveChatMachine>

const live = { active: { connection: { session: 'live' } } } as const
const isLive = (snapshot: Step['before']) => snapshot?.matches(live) ?? false
const taken = (steps: readonly Step[], type: string) =>
  steps.filter(({ event, before }) => event.type === type && isLive(before))
const ofType = (commands: readonly EventObject[] | undefined, type: string) =>
  (commands ?? []).filter((command) => command.type === type)

/** Returns the speech that the events should have sent to the service. */
const listExpectedSpeech = (steps: readonly Step[]) =>
  steps.flatMap(({ event, before }) => {
    const { context } = before as Snapshot
    if (
      event.type === 'session.ready' &&
      before?.matches({ active: { connection: { session: 'resuming' } } })
    )
      return context.queue.flatMap((command) => (command.type === 'audio' ? [command.chunk] : []))
    const open = before?.matches({ active: { microphone: 'open' } })
    return event.type === 'microphone.chunk' && isLive(before) && open ? [Reflect.get(event, 'chunk')] : []
  })

type Setup = (harness: Harness<typeof liveChatMachine, Record<string, never>>) => Promise<void>

/** A stable session with a handle for resuming. */
const setUpTalking: Setup = async (harness) => {
  const { open, sendFrom } = createControls(harness)
  await harness.send({ type: 'chat.connect' })
  await open('microphone')
  await open('speaker')
  await open('session')
  await sendFrom('session', { type: 'session.handle', handle: 'h1' })
  await harness.advance(10_000)
}

/** A reply is playing. */
const setUpReplying: Setup = async (harness) => {
  await setUpTalking(harness)
  const { sendFrom } = createControls(harness)
  await sendFrom('session', { type: 'session.audio', reply: 1, chunk: frame })
  await sendFrom('speaker', { type: 'speaker.started' })
}

/** The user is muted. */
const setUpMuted: Setup = async (harness) => {
  await setUpTalking(harness)
  await harness.send({ type: 'chat.mute' })
}

/** One session is replacing another. */
const setUpReplacing: Setup = async (harness) => {
  await setUpTalking(harness)
  await createControls(harness).sendFrom('session', { type: 'session.goAway', timeLeft: 9500 })
  await harness.advance(250)
}

describeChart(liveChatMachine, liveChatFixtures, {
  runs: 300,
  setups: [setUpTalking, setUpReplying, setUpMuted, setUpReplacing],
  invariants: {
    'microphone and speaker are open exactly during the conversation': ({ snapshot, held }) =>
      ['microphone', 'speaker'].every((name) => held.includes(name) === snapshot.matches('active')),
    'there is never more than one session': ({ held }) =>
      held.filter((name) => name === 'session').length <= 1,
    'there is a failure exactly where it is shown': ({ snapshot }) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'it listens only when connected': ({ snapshot }) =>
      !selectListening(snapshot) || selectLiveChatStatus(snapshot) === 'connected',
    'exactly the speech while connected and unmuted reaches the model, once': ({ steps, commands }) => {
      const expectedSpeech = listExpectedSpeech(steps.filter(({ before }) => before))
      const sent = ofType(commands.session, 'audio').map((command) => Reflect.get(command, 'chunk'))
      return (
        expectedSpeech.length === sent.length && expectedSpeech.every((chunk, index) => chunk === sent[index])
      )
    },
    'speech is queued only while one session replaces another, with a limit': ({ snapshot }) =>
      snapshot.context.queue.length <= (selectReconnecting(snapshot) ? queueLimit : 0),
    'a silenced reply is not played': ({ steps, commands }) => {
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
    'no handle is kept after the conversation': ({ snapshot }) =>
      snapshot.context.handle === null || snapshot.matches('active'),
    'captions are bounded, and final when nothing can be added': ({ snapshot }) => {
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

describe('liveChat: types', () => {
  it('match what hosts use', () => {
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
