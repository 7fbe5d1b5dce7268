import { startHarness } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { liveChatFixtures } from './live-chat.fixtures.ts'
import { liveChatMachine } from './live-chat.machine.ts'
import type { LiveChatSettings, MicrophoneEvent, SessionEvent, SpeakerEvent } from './live-chat.types.ts'

interface ResourceEvents {
  microphone: MicrophoneEvent
  speaker: SpeakerEvent
  session: SessionEvent
}

export const frame = new ArrayBuffer(8192)

/** Creates controls for the current microphone, speaker and session. */
export const createControls = (harness: Pick<ReturnType<typeof startHarness>, 'resources' | 'settle'>) => {
  const hold = (name: keyof ResourceEvents) => harness.resources[name]?.holds.at(-1) as FakeHold
  const sendFrom = async <Name extends keyof ResourceEvents>(
    name: Name,
    ...events: ResourceEvents[Name][]
  ) => {
    for (const event of events) hold(name).send(event)
    await harness.settle()
  }
  /** Grants the resource and sends its `ready` event. */
  const open = async (name: keyof ResourceEvents) => {
    hold(name).grant()
    hold(name).send({ type: `${name}.ready` })
    await harness.settle()
  }
  return { hold, sendFrom, open }
}

export const startLiveChat = () => {
  const harness = startHarness(liveChatMachine, liveChatFixtures)
  const controls = createControls(harness)
  return Object.assign(harness, controls, {
    openDevices: async () => {
      await controls.open('microphone')
      await controls.open('speaker')
    },
    openSession: () => controls.open('session'),
  })
}

/** Starts a chat with open devices that waits for its session. */
export const startConnected = async (connect: { settings?: LiveChatSettings } = {}) => {
  const harness = startLiveChat()
  await harness.send({ type: 'chat.connect', ...connect })
  await harness.openDevices()
  return harness
}

/** Starts a chat with an open session. */
export const startLive = async (connect: { settings?: LiveChatSettings } = {}) => {
  const harness = await startConnected(connect)
  await harness.openSession()
  return harness
}

/** Creates a chunk of the model's speech. */
export const audio = (reply: number, size = 960) =>
  ({ type: 'session.audio', reply, chunk: new ArrayBuffer(size) }) as const

export const goAway = { type: 'session.goAway', timeLeft: 9500 } as const

/** Starts a chat whose session is stable and can be resumed. */
export const startStable = async (settings: LiveChatSettings = {}) => {
  const harness = await startLive({ settings })
  await harness.sendFrom('session', { type: 'session.handle', handle: 'h1' })
  await harness.advance(10_000)
  return harness
}

/** Starts a chat whose next session is opening. */
export const startResuming = async () => {
  const harness = await startStable()
  await harness.sendFrom('session', goAway)
  await harness.advance(250)
  return harness
}
