import { assign, emit, enqueueActions, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { isFlag, isOneOf, isText, requiredPort, requiredResource, saysWhy } from '../port/index.ts'
import { isComplete } from '../shared/question.ts'
import { errorOf, isDone, isOperation, nameOf, stateOf, uriOf } from './operation.ts'
import { isFinal, isKeyRefused, unopened } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import type {
  VideoFact,
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

const keyPatience = 10_000

const noVideo = { request: null, progress: null, misses: 0, uri: null, url: null }

/** What the chart may say: the words it uses for calls, resources, conditions, effects and times. */
export const videoGenerationSetup = setup({
  types: {
    context: {} as VideoGenerationContext,
    events: {} as VideoGenerationEvent,
    emitted: {} as VideoGenerationEmitted,
    input: {} as VideoGenerationInput,
  },
  actors: {
    hasKey: requiredPort<void, boolean>('hasKey', { patience: keyPatience, answer: isFlag }),
    selectKey: requiredPort<void, Selection>('selectKey', {
      writes: true,
      answer: isOneOf<Selection>('selected', 'dismissed', 'unavailable'),
    }),
    forgetKey: requiredPort<void, void>('forgetKey', { patience: keyPatience }),
    start: requiredPort<VideoRequest, VideoOperation>('start', { writes: true, answer: isOperation }),
    poll: requiredPort<Named, VideoOperation>('poll', { patience: 30_000, answer: isOperation }),
    video: requiredResource<{ readonly uri: string }, EventObject, VideoFact>('video', unopened, {
      facts: {
        'video.ready': (fact) => isText(Reflect.get(fact as object, 'url')),
        'video.failed': (fact) => saysWhy(fact) && isText(Reflect.get(fact as object, 'message')),
      },
    }),
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
  },
  actions: {
    begin: assign((_, request: VideoRequest) => ({ ...noVideo, request, failure: null })),
    useOperation: enqueueActions(({ context, enqueue }, { operation }: Named) => {
      if (operation === context.operation) return
      enqueue.assign({ operation })
      enqueue.emit({ type: 'operationChanged', operation })
    }),
    useJob: enqueueActions(({ context, enqueue }, { told }: Told) => {
      const operation = nameOf(told)
      if (operation === context.operation) return
      enqueue.assign({ operation })
      enqueue.emit({ type: 'operationChanged', operation })
    }),
    forgetOperation: enqueueActions(({ context, enqueue }) => {
      if (context.operation === null) return
      enqueue.assign({ operation: null })
      enqueue.emit({ type: 'operationChanged', operation: null })
    }),
    forgetRequest: assign({ request: null }),
    keepProgress: assign((_, { told }: Told) => ({ progress: stateOf(told), misses: 0 })),
    keepUri: assign((_, { told }: Told) => ({ request: null, uri: uriOf(told) })),
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    miss: assign({ misses: ({ context }) => context.misses + 1 }),
    fail: assign((_, failure: VideoFailure) => ({ ...noVideo, failure })),
    warn: assign({ failure: (_, failure: VideoFailure) => failure }),
    forgetFailure: assign({ failure: null }),
    /** Why the key was refused stays to be read beside the picker. */
    forgetWarning: assign({
      failure: ({ context }) => (context.failure?.code === 'key-selection' ? null : context.failure),
    }),
    drop: assign({ ...noVideo, failure: null }),
    tellPickerUnavailable: emit({ type: 'pickerUnavailable' }),
    tellCancelled: emit(({ context }) => ({ type: 'cancelled', operation: context.operation as string })),
  },
  delays: { pollInterval: 10_000, limit: 600_000 },
})
