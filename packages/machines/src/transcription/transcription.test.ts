import { describe, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic } from 'xstate'
import { describeChart } from '../vitest/describe-chart.ts'
import { transcriptionFixtures } from './transcription.fixtures.ts'
import { createTranscriptionMachine, transcriptionMachine } from './transcription.machine.ts'
import { selectTranscript, selectTranscriptionStatus } from './transcription.selectors.ts'
import type {
  RecorderCommand,
  TranscriptionEmitted,
  TranscriptionEvent,
  TranscriptionPorts,
  TranscriptionResources,
} from './transcription.types.ts'

describeChart(transcriptionMachine, transcriptionFixtures, {
  runs: 200,
  invariants: {
    'the microphone is open exactly while capturing': ({ snapshot, held }) =>
      held.includes('recorder') === snapshot.matches('capturing'),
    'the microphone is released before transcribing': ({ held }) => held.length <= 1,
    'there is a transcript exactly when done, and it has words': ({ snapshot }) =>
      snapshot.matches({ inactive: 'done' })
        ? selectTranscript(snapshot)?.trim() !== ''
        : selectTranscript(snapshot) === null,
    'there is a failure exactly where it is shown': ({ snapshot }) =>
      snapshot.matches({ inactive: 'failed' }) === (snapshot.context.failure !== null),
    'a clip is kept only for transcribing or a retry': ({ snapshot }) =>
      snapshot.context.clip === null ||
      snapshot.matches('transcribing') ||
      snapshot.matches({ inactive: 'failed' }),
    'only recordings that the user stopped are transcribed': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          !before?.matches('capturing') ||
          !after.matches('transcribing') ||
          after.context.stoppedBy === 'visitor',
      ),
    'a transcribed clip is not empty, and sent once per clip, file or retry': ({ started, steps }) => {
      const requests = (started.transcribe ?? []) as { clip: Blob }[]
      const causes = steps.filter(
        ({ event, before, after }) =>
          ['recorder.clip', 'file.choose', 'transcription.retry'].includes(event.type) &&
          after.matches('transcribing') &&
          !before?.matches('transcribing'),
      )
      return requests.length === causes.length && requests.every(({ clip }) => clip.size > 0)
    },
    'the recorder is asked for its clip once': ({ commands, steps }) =>
      (commands.recorder ?? []).filter((command) => (command as RecorderCommand).type === 'finish').length ===
      steps.filter(
        ({ before, after }) =>
          after.matches({ capturing: 'finishing' }) && !before?.matches({ capturing: 'finishing' }),
      ).length,
  },
})

describe('transcription: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof transcriptionMachine>>().toEqualTypeOf<TranscriptionEvent>()
    expectTypeOf<EmittedFrom<typeof transcriptionMachine>>().toEqualTypeOf<TranscriptionEmitted>()
    expectTypeOf(createTranscriptionMachine)
      .parameter(0)
      .toEqualTypeOf<TranscriptionPorts & TranscriptionResources>()
    expectTypeOf<{ type: 'file.choose' }>().not.toExtend<TranscriptionEvent>()
    expectTypeOf<{ type: 'file.choose'; file: string }>().not.toExtend<TranscriptionEvent>()
    expectTypeOf<{ transcribe: () => Promise<string> }>().not.toExtend<TranscriptionPorts>()
    expectTypeOf(selectTranscriptionStatus).returns.toEqualTypeOf<
      'idle' | 'acquiring' | 'recording' | 'paused' | 'finishing' | 'transcribing' | 'done' | 'failed'
    >()
  })
})
