import { startRig } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { liveChatCases } from './live-chat.cases.ts'
import { liveChatMachine } from './live-chat.machine.ts'
import type { LiveChatSettings, MicrophoneFact, SessionFact, SpeakerFact } from './live-chat.types.ts'

interface Facts {
  microphone: MicrophoneFact
  speaker: SpeakerFact
  session: SessionFact
}

export const frame = new ArrayBuffer(8192)

/** What a test does with the microphone, speaker and session that are held now. */
export const handsOn = (rig: Pick<ReturnType<typeof startRig>, 'resources' | 'settle'>) => {
  const hold = (name: keyof Facts) => rig.resources[name]?.holds.at(-1) as FakeHold
  const tell = async <Name extends keyof Facts>(name: Name, ...facts: Facts[Name][]) => {
    for (const fact of facts) hold(name).send(fact)
    await rig.settle()
  }
  /** Grants it, and tells that it is ready. */
  const open = async (name: keyof Facts) => {
    hold(name).grant()
    hold(name).send({ type: `${name}.ready` })
    await rig.settle()
  }
  return { hold, tell, open }
}

export const startLiveChat = () => {
  const rig = startRig(liveChatMachine, liveChatCases)
  const hands = handsOn(rig)
  return Object.assign(rig, hands, {
    openDevices: async () => {
      await hands.open('microphone')
      await hands.open('speaker')
    },
    openSession: () => hands.open('session'),
  })
}

/** One that waits for its session. */
export const connectedRig = async (connect: { settings?: LiveChatSettings } = {}) => {
  const rig = startLiveChat()
  await rig.send({ type: 'chat.connect', ...connect })
  await rig.openDevices()
  return rig
}

/** One in which they talk. */
export const liveRig = async (connect: { settings?: LiveChatSettings } = {}) => {
  const rig = await connectedRig(connect)
  await rig.openSession()
  return rig
}

/** A piece of the model's speech. */
export const audio = (reply: number, size = 960) =>
  ({ type: 'session.audio', reply, chunk: new ArrayBuffer(size) }) as const

export const goAway = { type: 'session.goAway', timeLeft: 9500 } as const

/** A conversation that has lasted, and that the service would take up again. */
export const steadyRig = async (settings: LiveChatSettings = {}) => {
  const rig = await liveRig({ settings })
  await rig.tell('session', { type: 'session.handle', handle: 'h1' })
  await rig.advance(10_000)
  return rig
}

/** One whose next session is on its way. */
export const resumingRig = async () => {
  const rig = await steadyRig()
  await rig.tell('session', goAway)
  await rig.advance(250)
  return rig
}
