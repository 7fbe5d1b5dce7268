import { assign, emit, enqueueActions, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { isFlag, isOneOf, isText, requiredPort, requiredResource, saysWhy } from '../port/index.ts'
import { isComplete } from '../shared/question.ts'
import { errorOf, isDone, isOperation, nameOf, stateOf, uriOf } from './operation.ts'
import { isFinal, isKeyRefused, isOfKey, unopened } from './refusal.ts'
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
export interface Answered<Answer> {
  readonly answer: Answer
}
type Selection = 'selected' | 'dismissed' | 'unavailable'

const keyPatience = 10_000

/** How often a job is asked about, and how long it is followed at most; in milliseconds. */
export const videoTimes = { pollInterval: 10_000, limit: 600_000 }

export const noVideo = { request: null, told: null, progress: null, misses: 0, url: null }

const keyInvalid: VideoFailure = { code: 'key-invalid', kind: 'auth' }

/** Why there is no video although the provider answered. */
export const jobFailed: VideoFailure = { code: 'generation', kind: 'server' }
export const noUri: VideoFailure = { code: 'no-uri', kind: 'empty' }
export const unnamed: VideoFailure = { code: 'generation', kind: 'protocol' }

interface Enqueue {
  assign(next: Partial<VideoGenerationContext>): void
  emit(event: VideoGenerationEmitted): void
}
type Change = Partial<VideoGenerationContext> & VideoGenerationInput

/** Tells the host whenever the job to go on with becomes another, so that it is stored. */
const change = (context: VideoGenerationContext, enqueue: Enqueue, next: Change) => {
  enqueue.assign(next)
  if (next.operation !== context.operation)
    enqueue.emit({ type: 'operationChanged', operation: next.operation })
}

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
    hasKey: (_, { answer }: Answered<boolean>) => answer,
    isKeySelected: (_, { answer }: Answered<Selection>) => answer === 'selected',
    isPickerMissing: (_, { answer }: Answered<Selection>) => answer === 'unavailable',
    hasJob: ({ context }) => context.operation !== null,
    hasInput: (_, { prompt, image }: VideoRequest) => isComplete(prompt) || image !== null,
    isNamed: (_, { operation }: Named) => isComplete(operation),
    isKeyRejected: (_, refusal: Refusal) => isKeyRefused(refusal),
    isFinal: (_, refusal: Refusal) => isFinal(refusal),
    canPollAgain: ({ context }) => context.misses < 2,
    isJobKeyRejected: ({ context: { told } }) => isOfKey(errorOf(told) ?? ''),
    hasJobFailed: ({ context: { told } }) => errorOf(told) !== null,
    hasVideo: ({ context: { told } }) => isDone(told) && uriOf(told) !== null,
    isJobDone: ({ context: { told } }) => isDone(told),
    isJobNamed: ({ context: { operation, told } }) => (operation ?? nameOf(told)) !== null,
    isVideoPending: ({ context }) => context.url === null,
  },
  actions: {
    startJob: enqueueActions(({ context, enqueue }, { prompt, image, aspectRatio }: VideoRequest) => {
      const request = { prompt, image, aspectRatio }
      change(context, enqueue, { ...noVideo, operation: null, request, failure: null })
    }),
    setJob: enqueueActions(({ context, enqueue }, { operation }: Named) => {
      change(context, enqueue, { operation })
    }),
    setJobName: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { operation: context.operation ?? nameOf(context.told) })
    }),
    clearJob: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { ...noVideo, operation: null, failure: null })
    }),
    setOperation: assign((_, { answer }: Answered<VideoOperation>) => ({ request: null, told: answer })),
    /** The answer to the order is no progress: nobody has asked about the job yet. */
    setProgress: assign(({ context: { operation, told } }) => ({
      progress: operation === null ? null : stateOf(told),
      misses: 0,
    })),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    countFailedPoll: assign({ misses: ({ context }) => context.misses + 1 }),
    /** The job may still be going on: its name is kept to go on with. */
    setFailure: assign((_, failure: VideoFailure) => ({ ...noVideo, failure })),
    abandonJob: enqueueActions(({ context, enqueue }, failure: VideoFailure) => {
      change(context, enqueue, { ...noVideo, operation: null, failure })
    }),
    rejectKey: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { ...noVideo, operation: null, failure: keyInvalid })
    }),
    /** A key that is wrong as such says nothing of the job, which goes on with another; the rest may be of the job. */
    rejectJobKey: enqueueActions(({ context, enqueue }, { kind }: Refusal) => {
      const operation = kind === 'auth' ? context.operation : null
      change(context, enqueue, { ...noVideo, operation, failure: keyInvalid })
    }),
    setWarning: assign({ failure: (_, failure: VideoFailure) => failure }),
    clearFailure: assign({ failure: null }),
    /** Why the key was refused stays to be read beside the picker. */
    clearPickerFailure: assign({
      failure: ({ context }) => (context.failure?.code === 'key-selection' ? null : context.failure),
    }),
    emitPickerUnavailable: emit({ type: 'pickerUnavailable' }),
    /** An order that has no name yet is nothing that could be ended, and a video that is there is over. */
    emitCancelled: enqueueActions(({ context: { operation, url }, enqueue }) => {
      if (operation !== null && url === null) enqueue.emit({ type: 'cancelled', operation })
    }),
  },
  delays: videoTimes,
})
