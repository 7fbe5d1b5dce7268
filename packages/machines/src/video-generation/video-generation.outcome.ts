import { failedAs, timedOutAs } from '../port/index.ts'
import { refusalOf } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import type { VideoFailure, VideoOperation } from './video-generation.types.ts'

export const ready = '#videoGeneration.work.ready'
const gate = '#videoGeneration.work.gate.required'

export const errorOf = ({ event }: { event: { error: unknown } }) => refusalOf(event.error)
export const toldOf = ({ event }: { event: { output: VideoOperation } }) => ({ told: event.output })
export const factOf = ({ event: { kind, message } }: { event: Refusal }) => ({ kind, message })
export const failureOf = ({ event: { kind } }: { event: Refusal }): VideoFailure => ({
  code: 'generation',
  kind,
})
export const lost = failedAs('generation')

export const withoutKey = {
  target: gate,
  actions: { type: 'failForGood', params: { code: 'key-invalid', kind: 'auth' } },
} as const
export const failed = (failure: VideoFailure) =>
  ({ target: ready, actions: { type: 'failForGood', params: failure } }) as const
export const givenUp = { target: ready, actions: { type: 'fail', params: timedOutAs('generation') } } as const

/** What an answer about a job that is done leads to. */
export const done = [
  { guard: { type: 'keyRefusedByJob', params: toldOf }, ...withoutKey },
  { guard: { type: 'jobFailed', params: toldOf }, ...failed({ code: 'generation', kind: 'server' }) },
] as const
export const doneWithout = {
  guard: { type: 'jobDone', params: toldOf },
  ...failed({ code: 'no-uri', kind: 'empty' }),
} as const
