import type { Answer } from './answer.ts'
import type { FileStore } from './stores/file-store.ts'
import type { Wait } from './http/early-faults.ts'
import type { AnswerRequest } from './answer.ts'
import type { Call } from './http/call.ts'
import type { InteractionStore } from './stores/interaction-store.ts'
import type { ResumptionHandles } from './stores/resumption-handles.ts'
import type { TokenStore } from './stores/token-store.ts'
import type { MediaWorkerClient } from './media/worker-client.ts'
import type { BatchStore } from './stores/batch-store.ts'
import type { CacheStore } from './stores/cache-store.ts'
import type { OperationStore } from './stores/operation-store.ts'

/** Dependencies that routes and live sessions share. */
export interface Context {
  /** Decides what the model answers; undefined for the built-in answers. */
  readonly answer?: Answer
  readonly files: FileStore
  readonly caches: CacheStore
  readonly batches: BatchStore
  readonly operations: OperationStore
  readonly interactions: InteractionStore
  readonly tokens: TokenStore
  readonly handles: ResumptionHandles
  readonly mediaWorker: MediaWorkerClient
  /** Frames a second of a video. */
  readonly frameRate: number
  /** Returns the milliseconds since 1970. */
  readonly now: () => number
  readonly wait: Wait
  /** Called with every request that generates, for the list of requests. */
  readonly onRequest: (call: Call, request: AnswerRequest) => void
  /** Called with every unexpected error of the service. */
  readonly onError: (error: unknown) => void
}
