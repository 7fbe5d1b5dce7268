import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import {
  selectSounding,
  selectSpeechFailure,
  selectSpeechStatus,
  textToSpeechMachine,
  type SpeechPorts,
} from '../../packages/machines/src/text-to-speech/index.ts'
import { textToSpeechFixtures } from '../../packages/machines/src/text-to-speech/text-to-speech.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Text to speech', tags: ['!autodocs'] } satisfies Meta

type Ports = Pick<SpeechPorts, 'generateSpeech'>
const subject = subjectOf<typeof textToSpeechMachine, Ports>(textToSpeechMachine, textToSpeechFixtures)
const request = { text: 'Hello', voice: 'Kore' }
const generate = { type: 'speech.generate', ...request } as const
const speech = { bytes: new Uint8Array([1, 2]), mimeType: 'audio/wav' }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'A text must be non-blank after trimming.',
    ar: 'النص لا يكون فراغًا بعد حذف المسافات من طرفيه.',
    walk: async (at) => {
      await at.send({ ...generate, text: ' \n' })
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'The audio plays, with a playing indicator.',
    ar: 'يُشغَّل الصوت ومعه مؤشّر التشغيل.',
    walk: async (at) => {
      await at.send(generate)
      await expect(at.inputs('generateSpeech')).toEqual([request])
      await at.resolve('generateSpeech', speech)
      await at.grant('playback')
      await expect(selectSounding(at.snapshot)).toBe(false)
      await at.tell('playback', { type: 'playback.started' })
      await expect(selectSounding(at.snapshot)).toBe(true)
      await at.tell('playback', { type: 'playback.ended' })
      await expect(selectSounding(at.snapshot)).toBe(false)
    },
  },
  {
    en: '“Failed to generate audio.”',
    ar: '«تعذّر إنشاء الصوت.»',
    walk: async (at) => {
      await at.send(generate)
      await at.reject('generateSpeech', new PortError('network', 'offline'))
      await expect(selectSpeechFailure(at.snapshot)).toBe('generation')
    },
  },
  {
    en: 'The same text in the same voice is played again without being made again.',
    ar: 'النص نفسه بالصوت نفسه يُعاد تشغيله ولا يُعاد إنشاؤه.',
    walk: async (at) => {
      await at.send(generate)
      await at.resolve('generateSpeech', speech)
      await at.grant('playback')
      await at.tell('playback', { type: 'playback.ended' })
      await at.send(generate)
      await expect(selectSpeechStatus(at.snapshot)).toBe('playing')
      await expect(at.inputs('generateSpeech')).toHaveLength(1)
    },
  },
  {
    en: 'Stop falls silent at once.',
    ar: 'الإيقاف يُسكِت الصوت في الحال.',
    walk: async (at) => {
      await at.send(generate)
      await at.resolve('generateSpeech', speech)
      await at.grant('playback')
      await at.tell('playback', { type: 'playback.started' })
      await at.send({ type: 'speech.stop' })
      await expect(at.harness.resources.playback?.holds[0]?.closes).toBe(1)
      await expect(selectSpeechStatus(at.snapshot)).toBe('idle')
    },
  },
])

export const EveryState = everyState(subject)
