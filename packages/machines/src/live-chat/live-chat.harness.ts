import { startHarness } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { liveChatFixtures } from './live-chat.fixtures.ts'
import { liveChatMachine } from './live-chat.machine.ts'
import type { LiveChatSettings, MicrophoneEvent, SessionEvent, SpeakerEvent } from './live-chat.types.ts'

interface Facts {
  microphone: MicrophoneEvent
  speaker: SpeakerEvent
  session: SessionEvent
}

export const frame = new ArrayBuffer(8192)

/** What a test does with the microphone, speaker and session that are held now. */
export const createControls = (harness: Pick<ReturnType<typeof startHarness>, 'resources' | 'settle'>) => {
  const hold = (name: keyof Facts) => harness.resources[name]?.holds.at(-1) as FakeHold
  const tell = async <Name extends keyof Facts>(name: Name, ...events: Facts[Name][]) => {
    for (const fact of events) hold(name).send(fact)
    await harness.settle()
  }
  /** Grants it, and tells that it is ready. */
  const open = async (name: keyof Facts) => {
    hold(name).grant()
    hold(name).send({ type: `${name}.ready` })
    await harness.settle()
  }
  return { hold, tell, open }
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

/** One that waits for its session. */
export const startConnected = async (connect: { settings?: LiveChatSettings } = {}) => {
  const harness = startLiveChat()
  await harness.send({ type: 'chat.connect', ...connect })
  await harness.openDevices()
  return harness
}

/** One in which they talk. */
export const startLive = async (connect: { settings?: LiveChatSettings } = {}) => {
  const harness = await startConnected(connect)
  await harness.openSession()
  return harness
}

/** A piece of the model's speech. */
export const audio = (reply: number, size = 960) =>
  ({ type: 'session.audio', reply, chunk: new ArrayBuffer(size) }) as const

export const goAway = { type: 'session.goAway', timeLeft: 9500 } as const

/** A conversation that has lasted, and that the service would take up again. */
export const startStable = async (settings: LiveChatSettings = {}) => {
  const harness = await startLive({ settings })
  await harness.tell('session', { type: 'session.handle', handle: 'h1' })
  await harness.advance(10_000)
  return harness
}

/** One whose next session is on its way. */
export const startResuming = async () => {
  const harness = await startStable()
  await harness.tell('session', goAway)
  await harness.advance(250)
  return harness
}
