import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  liveChatMachine,
  selectListening,
  selectLiveChatFailure,
  selectLiveChatStatus,
} from '../../packages/machines/src/live-chat/index.ts'
import { liveChatFixtures } from '../../packages/machines/src/live-chat/live-chat.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'
import type { Walker } from '../machine-stage/walk/sentence.ts'

export default { title: 'Machines/Live chat', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof liveChatMachine, object>(liveChatMachine, liveChatFixtures)

const openDevices = async (at: Walker<typeof liveChatMachine>) => {
  await at.send({ type: 'chat.connect' })
  await at.grant('microphone')
  await at.tell('microphone', { type: 'microphone.ready' })
  await at.grant('speaker')
  await at.tell('speaker', { type: 'speaker.ready' })
}

const connect = async (at: Walker<typeof liveChatMachine>) => {
  await openDevices(at)
  await at.grant('session')
  await at.tell('session', { type: 'session.ready' })
}

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'disconnected, then connecting, then connected.',
    ar: 'غير متصل، ثم جارٍ الاتصال، ثم متصل.',
    walk: async (at) => {
      await expect(selectLiveChatStatus(at.snapshot)).toBe('disconnected')
      await openDevices(at)
      await expect(selectLiveChatStatus(at.snapshot)).toBe('connecting')
      await at.grant('session')
      await at.tell('session', { type: 'session.ready' })
      await expect(selectLiveChatStatus(at.snapshot)).toBe('connected')
    },
  },
  {
    en: 'A listening indicator during a voice conversation.',
    ar: 'مؤشّر استماع أثناء المحادثة الصوتية.',
    walk: async (at) => {
      await connect(at)
      await expect(selectListening(at.snapshot)).toBe(true)
      await at.send({ type: 'chat.mute' })
      await expect(selectListening(at.snapshot)).toBe(false)
    },
  },
  {
    en: 'It sends the microphone’s audio to the session.',
    ar: 'يُرسَل صوت الميكروفون إلى الجلسة.',
    walk: async (at) => {
      await connect(at)
      const chunk = new ArrayBuffer(8192)
      await at.tell('microphone', { type: 'microphone.chunk', chunk })
      await expect(at.harness.resources.session?.holds[0]?.commands).toEqual([{ type: 'audio', chunk }])
    },
  },
  {
    en: 'Connect is ignored while connecting or connected.',
    ar: 'طلب الاتصال لا أثر له أثناء الاتصال أو بعده.',
    walk: async (at) => {
      await at.send({ type: 'chat.connect' })
      await at.send({ type: 'chat.connect' })
      await expect(at.held).toEqual(['microphone', 'speaker'])
    },
  },
  {
    en: 'On failure: error, which then tears down the session.',
    ar: 'عند الإخفاق: خطأ، ثم تُغلق الجلسة بما فيها.',
    walk: async (at) => {
      await connect(at)
      await at.tell('speaker', { type: 'speaker.failed', kind: 'unknown' })
      await expect(selectLiveChatStatus(at.snapshot)).toBe('error')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'A microphone that is refused is told by its own code.',
    ar: 'رفض الميكروفون له رمزه الخاص.',
    walk: async (at) => {
      await at.send({ type: 'chat.connect' })
      await at.tell('microphone', { type: 'microphone.failed', kind: 'permission' })
      await expect(selectLiveChatFailure(at.snapshot)).toBe('microphone-denied')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Closing returns to disconnected, and everything is let go.',
    ar: 'الإغلاق يعيدها إلى غير متصل، ويُترك كل ما كان محجوزًا.',
    walk: async (at) => {
      await connect(at)
      await at.send({ type: 'chat.disconnect' })
      await expect(selectLiveChatStatus(at.snapshot)).toBe('disconnected')
      await expect(at.held).toEqual([])
    },
  },
])

export const EveryState = everyState(subject)
