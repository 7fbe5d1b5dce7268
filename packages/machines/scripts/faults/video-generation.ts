import type { Fault } from './fault.ts'

export const videoGeneration: readonly Fault[] = [
  {
    what: 'it polls when the poll before is still in flight',
    file: 'video-generation/video-generation.job.ts',
    from: "description: 'The job is asked about; two failures in a row are put up with',",
    to: "description: 'The job is asked about', always: { guard: 'patient', target: 'waiting' },",
  },
  {
    what: 'it polls every second',
    file: 'video-generation/video-generation.setup.ts',
    from: 'pollInterval: 10_000',
    to: 'pollInterval: 1000',
  },
  {
    what: 'a third failure in a row is put up with',
    file: 'video-generation/video-generation.setup.ts',
    from: 'context.misses < 2',
    to: 'context.misses < 3',
  },
  {
    what: 'failures are counted though there was an answer between them',
    file: 'video-generation/video-generation.setup.ts',
    from: '({ progress: stateOf(told), misses: 0 })',
    to: '({ progress: stateOf(told) })',
  },
  {
    what: 'a refused key keeps its job behind the gate',
    file: 'video-generation/video-generation.setup.ts',
    from: '({ ...noVideo, operation: null, failure })),\n    warn',
    to: '({ ...noVideo, failure })),\n    warn',
  },
  {
    what: 'a key that is not found reads as a failed generation',
    file: 'video-generation/refusal.ts',
    from: " || message.includes('Requested entity was not found')",
    to: '',
  },
  {
    what: 'it makes videos for ever',
    file: 'video-generation/video-generation.job.ts',
    from: "after: { limit: { guard: 'unfinished', ...givenUp } },",
    to: '',
  },
  {
    what: 'the time limit takes a video that is shown',
    file: 'video-generation/video-generation.job.ts',
    from: "limit: { guard: 'unfinished', ...givenUp }",
    to: 'limit: givenUp',
  },
  {
    what: 'a job is not gone on with after a reload',
    file: 'video-generation/video-generation.gate.ts',
    from: "{ guard: 'jobKnown', target: resume, actions: 'goOn' }, ",
    to: '',
  },
  {
    what: 'the host is not told to forget a job',
    file: 'video-generation/video-generation.setup.ts',
    from: 'notStored: ({ context }) => context.operation !== context.stored',
    to: 'notStored: ({ context }) => context.operation !== null && context.operation !== context.stored',
  },
  {
    what: 'a cancelled job is not told',
    file: 'video-generation/video-generation.job.ts',
    from: "actions: ['tellCancelled', 'drop']",
    to: "actions: 'drop'",
  },
  {
    what: 'the URL is remembered after the video is gone',
    file: 'video-generation/video-generation.setup.ts',
    from: 'misses: 0, uri: null, url: null }',
    to: 'misses: 0, uri: null }',
  },
  {
    what: 'a finished job without a video goes on being asked about',
    file: 'video-generation/video-generation.setup.ts',
    from: 'jobDone: (_, { told }: Told) => isDone(told)',
    to: 'jobDone: (_, { told }: Told) => isDone(told) && uriOf(told) !== null',
  },
]
