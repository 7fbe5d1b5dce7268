import { assign, emit, setup } from 'xstate'
import { requiredPort, requiredResource } from '../port/index.ts'
import { isComplete } from '../request/question.ts'
import { errorOf, isDone, nameOf, stateOf, uriOf } from './operation.ts'
import { isFinal, isKeyRefused, unopened } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import type {
  VideoFailure,
  VideoGenerationContext,
  VideoGenerationEmitted,
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoOperation,
  VideoRequest,
} from './video-generation.types.ts'

export interface Named {
  readonly operation: string
}
export interface Told {
  readonly told: VideoOperation
}
type Selection = 'selected' | 'dismissed' | 'unavailable'

const noVideo = { request: null, progress: null, misses: 0, uri: null, url: null }

/** What the chart may say: the words it uses for calls, resources, conditions, effects and times. */
export const videoGenerationSetup = setup({
  types: {
    context: {} as VideoGenerationContext,
    events: {} as VideoGenerationEvent,
    emitted: {} as VideoGenerationEmitted,
    input: {} as VideoGenerationInput,
    tags: {} as 'gate' | 'busy' | 'form',
  },
  actors: {
    hasKey: requiredPort<void, boolean>('hasKey'),
    selectKey: requiredPort<void, Selection>('selectKey'),
    forgetKey: requiredPort<void, void>('forgetKey'),
    start: requiredPort<VideoRequest, VideoOperation>('start'),
    poll: requiredPort<Named, VideoOperation>('poll'),
    rememberOperation: requiredPort<{ readonly operation: string | null }, void>('rememberOperation'),
    video: requiredResource<{ readonly uri: string }>('video', unopened),
  },
  guards: {
    keyThere: (_, { there }: { there: boolean }) => there,
    selected: (_, { selection }: { selection: Selection }) => selection === 'selected',
    pickerUnavailable: (_, { selection }: { selection: Selection }) => selection === 'unavailable',
    jobKnown: ({ context }) => context.operation !== null,
    something: (_, { prompt, image }: VideoRequest) => isComplete(prompt) || image !== null,
    named: (_, { operation }: Named) => isComplete(operation),
    keyRefused: (_, refusal: Refusal) => isKeyRefused(refusal),
    final: (_, refusal: Refusal) => isFinal(refusal),
    patient: ({ context }) => context.misses < 2,
    keyRefusedByJob: (_, { told }: Told) => isKeyRefused({ kind: 'unknown', message: errorOf(told) ?? '' }),
    jobFailed: (_, { told }: Told) => errorOf(told) !== null,
    videoThere: (_, { told }: Told) => isDone(told) && uriOf(told) !== null,
    jobDone: (_, { told }: Told) => isDone(told),
    jobNamed: (_, { told }: Told) => nameOf(told) !== null,
    unfinished: ({ context }) => context.url === null,
    notStored: ({ context }) => context.operation !== context.stored,
  },
  actions: {
    begin: assign((_, request: VideoRequest) => ({ ...noVideo, request, operation: null, failure: null })),
    goOn: assign({ ...noVideo, failure: null }),
    keepName: assign((_, { operation }: Named) => ({ operation })),
    keepJob: assign((_, { told }: Told) => ({ request: null, operation: nameOf(told) })),
    keepProgress: assign((_, { told }: Told) => ({ progress: stateOf(told), misses: 0 })),
    keepUri: assign((_, { told }: Told) => ({ uri: uriOf(told) })),
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    miss: assign({ misses: ({ context }) => context.misses + 1 }),
    /** The job may still be going on: its name is kept to go on with. */
    fail: assign((_, failure: VideoFailure) => ({ ...noVideo, failure })),
    failForGood: assign((_, failure: VideoFailure) => ({ ...noVideo, operation: null, failure })),
    warn: assign({ failure: (_, failure: VideoFailure) => failure }),
    forgetFailure: assign({ failure: null }),
    drop: assign({ ...noVideo, operation: null, failure: null }),
    noteStored: assign({ stored: ({ context }) => context.operation }),
    tellPickerUnavailable: emit({ type: 'pickerUnavailable' }),
    tellCancelled: emit(({ context }) => ({ type: 'cancelled', operation: context.operation as string })),
  },
  delays: {
    keyPatience: 10_000,
    pollInterval: 10_000,
    pollPatience: 30_000,
    limit: 600_000,
    storePatience: 5000,
  },
})
