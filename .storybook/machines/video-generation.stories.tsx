import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  selectVideoFailure,
  selectVideoGate,
  selectVideoState,
  selectVideoStatus,
  selectVideoUrl,
  videoGenerationMachine,
  type VideoGenerationPorts,
} from '../../packages/machines/src/video-generation/index.ts'
import { videoGenerationFixtures } from '../../packages/machines/src/video-generation/video-generation.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Video generation', tags: ['!autodocs'] } satisfies Meta

type Ports = Omit<VideoGenerationPorts, 'video'>
const subject = subjectOf<typeof videoGenerationMachine, Ports>(
  videoGenerationMachine,
  videoGenerationFixtures,
)
const order = { type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' } as const
const notFound = new Error('Requested entity was not found.')
const uri = 'https://files.example/v1'
const finished = { done: true, response: { generatedVideos: [{ video: { uri } }] } }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'It stays in the notice view until a key is chosen.',
    ar: 'يبقى الإشعار معروضًا حتى يُختار مفتاح.',
    walk: async (at) => {
      await at.resolve('hasKey', false)
      await at.send(order)
      await expect(selectVideoGate(at.snapshot)).toBe('required')
      await at.send({ type: 'key.select' })
      await at.resolve('selectKey', 'selected')
      await expect(selectVideoGate(at.snapshot)).toBe('open')
    },
  },
  {
    en: 'An alert: “API key selection is not available in this environment.”',
    ar: 'تنبيه: «اختيار مفتاح API غير متاح في هذه البيئة.»',
    walk: async (at) => {
      await at.resolve('hasKey', false)
      await at.send({ type: 'key.select' })
      await at.resolve('selectKey', 'unavailable')
      await expect(at.emitted).toEqual([{ type: 'pickerUnavailable' }])
    },
  },
  {
    en: '“Please provide a prompt or an image.”',
    ar: '«أدخل وصفًا أو أضف صورة.»',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send({ ...order, prompt: ' ' })
      await expect(selectVideoFailure(at.snapshot)).toBe('input-required')
    },
  },
  {
    en: 'The status reads Initializing, then Processing, then its state (IN_PROGRESS by default), then Completed.',
    ar: 'تتدرّج الحالة: تهيئة، ثم معالجة، ثم حالتها (IN_PROGRESS مبدئيًا)، ثم اكتمل.',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send(order)
      await expect(selectVideoStatus(at.snapshot)).toBe('initializing')
      await at.resolve('start', { name: 'op1' })
      await expect(selectVideoStatus(at.snapshot)).toBe('processing')
      await at.advance(10_000)
      await at.resolve('poll', {})
      await expect(selectVideoStatus(at.snapshot)).toBe('processingState')
      await expect(selectVideoState(at.snapshot)).toBe('IN_PROGRESS')
      await at.advance(10_000)
      await at.resolve('poll', finished)
      await at.grant('video')
      await at.tell('video', { type: 'video.ready', url: 'blob:1' })
      await expect(selectVideoStatus(at.snapshot)).toBe('completed')
      await expect(selectVideoUrl(at.snapshot)).toBe('blob:1')
    },
  },
  {
    en: 'The operation is polled every 10 s until done.',
    ar: 'يُسأل عن العملية كل 10 ثوانٍ حتى تكتمل.',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send(order)
      await at.resolve('start', { name: 'op1' })
      for (const polls of [1, 2, 3]) {
        await at.advance(9999)
        await expect(at.inputs('poll')).toHaveLength(polls - 1)
        await at.advance(1)
        await expect(at.inputs('poll')).toHaveLength(polls)
        await at.resolve('poll', {})
      }
    },
  },
  {
    en: '“API Key not found or invalid.” It returns to the notice.',
    ar: '«مفتاح API غير موجود أو غير صالح.» ويعود الإشعار.',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send(order)
      await at.reject('start', notFound)
      await expect(selectVideoFailure(at.snapshot)).toBe('key-invalid')
      await expect(selectVideoGate(at.snapshot)).toBe('required')
    },
  },
  {
    en: '“Video generation completed but no video URI was found.”',
    ar: '«اكتمل إنشاء الفيديو لكن لم يُعثر على رابطه.»',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send(order)
      await at.resolve('start', { name: 'op1', done: true })
      await expect(selectVideoFailure(at.snapshot)).toBe('no-uri')
    },
  },
  {
    en: '“An error occurred during video generation.”',
    ar: '«حدث خطأ أثناء إنشاء الفيديو.»',
    walk: async (at) => {
      await at.resolve('hasKey', true)
      await at.send(order)
      await at.reject('start', new Error('odd'))
      await expect(selectVideoFailure(at.snapshot)).toBe('generation')
    },
  },
])

export const EveryState = everyState(subject)
