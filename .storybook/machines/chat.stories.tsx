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
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Chat', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof chatMachine, object>(chatMachine, chatFixtures)

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'The model is flash by default.',
    ar: 'النموذج المبدئي هو flash.',
    walk: async (at) => {
      await expect(selectChatModel(at.snapshot)).toBe('flash')
    },
  },
  {
    en: 'A message must be non-blank after trimming.',
    ar: 'الرسالة لا تكون فراغًا بعد حذف المسافات من طرفيها.',
    walk: async (at) => {
      await at.send({ type: 'chat.send', text: ' \n' })
      await expect(selectChatMessages(at.snapshot)).toEqual([])
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Replies stream in.',
    ar: 'الردود تصل تباعًا.',
    walk: async (at) => {
      await at.send({ type: 'chat.send', text: 'Why?' })
      await at.grant('reply')
      await at.tell('reply', { type: 'reply.delta', text: 'Because ' })
      await expect(selectChatStatus(at.snapshot)).toBe('receiving')
      await at.tell('reply', { type: 'reply.delta', text: 'of light.' })
      await at.tell('reply', { type: 'reply.done', cutOff: false })
      await expect(selectChatMessages(at.snapshot).at(-1)).toMatchObject({
        role: 'model',
        text: 'Because of light.',
        ending: 'whole',
      })
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Changing the model starts a fresh chat.',
    ar: 'تغيير النموذج يبدأ محادثة جديدة.',
    walk: async (at) => {
      await at.send({ type: 'chat.send', text: 'Why?' })
      await at.grant('reply')
      await at.send({ type: 'model.change', model: 'pro' })
      await expect(selectChatModel(at.snapshot)).toBe('pro')
      await expect(selectChatMessages(at.snapshot)).toEqual([])
      await expect(at.held).toEqual([])
    },
  },
  {
    en: '“Sorry, I encountered an error.” What had come of the reply stays.',
    ar: '«عذرًا، حدث خطأ.» ويبقى ما وصل من الرد.',
    walk: async (at) => {
      await at.send({ type: 'chat.send', text: 'Why?' })
      await at.grant('reply')
      await at.tell('reply', { type: 'reply.delta', text: 'Because ' })
      await at.tell('reply', { type: 'reply.failed', kind: 'network' })
      await expect(selectChatFailure(at.snapshot)).toBe('reply')
      await expect(selectChatMessages(at.snapshot).at(-1)).toMatchObject({
        text: 'Because ',
        ending: 'failed',
      })
    },
  },
  {
    en: 'Stop really stops, and keeps what there is.',
    ar: 'الإيقاف إيقافٌ حقًّا، ويبقى ما وصل.',
    walk: async (at) => {
      await at.send({ type: 'chat.send', text: 'Why?' })
      await at.grant('reply')
      await at.tell('reply', { type: 'reply.delta', text: 'Because ' })
      await at.send({ type: 'reply.stop' })
      await expect(at.harness.resources.reply?.holds[0]?.closes).toBe(1)
      await expect(selectChatMessages(at.snapshot).at(-1)).toMatchObject({
        text: 'Because ',
        ending: 'stopped',
      })
    },
  },
])

export const EveryState = everyState(subject)
