import { failureKind, toFailureEvent } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { VideoEvent } from './video-generation.types.ts'

/** Why a call failed, and what it said. */
export interface CallFailure {
  readonly kind: FailureKind
  readonly message: string
}

export const toCallFailure = (error: unknown): CallFailure => ({
  kind: failureKind(error),
  message: String(error),
})

/** Whether the provider says by this that it does not know the key. */
export const isUnknownKey = (message: string): boolean => message.includes('Requested entity was not found')

/** Whether it is the key that was refused: the provider does not know anything of it, or says so. */
export const isKeyRejected = ({ kind, message }: CallFailure): boolean =>
  kind === 'auth' || kind === 'permission' || isUnknownKey(message)

/** Whether asking again cannot help. */
export const isFinal = ({ kind }: CallFailure): boolean => kind === 'blocked' || kind === 'validation'

/** What the machine hears when the video cannot be fetched. */
export const toVideoFailed = (error: unknown): VideoEvent =>
  Object.assign(toFailureEvent('video.failed')(error), { message: toCallFailure(error).message })

/** For a chart's `onError`: the params of a guard that decides by why a call failed, and what it said. */
export const callFailureParams = ({ event }: { readonly event: { readonly error: unknown } }): CallFailure =>
  toCallFailure(event.error)
