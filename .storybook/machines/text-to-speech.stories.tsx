import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import {
  selectSounding,
  selectSpeechFailure,
  selectSpeechStatus,
  textToSpeechMachine,
  type SpeechPorts,
} from '../../packages/machines/src/text-to-speech/index.ts'
import { textToSpeechFixtures } from '../../packages/machines/src/text-to-speech/text-to-speech.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { TextToSpeechView } from './views/text-to-speech-view.tsx'

export default { title: 'Machines/Text to speech' } satisfies Meta

type Ports = Pick<SpeechPorts, 'generateSpeech'>
const subject = createSubject<typeof textToSpeechMachine, Ports>(textToSpeechMachine, textToSpeechFixtures)
const request = { text: 'Hello', voice: 'Kore' }
const generate = { type: 'speech.generate', ...request } as const
const speech = { bytes: new Uint8Array([1, 2]), mimeType: 'audio/wav' }

export const Playground = playground(subject, TextToSpeechView)

export const Scenarios = scenarios(subject, [
  {
    en: 'A text must be non-blank after trimming.',
    ar: 'النص لا يكون فراغًا بعد حذف المسافات من طرفيه.',
    run: async (driver) => {
      await driver.send({ ...generate, text: ' \n' })
      await expect(driver.held).toEqual([])
    },
  },
  {
    en: 'The audio plays, with a playing indicator.',
    ar: 'يُشغَّل الصوت ومعه مؤشّر التشغيل.',
    run: async (driver) => {
      await driver.send(generate)
      await expect(driver.inputs('generateSpeech')).toEqual([request])
      await driver.resolve('generateSpeech', speech)
      await driver.grant('playback')
      await expect(selectSounding(driver.snapshot)).toBe(false)
      await driver.sendFrom('playback', { type: 'playback.started' })
      await expect(selectSounding(driver.snapshot)).toBe(true)
      await driver.sendFrom('playback', { type: 'playback.ended' })
      await expect(selectSounding(driver.snapshot)).toBe(false)
    },
  },
  {
    spec: ['8.27'],
    en: '“Failed to generate audio.”',
    ar: '«تعذّر إنشاء الصوت.»',
    run: async (driver) => {
      await driver.send(generate)
      await driver.reject('generateSpeech', new PortError('network', 'offline'))
      await expect(selectSpeechFailure(driver.snapshot)).toBe('generation')
    },
  },
  {
    en: 'The same text in the same voice is replayed without a new request.',
    ar: 'النص نفسه بالصوت نفسه يُعاد تشغيله ولا يُعاد إنشاؤه.',
    run: async (driver) => {
      await driver.send(generate)
      await driver.resolve('generateSpeech', speech)
      await driver.grant('playback')
      await driver.sendFrom('playback', { type: 'playback.ended' })
      await driver.send(generate)
      await expect(selectSpeechStatus(driver.snapshot)).toBe('playing')
      await expect(driver.inputs('generateSpeech')).toHaveLength(1)
    },
  },
  {
    en: 'Stop silences the audio immediately.',
    ar: 'الإيقاف يُسكِت الصوت في الحال.',
    run: async (driver) => {
      await driver.send(generate)
      await driver.resolve('generateSpeech', speech)
      await driver.grant('playback')
      await driver.sendFrom('playback', { type: 'playback.started' })
      await driver.send({ type: 'speech.stop' })
      await expect(driver.harness.resources.playback?.holds[0]?.closes).toBe(1)
      await expect(selectSpeechStatus(driver.snapshot)).toBe('idle')
    },
  },
])

export const EveryState = everyState(subject)
