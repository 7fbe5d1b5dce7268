import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import {
  selectCanRetryTranscription,
  selectTranscript,
  selectTranscriptionFailure,
  selectTranscriptionStatus,
  transcriptionMachine,
  type TranscriptionPorts,
} from '../../packages/machines/src/transcription/index.ts'
import { transcriptionFixtures } from '../../packages/machines/src/transcription/transcription.fixtures.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { TranscriptionView } from './views/transcription-view.tsx'
import type { ScenarioDriver } from '../machine-inspector/scenario/scenario.ts'

export default { title: 'Machines/Transcription' } satisfies Meta

const subject = createSubject<typeof transcriptionMachine, TranscriptionPorts>(
  transcriptionMachine,
  transcriptionFixtures,
)
const clip = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })

const record = async (driver: ScenarioDriver<typeof transcriptionMachine, TranscriptionPorts>) => {
  await driver.send({ type: 'record.start' })
  await driver.grant('recorder')
  await driver.sendFrom('recorder', { type: 'recorder.ready' })
}

const stop = async (driver: ScenarioDriver<typeof transcriptionMachine, TranscriptionPorts>) => {
  await driver.send({ type: 'record.stop' })
  await driver.sendFrom('recorder', { type: 'recorder.clip', clip })
}

export const Playground = playground(subject, TranscriptionView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.22'],
    en: 'idle, recording, transcribing, done.',
    ar: 'سكون، ثم تسجيل، ثم تفريغ، ثم انتهاء.',
    run: async (driver) => {
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('idle')
      await record(driver)
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('recording')
      await stop(driver)
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('transcribing')
      await driver.resolve('transcribe', { value: 'Good morning.', cutOff: false })
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('done')
      await expect(selectTranscript(driver.snapshot)).toBe('Good morning.')
    },
  },
  {
    en: 'The microphone is released before transcription starts.',
    ar: 'يُترك الميكروفون قبل أن يبدأ التفريغ.',
    run: async (driver) => {
      await record(driver)
      await expect(driver.held).toEqual(['recorder'])
      await stop(driver)
      await expect(driver.held).toEqual(['transcribe'])
    },
  },
  {
    spec: ['8.26'],
    en: '“Could not access the microphone. Please grant permission and try again.”',
    ar: '«تعذّر استعمال الميكروفون. اسمح به ثم أعد المحاولة.»',
    run: async (driver) => {
      await driver.send({ type: 'record.start' })
      await driver.deny('recorder', new PortError('permission', 'denied'))
      await expect(selectTranscriptionFailure(driver.snapshot)).toBe('microphone-denied')
      await expect(driver.held).toEqual([])
    },
  },
  {
    spec: ['8.25'],
    en: '“Failed to transcribe audio. Please try again.” The recording is kept for a retry.',
    ar: '«تعذّر تفريغ الصوت. أعد المحاولة.» ويبقى التسجيل لذلك.',
    run: async (driver) => {
      await record(driver)
      await stop(driver)
      await driver.reject('transcribe', new PortError('network', 'offline'))
      await expect(selectTranscriptionFailure(driver.snapshot)).toBe('transcription')
      await expect(selectCanRetryTranscription(driver.snapshot)).toBe(true)
    },
  },
  {
    en: 'A recording stops automatically at 7 minutes.',
    ar: 'يتوقّف التسجيل من نفسه عند 7 دقائق.',
    run: async (driver) => {
      await record(driver)
      await driver.advance(419_999)
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('recording')
      await driver.advance(1)
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('finishing')
    },
  },
  {
    en: 'Pauses do not count toward the 7 minutes.',
    ar: 'لا تُحسب الوقفة من الدقائق السبع.',
    run: async (driver) => {
      await record(driver)
      await driver.send({ type: 'record.pause' })
      await driver.sendFrom('recorder', { type: 'recorder.paused', recorded: 0 })
      await driver.advance(420_000)
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('paused')
    },
  },
  {
    en: 'A recording that the visitor did not stop is kept, and sent only when they ask.',
    ar: 'ما لم يوقفه الزائر بنفسه يُحفظ، ولا يُرسل قبل أن يطلب ذلك.',
    run: async (driver) => {
      await record(driver)
      await driver.sendFrom('recorder', { type: 'recorder.clip', clip })
      await expect(selectTranscriptionStatus(driver.snapshot)).toBe('idle')
      await expect(driver.held).toEqual([])
    },
  },
])

export const EveryState = everyState(subject)
