import { assign, emit, setup } from 'xstate'
import { isListOf, isOneOf, isRecord, isText, requiredPort } from '../port/index.ts'
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

const patience = 30_000

type Removal = Parameters<ErasurePorts['removeRecord']>[0]

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
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
      // A list comes in several pages.
      patience: 120_000,
      answer: isListOf(isRecord<StoredRecord>({ kind: isOneOf('favorite', 'rating', 'score'), id: isText })),
    }),
    removeRecord: requiredPort<Removal, void>('removeRecord', { patience, writes: true }),
  },
  delays: {
    // Backends count by the minute.
    rateLimitPause: 60_000,
  },
  guards: {
    isNothingLeft: ({ context }) => context.left.length === 0,
    hasSessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
    isRefused: (_, { kind }: { kind: FailureKind }) => kind === 'permission',
    isRateLimited: (_, { kind }: { kind: FailureKind }) => kind === 'rate-limit',
  },
  actions: {
    resetProgress: assign({ left: [], removed: [], refused: [], failure: null }),
    // What has had its turn has none again, or a backend that removes nothing would keep this going for ever.
    setRecords: assign({
      left: ({ context: { removed, refused } }, { records }: { records: readonly StoredRecord[] }) => {
        const seen = new Set([...removed, ...refused].map(nameOf))
        return records.filter((record) => !seen.has(nameOf(record)) && seen.add(nameOf(record)))
      },
    }),
    countRemoved: assign({
      left: ({ context }) => context.left.slice(1),
      removed: ({ context: { left, removed } }) => [...removed, ...left.slice(0, 1)],
    }),
    countRefused: assign({
      left: ({ context }) => context.left.slice(1),
      refused: ({ context: { left, refused } }) => [...refused, ...left.slice(0, 1)],
    }),
    setFailure: assign({ failure: (_, failure: ErasureFailure) => failure }),
    emitEnded: emit({ type: 'ended' }),
    emitLoginRequired: emit({ type: 'loginRequired' }),
  },
})

const nameOf = ({ kind, id }: StoredRecord) => `${kind} ${id}`
