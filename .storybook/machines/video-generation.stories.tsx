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
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { VideoGenerationView } from './views/video-generation-view.tsx'

export default { title: 'Machines/Video generation' } satisfies Meta

type Ports = Omit<VideoGenerationPorts, 'video'>
const subject = createSubject<typeof videoGenerationMachine, Ports>(
  videoGenerationMachine,
  videoGenerationFixtures,
)
const order = { type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' } as const
const notFound = new Error('Requested entity was not found.')
const uri = 'https://files.example/v1'
const finished = { done: true, response: { generatedVideos: [{ video: { uri } }] } }

export const Playground = playground(subject, VideoGenerationView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.17', '4.18'],
    en: 'It stays in the notice view until a key is chosen.',
    ar: 'يبقى الإشعار معروضًا حتى يُختار مفتاح.',
    run: async (driver) => {
      await driver.resolve('hasKey', false)
      await driver.send(order)
      await expect(selectVideoGate(driver.snapshot)).toBe('required')
      await driver.send({ type: 'key.select' })
      await driver.resolve('selectKey', 'selected')
      await expect(selectVideoGate(driver.snapshot)).toBe('open')
    },
  },
  {
    spec: ['8.34'],
    en: 'An alert: “API key selection is not available in this environment.”',
    ar: 'تنبيه: «اختيار مفتاح API غير متاح في هذه البيئة.»',
    run: async (driver) => {
      await driver.resolve('hasKey', false)
      await driver.send({ type: 'key.select' })
      await driver.resolve('selectKey', 'unavailable')
      await expect(driver.emitted).toEqual([{ type: 'pickerUnavailable' }])
    },
  },
  {
    spec: ['8.33'],
    en: '“Please provide a prompt or an image.”',
    ar: '«أدخل وصفًا أو أضف صورة.»',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send({ ...order, prompt: ' ' })
      await expect(selectVideoFailure(driver.snapshot)).toBe('input-required')
    },
  },
  {
    spec: ['4.21'],
    en: 'The status reads Initializing, then Processing, then its state (IN_PROGRESS by default), then Completed.',
    ar: 'تتدرّج الحالة: تهيئة، ثم معالجة، ثم حالتها (IN_PROGRESS مبدئيًا)، ثم اكتمل.',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send(order)
      await expect(selectVideoStatus(driver.snapshot)).toBe('initializing')
      await driver.resolve('start', { name: 'op1' })
      await expect(selectVideoStatus(driver.snapshot)).toBe('processing')
      await driver.advance(10_000)
      await driver.resolve('poll', {})
      await expect(selectVideoStatus(driver.snapshot)).toBe('processingState')
      await expect(selectVideoState(driver.snapshot)).toBe('IN_PROGRESS')
      await driver.advance(10_000)
      await driver.resolve('poll', finished)
      await driver.grant('video')
      await driver.sendFrom('video', { type: 'video.ready', url: 'blob:1' })
      await expect(selectVideoStatus(driver.snapshot)).toBe('completed')
      await expect(selectVideoUrl(driver.snapshot)).toBe('blob:1')
    },
  },
  {
    spec: ['4.20'],
    en: 'The operation is polled every 10 s until done.',
    ar: 'يُسأل عن العملية كل 10 ثوانٍ حتى تكتمل.',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send(order)
      await driver.resolve('start', { name: 'op1' })
      for (const polls of [1, 2, 3]) {
        await driver.advance(9999)
        await expect(driver.inputs('poll')).toHaveLength(polls - 1)
        await driver.advance(1)
        await expect(driver.inputs('poll')).toHaveLength(polls)
        await driver.resolve('poll', {})
      }
    },
  },
  {
    spec: ['4.19', '8.31'],
    en: '“API Key not found or invalid.” It returns to the notice.',
    ar: '«مفتاح API غير موجود أو غير صالح.» ويعود الإشعار.',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send(order)
      await driver.reject('start', notFound)
      await expect(selectVideoFailure(driver.snapshot)).toBe('key-invalid')
      await expect(selectVideoGate(driver.snapshot)).toBe('required')
    },
  },
  {
    spec: ['8.32'],
    en: '“Video generation completed but no video URI was found.”',
    ar: '«اكتمل إنشاء الفيديو لكن لم يُعثر على رابطه.»',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send(order)
      await driver.resolve('start', { name: 'op1', done: true })
      await expect(selectVideoFailure(driver.snapshot)).toBe('no-uri')
    },
  },
  {
    spec: ['8.30'],
    en: '“An error occurred during video generation.”',
    ar: '«حدث خطأ أثناء إنشاء الفيديو.»',
    run: async (driver) => {
      await driver.resolve('hasKey', true)
      await driver.send(order)
      await driver.reject('start', new Error('odd'))
      await expect(selectVideoFailure(driver.snapshot)).toBe('generation')
    },
  },
])

export const EveryState = everyState(subject)
