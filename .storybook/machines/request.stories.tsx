import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import {
  requestMachine,
  selectAnswer,
  selectRequestFailure,
  selectRequestFailureKind,
  selectRequestStatus,
  type RequestPorts,
} from '../../packages/machines/src/request/index.ts'
import { requestFixtures } from '../../packages/machines/src/request/request.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Request', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof requestMachine, RequestPorts<unknown, unknown>>(
  requestMachine,
  requestFixtures,
)
const question = 'Why is the sky blue?'
const answer = { value: 'Because of Rayleigh scattering.', cutOff: false }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'Complex query: a thinking state, then the analysis result.',
    ar: 'السؤال المعقّد: حالة تفكير، ثم نتيجة التحليل.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question })
      await expect(selectRequestStatus(at.snapshot)).toBe('working')
      await at.resolve('ask', answer)
      await expect(selectAnswer(at.snapshot)).toBe(answer.value)
    },
  },
  {
    en: 'A prompt must be non-blank after trimming, or the button does nothing.',
    ar: 'النص الفارغ بعد حذف المسافات من طرفيه لا يُرسَل.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question: '  \n' })
      await expect(selectRequestStatus(at.snapshot)).toBe('idle')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'The image editor needs an image and an instruction.',
    ar: 'محرّر الصور يحتاج إلى صورة وتعليمات.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question: { image: null, instruction: 'Make it blue' } })
      await expect(at.held).toEqual([])
      await at.send({ type: 'request.submit', question: { image: 'bytes', instruction: 'Make it blue' } })
      await expect(at.held).toEqual(['ask'])
    },
  },
  {
    en: '“An error occurred while analyzing the query.” The question is kept to try again.',
    ar: '«حدث خطأ أثناء تحليل السؤال.» ويبقى السؤال لمحاولة أخرى.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question })
      await at.reject('ask', new PortError('network', 'offline'))
      await expect(selectRequestFailure(at.snapshot)).toBe('request')
      await at.send({ type: 'request.retry' })
      await expect(at.inputs('ask')).toEqual([question, question])
    },
  },
  {
    en: 'An answer that was blocked is told in words, never shown as nothing.',
    ar: 'الجواب المحجوب يُقال بالكلام، ولا يُعرض فراغًا أبدًا.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question })
      await at.reject('ask', new PortError('blocked', 'SAFETY'))
      await expect(selectRequestFailureKind(at.snapshot)).toBe('blocked')
    },
  },
  {
    en: 'Stop really stops.',
    ar: 'الإيقاف إيقافٌ حقًّا.',
    walk: async (at) => {
      await at.send({ type: 'request.submit', question })
      await at.send({ type: 'request.cancel' })
      await expect(at.harness.ports.ask.calls[0]?.aborted).toBe(true)
      await expect(selectRequestStatus(at.snapshot)).toBe('idle')
    },
  },
])

export const EveryState = everyState(subject)
