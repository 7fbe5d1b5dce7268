import { failureKind, toFailureEvent } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { VideoEvent } from './video-generation.types.ts'

/** Kind and message of a failed call. */
export interface CallFailure {
  readonly kind: FailureKind
  readonly message: string
}

export const toCallFailure = (error: unknown): CallFailure => ({
  kind: failureKind(error),
  message: String(error),
})

/** Whether the message says that the provider does not know the key. */
export const isUnknownKey = (message: string): boolean => message.includes('Requested entity was not found')

/** Whether the provider rejected the key. */
export const isKeyRejected = ({ kind, message }: CallFailure): boolean =>
  kind === 'auth' || kind === 'permission' || isUnknownKey(message)

/** Whether a retry cannot help. */
export const isFinal = ({ kind }: CallFailure): boolean => kind === 'blocked' || kind === 'validation'

/** Creates the event of a video that could not be downloaded. */
export const toVideoFailed = (error: unknown): VideoEvent =>
  Object.assign(toFailureEvent('video.failed')(error), { message: toCallFailure(error).message })

/** Params for guards of `onError`: kind and message. */
export const callFailureParams = ({ event }: { readonly event: { readonly error: unknown } }): CallFailure =>
  toCallFailure(event.error)
