import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { chatFixtures } from '../../packages/machines/src/chat/chat.fixtures.ts'
import {
  chatMachine,
  selectChatFailure,
  selectChatMessages,
  selectChatModel,
  selectChatStatus,
} from '../../packages/machines/src/chat/index.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { ChatView } from './views/chat-view.tsx'

export default { title: 'Machines/Chat' } satisfies Meta

const subject = createSubject<typeof chatMachine, object>(chatMachine, chatFixtures)

export const Playground = playground(subject, ChatView)

export const Scenarios = scenarios(subject, [
  {
    en: 'The model is flash by default.',
    ar: 'النموذج المبدئي هو flash.',
    run: async (driver) => {
      await expect(selectChatModel(driver.snapshot)).toBe('flash')
    },
  },
  {
    en: 'A message must be non-blank after trimming.',
    ar: 'الرسالة لا تكون فراغًا بعد حذف المسافات من طرفيها.',
    run: async (driver) => {
      await driver.send({ type: 'chat.send', text: ' \n' })
      await expect(selectChatMessages(driver.snapshot)).toEqual([])
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'Replies stream in.',
    ar: 'الردود تصل تباعًا.',
    run: async (driver) => {
      await driver.send({ type: 'chat.send', text: 'Why?' })
      await driver.grant('reply')
      await driver.sendFrom('reply', { type: 'reply.delta', text: 'Because ' })
      await expect(selectChatStatus(driver.snapshot)).toBe('receiving')
      await driver.sendFrom('reply', { type: 'reply.delta', text: 'of light.' })
      await driver.sendFrom('reply', { type: 'reply.done', cutOff: false })
      await expect(selectChatMessages(driver.snapshot).at(-1)).toMatchObject({
        role: 'model',
        text: 'Because of light.',
        ending: 'whole',
      })
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'Changing the model starts a fresh chat.',
    ar: 'تغيير النموذج يبدأ محادثة جديدة.',
    run: async (driver) => {
      await driver.send({ type: 'chat.send', text: 'Why?' })
      await driver.grant('reply')
      await driver.send({ type: 'model.change', model: 'pro' })
      await expect(selectChatModel(driver.snapshot)).toBe('pro')
      await expect(selectChatMessages(driver.snapshot)).toEqual([])
      await expect(driver.held).toEqual([])
    },
  },
  {
    spec: ['8.19'],
    en: '“Sorry, I encountered an error.” The partial reply is kept.',
    ar: '«عذرًا، حدث خطأ.» ويبقى ما وصل من الرد.',
    run: async (driver) => {
      await driver.send({ type: 'chat.send', text: 'Why?' })
      await driver.grant('reply')
      await driver.sendFrom('reply', { type: 'reply.delta', text: 'Because ' })
      await driver.sendFrom('reply', { type: 'reply.failed', kind: 'network' })
      await expect(selectChatFailure(driver.snapshot)).toBe('reply')
      await expect(selectChatMessages(driver.snapshot).at(-1)).toMatchObject({
        text: 'Because ',
        ending: 'failed',
      })
    },
  },
  {
    en: 'Stop aborts the reply and keeps the partial text.',
    ar: 'الإيقاف إيقافٌ حقًّا، ويبقى ما وصل.',
    run: async (driver) => {
      await driver.send({ type: 'chat.send', text: 'Why?' })
      await driver.grant('reply')
      await driver.sendFrom('reply', { type: 'reply.delta', text: 'Because ' })
      await driver.send({ type: 'reply.stop' })
      await expect(driver.harness.resources.reply?.holds[0]?.closes).toBe(1)
      await expect(selectChatMessages(driver.snapshot).at(-1)).toMatchObject({
        text: 'Because ',
        ending: 'stopped',
      })
    },
  },
])

export const EveryState = everyState(subject)
