import { assign, emit, enqueueActions, setup } from 'xstate'
import type { EventObject } from 'xstate'
import {
  isBoolean,
  isOneOf,
  isString,
  requiredPort,
  requiredResource,
  hasFailureKind,
} from '../port/index.ts'
import { isComplete } from '../internal/is-complete.ts'
import { readError, isDone, isOperation, readName, readState, readUri } from './operation.ts'
import { isFinal, isKeyRejected, isUnknownKey, toVideoFailed } from './call-failure.ts'
import type { CallFailure } from './call-failure.ts'
import type {
  VideoEvent,
  VideoFailure,
  VideoGenerationContext,
  VideoGenerationEmitted,
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoOperation,
  VideoRequest,
} from './video-generation.types.ts'

export interface NamedJob {
  readonly operation: string
}
export interface Answered<Output> {
  readonly answer: Output
}
type Selection = 'selected' | 'dismissed' | 'unavailable'

const keyTimeoutMs = 10_000

/** Poll interval and maximum duration of a job, in milliseconds. */
export const videoDelays = { pollInterval: 10_000, limit: 600_000 }

export const emptyJob = { request: null, lastOperation: null, progress: null, failedPolls: 0, url: null }

const keyInvalid: VideoFailure = { code: 'key-invalid', kind: 'auth' }

/** Failures of jobs that ended without a video. */
export const jobFailed: VideoFailure = { code: 'generation', kind: 'server' }
export const noUri: VideoFailure = { code: 'no-uri', kind: 'empty' }
export const namelessJob: VideoFailure = { code: 'generation', kind: 'protocol' }

interface Enqueue {
  assign(next: Partial<VideoGenerationContext>): void
  emit(event: VideoGenerationEmitted): void
}
type Change = Partial<VideoGenerationContext> & VideoGenerationInput

/** Changes the context and emits the name of the job when it changes, so that the host can store it. */
const change = (context: VideoGenerationContext, enqueue: Enqueue, next: Change) => {
  enqueue.assign(next)
  if (next.operation !== context.operation)
    enqueue.emit({ type: 'operationChanged', operation: next.operation })
}

export const videoGenerationSetup = setup({
  types: {
    context: {} as VideoGenerationContext,
    events: {} as VideoGenerationEvent,
    emitted: {} as VideoGenerationEmitted,
    input: {} as VideoGenerationInput,
  },
  actors: {
    hasKey: requiredPort<void, boolean>('hasKey', { timeoutMs: keyTimeoutMs, isOutput: isBoolean }),
    selectKey: requiredPort<void, Selection>('selectKey', {
      writes: true,
      isOutput: isOneOf<Selection>('selected', 'dismissed', 'unavailable'),
    }),
    clearKey: requiredPort<void, void>('clearKey', { timeoutMs: keyTimeoutMs }),
    start: requiredPort<VideoRequest, VideoOperation>('start', { writes: true, isOutput: isOperation }),
    poll: requiredPort<NamedJob, VideoOperation>('poll', { timeoutMs: 30_000, isOutput: isOperation }),
    video: requiredResource<{ readonly uri: string }, EventObject, VideoEvent>('video', toVideoFailed, {
      events: {
        'video.ready': (fact) => isString(Reflect.get(fact as object, 'url')),
        'video.failed': (fact) => hasFailureKind(fact) && isString(Reflect.get(fact as object, 'message')),
      },
    }),
  },
  guards: {
    hasKey: (_, { answer }: Answered<boolean>) => answer,
    isKeySelected: (_, { answer }: Answered<Selection>) => answer === 'selected',
    isPickerMissing: (_, { answer }: Answered<Selection>) => answer === 'unavailable',
    hasJob: ({ context }) => context.operation !== null,
    hasInput: (_, { prompt, image }: VideoRequest) => isComplete(prompt) || image !== null,
    isNamed: (_, { operation }: NamedJob) => isComplete(operation),
    isKeyRejected: (_, failure: CallFailure) => isKeyRejected(failure),
    isFinal: (_, failure: CallFailure) => isFinal(failure),
    canPollAgain: ({ context }) => context.failedPolls < 2,
    isJobKeyRejected: ({ context: { lastOperation } }) => isUnknownKey(readError(lastOperation) ?? ''),
    hasJobFailed: ({ context: { lastOperation } }) => readError(lastOperation) !== null,
    hasVideo: ({ context: { lastOperation } }) => isDone(lastOperation) && readUri(lastOperation) !== null,
    isJobDone: ({ context: { lastOperation } }) => isDone(lastOperation),
    isJobNamed: ({ context: { operation, lastOperation } }) =>
      (operation ?? readName(lastOperation)) !== null,
    isVideoPending: ({ context }) => context.url === null,
  },
  actions: {
    startJob: enqueueActions(({ context, enqueue }, { prompt, image, aspectRatio }: VideoRequest) => {
      const request = { prompt, image, aspectRatio }
      change(context, enqueue, { ...emptyJob, operation: null, request, failure: null })
    }),
    setJob: enqueueActions(({ context, enqueue }, { operation }: NamedJob) => {
      change(context, enqueue, { operation })
    }),
    setJobName: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { operation: context.operation ?? readName(context.lastOperation) })
    }),
    clearJob: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { ...emptyJob, operation: null, failure: null })
    }),
    setOperation: assign((_, { answer }: Answered<VideoOperation>) => ({
      request: null,
      lastOperation: answer,
    })),
    /** The response to the creation is not progress: the job has not been polled yet. */
    setProgress: assign(({ context: { operation, lastOperation } }) => ({
      progress: operation === null ? null : readState(lastOperation),
      failedPolls: 0,
    })),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    countFailedPoll: assign({ failedPolls: ({ context }) => context.failedPolls + 1 }),
    /** The job may still be running: its name is kept for resuming. */
    setFailure: assign((_, failure: VideoFailure) => ({ ...emptyJob, failure })),
    abandonJob: enqueueActions(({ context, enqueue }, failure: VideoFailure) => {
      change(context, enqueue, { ...emptyJob, operation: null, failure })
    }),
    rejectKey: enqueueActions(({ context, enqueue }) => {
      change(context, enqueue, { ...emptyJob, operation: null, failure: keyInvalid })
    }),
    /** If the key itself is invalid, another key can resume the job. Otherwise the job may be the cause. */
    rejectJobKey: enqueueActions(({ context, enqueue }, { kind }: CallFailure) => {
      const operation = kind === 'auth' ? context.operation : null
      change(context, enqueue, { ...emptyJob, operation, failure: keyInvalid })
    }),
    setWarning: assign({ failure: (_, failure: VideoFailure) => failure }),
    clearFailure: assign({ failure: null }),
    /** The failure of a rejected key stays visible in the key notice. */
    clearPickerFailure: assign({
      failure: ({ context }) => (context.failure?.code === 'key-selection' ? null : context.failure),
    }),
    emitPickerUnavailable: emit({ type: 'pickerUnavailable' }),
    /** A job without a name cannot be cancelled, and one with a video is finished. */
    emitCancelled: enqueueActions(({ context: { operation, url }, enqueue }) => {
      if (operation !== null && url === null) enqueue.emit({ type: 'cancelled', operation })
    }),
  },
  delays: videoDelays,
})
