import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import {
  requestMachine,
  selectAnswer,
  selectRequestFailure,
  selectRequestStatus,
  type RequestPorts,
} from '../../packages/machines/src/request/index.ts'
import { requestFixtures } from '../../packages/machines/src/request/request.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { RequestView } from './views/request-view.tsx'

export default { title: 'Machines/Request' } satisfies Meta

const subject = createSubject<typeof requestMachine, RequestPorts<unknown, unknown>>(
  requestMachine,
  requestFixtures,
)
const question = 'Why is the sky blue?'
const answer = { value: 'Because of Rayleigh scattering.', cutOff: false }

export const Playground = playground(subject, RequestView)

export const Scenarios = scenarios(subject, [
  {
    en: 'Complex query: a thinking state, then the analysis result.',
    ar: 'السؤال المعقّد: حالة تفكير، ثم نتيجة التحليل.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question })
      await expect(selectRequestStatus(driver.snapshot)).toBe('working')
      await driver.resolve('ask', answer)
      await expect(selectAnswer(driver.snapshot)).toBe(answer.value)
    },
  },
  {
    en: 'A prompt must be non-blank after trimming, or the button does nothing.',
    ar: 'النص الفارغ بعد حذف المسافات من طرفيه لا يُرسَل.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question: '  \n' })
      await expect(selectRequestStatus(driver.snapshot)).toBe('idle')
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'The image editor needs an image and an instruction.',
    ar: 'محرّر الصور يحتاج إلى صورة وتعليمات.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question: { image: null, instruction: 'Make it blue' } })
      await expect(driver.held).toEqual([])
      await driver.send({ type: 'request.submit', question: { image: 'bytes', instruction: 'Make it blue' } })
      await expect(driver.held).toEqual(['ask'])
    },
  },
  {
    spec: ['8.20', '8.21', '8.22', '8.23', '8.35'],
    en: '“An error occurred while analyzing the query.” The question is kept for a retry.',
    ar: '«حدث خطأ أثناء تحليل السؤال.» ويبقى السؤال لمحاولة أخرى.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question })
      await driver.reject('ask', new PortError('network', 'offline'))
      await expect(selectRequestFailure(driver.snapshot)).toBe('request')
      await driver.send({ type: 'request.retry' })
      await expect(driver.inputs('ask')).toEqual([question, question])
    },
  },
  {
    en: 'A blocked answer is reported in words, never shown as an empty one.',
    ar: 'الجواب المحجوب يُقال بالكلام، ولا يُعرض فراغًا أبدًا.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question })
      await driver.reject('ask', new PortError('blocked', 'SAFETY'))
      await expect(driver.snapshot.context.failure?.kind).toBe('blocked')
    },
  },
  {
    en: 'Stop aborts the request.',
    ar: 'الإيقاف إيقافٌ حقًّا.',
    run: async (driver) => {
      await driver.send({ type: 'request.submit', question })
      await driver.send({ type: 'request.cancel' })
      await expect(driver.harness.ports.ask.calls[0]?.aborted).toBe(true)
      await expect(selectRequestStatus(driver.snapshot)).toBe('idle')
    },
  },
])

export const EveryState = everyState(subject)
