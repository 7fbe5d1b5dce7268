import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import {
  selectCanRetryTranscription,
  selectTranscript,
  selectTranscriptionFailure,
  selectTranscriptionStatus,
  transcriptionMachine,
  type TranscriptionPorts,
} from '../../packages/machines/src/transcription/index.ts'
import { transcriptionFixtures } from '../../packages/machines/src/transcription/transcription.fixtures.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'
import type { Walker } from '../machine-stage/walk/sentence.ts'

export default { title: 'Machines/Transcription', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof transcriptionMachine, TranscriptionPorts>(
  transcriptionMachine,
  transcriptionFixtures,
)
const clip = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })

const record = async (at: Walker<typeof transcriptionMachine, TranscriptionPorts>) => {
  await at.send({ type: 'record.start' })
  await at.grant('recorder')
  await at.tell('recorder', { type: 'recorder.ready' })
}

const stop = async (at: Walker<typeof transcriptionMachine, TranscriptionPorts>) => {
  await at.send({ type: 'record.stop' })
  await at.tell('recorder', { type: 'recorder.clip', clip })
}

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'idle, recording, transcribing, done.',
    ar: 'سكون، ثم تسجيل، ثم تفريغ، ثم انتهاء.',
    walk: async (at) => {
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('idle')
      await record(at)
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('recording')
      await stop(at)
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('transcribing')
      await at.resolve('transcribe', { value: 'Good morning.', cutOff: false })
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('done')
      await expect(selectTranscript(at.snapshot)).toBe('Good morning.')
    },
  },
  {
    en: 'The microphone is let go before anything is transcribed.',
    ar: 'يُترك الميكروفون قبل أن يبدأ التفريغ.',
    walk: async (at) => {
      await record(at)
      await expect(at.held).toEqual(['recorder'])
      await stop(at)
      await expect(at.held).toEqual(['transcribe'])
    },
  },
  {
    en: '“Could not access the microphone. Please grant permission and try again.”',
    ar: '«تعذّر استعمال الميكروفون. اسمح به ثم أعد المحاولة.»',
    walk: async (at) => {
      await at.send({ type: 'record.start' })
      await at.deny('recorder', new PortError('permission', 'denied'))
      await expect(selectTranscriptionFailure(at.snapshot)).toBe('microphone-denied')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: '“Failed to transcribe audio. Please try again.” The recording is kept for that.',
    ar: '«تعذّر تفريغ الصوت. أعد المحاولة.» ويبقى التسجيل لذلك.',
    walk: async (at) => {
      await record(at)
      await stop(at)
      await at.reject('transcribe', new PortError('network', 'offline'))
      await expect(selectTranscriptionFailure(at.snapshot)).toBe('transcription')
      await expect(selectCanRetryTranscription(at.snapshot)).toBe(true)
    },
  },
  {
    en: 'A recording stops itself at 7 minutes.',
    ar: 'يتوقّف التسجيل من نفسه عند 7 دقائق.',
    walk: async (at) => {
      await record(at)
      await at.advance(419_999)
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('recording')
      await at.advance(1)
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('finishing')
    },
  },
  {
    en: 'A pause takes nothing of the 7 minutes.',
    ar: 'لا تُحسب الوقفة من الدقائق السبع.',
    walk: async (at) => {
      await record(at)
      await at.send({ type: 'record.pause' })
      await at.tell('recorder', { type: 'recorder.paused', recorded: 0 })
      await at.advance(420_000)
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('paused')
    },
  },
  {
    en: 'What the visitor did not stop is kept, and sent nowhere before they ask.',
    ar: 'ما لم يوقفه الزائر بنفسه يُحفظ، ولا يُرسل قبل أن يطلب ذلك.',
    walk: async (at) => {
      await record(at)
      await at.tell('recorder', { type: 'recorder.clip', clip })
      await expect(selectTranscriptionStatus(at.snapshot)).toBe('idle')
      await expect(at.held).toEqual([])
    },
  },
])

export const EveryState = everyState(subject)
