import type { Fault } from './fault.ts'

export const transcription: readonly Fault[] = [
  {
    what: 'a recording goes on beyond seven minutes',
    file: 'transcription/transcription.setup.ts',
    from: 'recordingLimit = 420_000',
    to: 'recordingLimit = 480_000',
  },
  {
    what: 'nobody is told that the time was up',
    file: 'transcription/transcription.capturing.ts',
    from: "params: { by: 'limit' }",
    to: "params: { by: 'visitor' }",
  },
  {
    what: 'an empty clip is sent',
    file: 'transcription/transcription.setup.ts',
    from: 'clip.size > 0',
    to: 'clip.size >= 0',
  },
  {
    what: 'the clip is lost when transcribing fails',
    file: 'transcription/transcription.setup.ts',
    from: 'fail: assign({ failure:',
    to: 'fail: assign({ clip: null, failure:',
  },
  {
    what: 'the clip is kept when it is done',
    file: 'transcription/transcription.setup.ts',
    from: 'answer, clip: null })',
    to: 'answer })',
  },
  {
    what: 'Stop waits for a microphone that was never given',
    file: 'transcription/transcription.capturing.ts',
    from: "'record.stop': { target: '#transcription.resting.idle', actions: 'begin' },",
    to: '',
  },
  {
    what: 'Stop does not ask for the clip',
    file: 'transcription/transcription.capturing.ts',
    from: "actions: [{ type: 'stopBy', params: { by: 'visitor' } }, 'finish'],",
    to: "actions: [{ type: 'stopBy', params: { by: 'visitor' } }],",
  },
  {
    what: 'a text without words is shown',
    file: 'transcription/transcription.setup.ts',
    from: "answer.value.trim() !== ''",
    to: "answer.value !== ''",
  },
  {
    what: 'the text before stays while the next is recorded',
    file: 'transcription/transcription.setup.ts',
    from: 'begin: assign(() => nothingYet)',
    to: 'begin: assign(() => ({ clip: null, stoppedBy: null, failure: null }))',
  },
  {
    what: 'a lost microphone reads as one that was denied',
    file: 'transcription/transcription.capturing.ts',
    from: 'microphoneLoss(event.kind)',
    to: 'microphoneRefusal(event.kind)',
  },
  {
    what: 'a cancelled call goes on',
    file: 'transcription/transcription.machine.ts',
    from: "on: { 'transcription.cancel': { target: 'resting.idle', actions: 'begin' } },",
    to: '',
  },
]
