import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noticeMachine, selectNotice } from '../../packages/machines/src/notice/index.ts'
import { noticeFixtures } from '../../packages/machines/src/notice/notice.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Notice', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof noticeMachine, object>(noticeMachine, noticeFixtures)

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'Copy link shows “Copied” for 2 s.',
    ar: 'نسخ الرابط يُظهر «تمّ النسخ» لثانيتين.',
    walk: async (at) => {
      await at.send({ type: 'notice.show', code: 'copied' })
      await at.advance(1999)
      await expect(selectNotice(at.snapshot)).toBe('copied')
      await at.advance(1)
      await expect(selectNotice(at.snapshot)).toBe(null)
    },
  },
  {
    en: 'Showing it again starts its time anew.',
    ar: 'إظهاره من جديد يبدأ المدّة من أولها.',
    walk: async (at) => {
      await at.send({ type: 'notice.show', code: 'copied' })
      await at.advance(1500)
      await at.send({ type: 'notice.show', code: 'copied' })
      await at.advance(1500)
      await expect(selectNotice(at.snapshot)).toBe('copied')
      await at.advance(500)
      await expect(selectNotice(at.snapshot)).toBe(null)
    },
  },
  {
    en: 'A thanks message is shown for 2.5 s.',
    ar: 'تظهر رسالة الشكر لمدّة 2.5 ثانية.',
    input: { duration: 2500 },
    walk: async (at) => {
      await at.send({ type: 'notice.show', code: 'thanks' })
      await at.advance(2499)
      await expect(selectNotice(at.snapshot)).toBe('thanks')
      await at.advance(1)
      await expect(selectNotice(at.snapshot)).toBe(null)
    },
  },
  {
    en: 'It can be put away at once.',
    ar: 'يمكن إخفاؤه في الحال.',
    walk: async (at) => {
      await at.send({ type: 'notice.show', code: 'copied' })
      await at.send({ type: 'notice.hide' })
      await expect(selectNotice(at.snapshot)).toBe(null)
    },
  },
])

export const EveryState = everyState(subject)
