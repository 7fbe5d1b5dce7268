import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { TranscriptionEvent, TranscriptionPorts } from './transcription.types.ts'

const speech = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })
const nothing = new Blob([], { type: 'audio/wav' })

/** Inputs, events and port results of the transcription machine. */
export const transcriptionFixtures = {
  inputs: [undefined],
  events: {
    'record.start': [{}, { microphone: 'm1' }],
    'record.stop': [{}, { by: 'leaving' }],
    'record.pause': [{}],
    'record.resume': [{}],
    'file.choose': [{ file: speech }, { file: nothing }],
    'transcription.cancel': [{}],
    'transcription.retry': [{}],
    'transcription.clear': [{}],
    'recorder.ready': [{}],
    'recorder.level': [{ level: 0.3 }, { level: Number.NaN }, { level: 12 }],
    'recorder.paused': [{ recorded: 400_000 }, { recorded: Number.MAX_VALUE }],
    'recorder.clip': [{ clip: speech }, { clip: nothing }],
    'recorder.failed': [{ kind: 'permission' }, { kind: 'not-found' }, { kind: 'unknown' }],
  },
  ports: {
    transcribe: {
      resolves: [
        { value: 'Good morning.', cutOff: false },
        { value: 'Good', cutOff: true },
        { value: ' \n', cutOff: false },
      ],
      rejects: [new PortError('network', 'offline'), new PortError('empty', 'no parts'), new Error('odd')],
    },
  },
  resources: {
    recorder: {
      events: ['recorder.ready', 'recorder.level', 'recorder.paused', 'recorder.clip', 'recorder.failed'],
    },
  },
  isHome: (snapshot) => snapshot.matches({ inactive: 'idle' }),
} satisfies MachineFixtures<TranscriptionEvent, TranscriptionPorts, undefined, 'recorder'>
