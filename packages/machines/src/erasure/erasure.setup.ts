import { assign, emit, setup } from 'xstate'
import { isArrayOf, isOneOf, isRecord, isString, requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type {
  ErasureContext,
  ErasureEmitted,
  ErasureEvent,
  ErasureFailure,
  ErasureInput,
  ErasurePorts,
  StoredRecord,
} from './erasure.types.ts'

const timeoutMs = 30_000

type Removal = Parameters<ErasurePorts['removeRecord']>[0]

export const erasureSetup = setup({
  types: {
    context: {} as ErasureContext,
    events: {} as ErasureEvent,
    emitted: {} as ErasureEmitted,
    input: {} as ErasureInput,
    tags: {} as 'busy',
  },
  actors: {
    listRecords: requiredPort<ErasureInput, readonly StoredRecord[]>('listRecords', {
      // A list may have several pages.
      timeoutMs: 120_000,
      isOutput: isArrayOf(
        isRecord<StoredRecord>({ kind: isOneOf('favorite', 'rating', 'score', 'save'), id: isString }),
      ),
    }),
    removeRecord: requiredPort<Removal, void>('removeRecord', { timeoutMs, writes: true }),
  },
  delays: {
    // The backend counts requests per minute.
    rateLimitPause: 60_000,
  },
  guards: {
    isNothingLeft: ({ context }) => context.remaining.length === 0,
    hasSessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
    isRefused: (_, { kind }: { kind: FailureKind }) => kind === 'permission',
    isRateLimited: (_, { kind }: { kind: FailureKind }) => kind === 'rate-limit',
  },
  actions: {
    resetProgress: assign({ remaining: [], removed: [], refused: [], failure: null }),
    // Skips records that were processed before; otherwise a backend that deletes nothing would cause an endless loop.
    setRecords: assign({
      remaining: ({ context: { removed, refused } }, { records }: { records: readonly StoredRecord[] }) => {
        const seen = new Set([...removed, ...refused].map(toKey))
        return records.filter((record) => !seen.has(toKey(record)) && seen.add(toKey(record)))
      },
    }),
    countRemoved: assign({
      remaining: ({ context }) => context.remaining.slice(1),
      removed: ({ context: { remaining, removed } }) => [...removed, ...remaining.slice(0, 1)],
    }),
    countRefused: assign({
      remaining: ({ context }) => context.remaining.slice(1),
      refused: ({ context: { remaining, refused } }) => [...refused, ...remaining.slice(0, 1)],
    }),
    setFailure: assign({ failure: (_, failure: ErasureFailure) => failure }),
    emitEnded: emit({ type: 'ended' }),
    emitLoginRequired: emit({ type: 'loginRequired' }),
  },
})

const toKey = ({ kind, id }: StoredRecord) => `${kind} ${id}`
