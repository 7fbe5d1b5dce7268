import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  liveChatMachine,
  selectListening,
  selectLiveChatFailure,
  selectLiveChatStatus,
} from '../../packages/machines/src/live-chat/index.ts'
import { liveChatFixtures } from '../../packages/machines/src/live-chat/live-chat.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { LiveChatView } from './views/live-chat-view.tsx'
import type { ScenarioDriver } from '../machine-inspector/scenario/scenario.ts'

export default { title: 'Machines/Live chat' } satisfies Meta

const subject = createSubject<typeof liveChatMachine, object>(liveChatMachine, liveChatFixtures)

const openDevices = async (driver: ScenarioDriver<typeof liveChatMachine>) => {
  await driver.send({ type: 'chat.connect' })
  await driver.grant('microphone')
  await driver.sendFrom('microphone', { type: 'microphone.ready' })
  await driver.grant('speaker')
  await driver.sendFrom('speaker', { type: 'speaker.ready' })
}

const connect = async (driver: ScenarioDriver<typeof liveChatMachine>) => {
  await openDevices(driver)
  await driver.grant('session')
  await driver.sendFrom('session', { type: 'session.ready' })
}

export const Playground = playground(subject, LiveChatView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.13'],
    en: 'disconnected, then connecting, then connected.',
    ar: 'غير متصل، ثم جارٍ الاتصال، ثم متصل.',
    run: async (driver) => {
      await expect(selectLiveChatStatus(driver.snapshot)).toBe('disconnected')
      await openDevices(driver)
      await expect(selectLiveChatStatus(driver.snapshot)).toBe('connecting')
      await driver.grant('session')
      await driver.sendFrom('session', { type: 'session.ready' })
      await expect(selectLiveChatStatus(driver.snapshot)).toBe('connected')
    },
  },
  {
    en: 'A listening indicator during a voice conversation.',
    ar: 'مؤشّر استماع أثناء المحادثة الصوتية.',
    run: async (driver) => {
      await connect(driver)
      await expect(selectListening(driver.snapshot)).toBe(true)
      await driver.send({ type: 'chat.mute' })
      await expect(selectListening(driver.snapshot)).toBe(false)
    },
  },
  {
    en: 'It sends the microphone’s audio to the session.',
    ar: 'يُرسَل صوت الميكروفون إلى الجلسة.',
    run: async (driver) => {
      await connect(driver)
      const chunk = new ArrayBuffer(8192)
      await driver.sendFrom('microphone', { type: 'microphone.chunk', chunk })
      await expect(driver.harness.resources.session?.holds[0]?.commands).toEqual([{ type: 'audio', chunk }])
    },
  },
  {
    spec: ['4.16'],
    en: 'Connect is ignored while connecting or connected.',
    ar: 'طلب الاتصال لا أثر له أثناء الاتصال أو بعده.',
    run: async (driver) => {
      await driver.send({ type: 'chat.connect' })
      await driver.send({ type: 'chat.connect' })
      await expect(driver.held).toEqual(['microphone', 'speaker'])
    },
  },
  {
    spec: ['4.14', '8.36'],
    en: 'On failure: error, which then tears down the session.',
    ar: 'عند الإخفاق: خطأ، ثم تُغلق الجلسة بما فيها.',
    run: async (driver) => {
      await connect(driver)
      await driver.sendFrom('speaker', { type: 'speaker.failed', kind: 'unknown' })
      await expect(selectLiveChatStatus(driver.snapshot)).toBe('error')
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'A denied microphone is reported with its own code.',
    ar: 'رفض الميكروفون له رمزه الخاص.',
    run: async (driver) => {
      await driver.send({ type: 'chat.connect' })
      await driver.sendFrom('microphone', { type: 'microphone.failed', kind: 'permission' })
      await expect(selectLiveChatFailure(driver.snapshot)).toBe('microphone-denied')
      await expect(driver.held).toEqual([])
    },
  },
  {
    spec: ['4.15'],
    en: 'Closing returns to disconnected and releases every resource.',
    ar: 'الإغلاق يعيدها إلى غير متصل، ويُترك كل ما كان محجوزًا.',
    run: async (driver) => {
      await connect(driver)
      await driver.send({ type: 'chat.disconnect' })
      await expect(selectLiveChatStatus(driver.snapshot)).toBe('disconnected')
      await expect(driver.held).toEqual([])
    },
  },
])

export const EveryState = everyState(subject)
