import { failureKind, refusal } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { VideoFact } from './video-generation.types.ts'

/** Why a call failed, and what it said. */
export interface Refusal {
  readonly kind: FailureKind
  readonly message: string
}

export const refusalOf = (error: unknown): Refusal => ({
  kind: failureKind(error),
  message: String(error),
})

/** Whether the provider says by this that it does not know the key. */
export const isOfKey = (message: string): boolean => message.includes('Requested entity was not found')

/** Whether it is the key that was refused: the provider does not know anything of it, or says so. */
export const isKeyRefused = ({ kind, message }: Refusal): boolean =>
  kind === 'auth' || kind === 'permission' || isOfKey(message)

/** Whether asking again cannot help. */
export const isFinal = ({ kind }: Refusal): boolean => kind === 'blocked' || kind === 'validation'

/** What the machine hears when the video cannot be fetched. */
export const unopened = (error: unknown): VideoFact =>
  Object.assign(refusal('video.failed')(error), { message: refusalOf(error).message })

/** For a chart's `onError`: the params of a guard that decides by why a call failed, and what it said. */
export const refusedBy = ({ event }: { readonly event: { readonly error: unknown } }): Refusal =>
  refusalOf(event.error)
