import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noticeMachine, selectNotice } from '../../packages/machines/src/notice/index.ts'
import { noticeFixtures } from '../../packages/machines/src/notice/notice.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { NoticeView } from './views/notice-view.tsx'

export default { title: 'Machines/Notice' } satisfies Meta

const subject = createSubject<typeof noticeMachine, object>(noticeMachine, noticeFixtures)

export const Playground = playground(subject, NoticeView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.10'],
    en: 'Copy link shows “Copied” for 2 s.',
    ar: 'نسخ الرابط يُظهر «تمّ النسخ» لثانيتين.',
    run: async (driver) => {
      await driver.send({ type: 'notice.show', code: 'copied' })
      await driver.advance(1999)
      await expect(selectNotice(driver.snapshot)).toBe('copied')
      await driver.advance(1)
      await expect(selectNotice(driver.snapshot)).toBe(null)
    },
  },
  {
    en: 'Showing it again restarts its timer.',
    ar: 'إظهاره من جديد يبدأ المدّة من أولها.',
    run: async (driver) => {
      await driver.send({ type: 'notice.show', code: 'copied' })
      await driver.advance(1500)
      await driver.send({ type: 'notice.show', code: 'copied' })
      await driver.advance(1500)
      await expect(selectNotice(driver.snapshot)).toBe('copied')
      await driver.advance(500)
      await expect(selectNotice(driver.snapshot)).toBe(null)
    },
  },
  {
    en: 'A thanks message is shown for 2.5 s.',
    ar: 'تظهر رسالة الشكر لمدّة 2.5 ثانية.',
    input: { duration: 2500 },
    run: async (driver) => {
      await driver.send({ type: 'notice.show', code: 'thanks' })
      await driver.advance(2499)
      await expect(selectNotice(driver.snapshot)).toBe('thanks')
      await driver.advance(1)
      await expect(selectNotice(driver.snapshot)).toBe(null)
    },
  },
  {
    en: 'It can be dismissed immediately.',
    ar: 'يمكن إخفاؤه في الحال.',
    run: async (driver) => {
      await driver.send({ type: 'notice.show', code: 'copied' })
      await driver.send({ type: 'notice.hide' })
      await expect(selectNotice(driver.snapshot)).toBe(null)
    },
  },
])

export const EveryState = everyState(subject)
