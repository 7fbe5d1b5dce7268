import type { FileStore } from './files/file-store.ts'
import type { InteractionStore } from './interactions/interaction-store.ts'
import type { Handles } from './live/handles.ts'
import type { TokenStore } from './live/token-store.ts'
import type { Workshop } from './media/workshop.ts'
import type { OperationStore } from './operations/operation-store.ts'

/** Everything that routes and live sessions share. */
export interface World {
  readonly files: FileStore
  readonly operations: OperationStore
  readonly interactions: InteractionStore
  readonly tokens: TokenStore
  readonly handles: Handles
  readonly workshop: Workshop
  /** Pictures a second of a video. */
  readonly frameRate: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Lets time pass, unless the signal ends it; then it resolves early. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Told of every failure that is the service's own fault. */
  readonly onFailure: (error: unknown) => void
}
