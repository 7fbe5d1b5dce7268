import { assign, setup } from 'xstate'
import { isArrayOf, isRecord, isString, requiredPort } from '../port/index.ts'
import { sessionGuards } from '../internal/session-guards.ts'
import type {
  FavoriteRecord,
  FavoritesContext,
  FavoritesEvent,
  FavoritesFailure,
  FavoritesInput,
} from './favorites.types.ts'

export const favoritesSetup = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    input: {} as FavoritesInput,
  },
  actors: {
    listFavorites: requiredPort<{ readonly userId: string }, readonly FavoriteRecord[]>('listFavorites', {
      timeoutMs: 30_000,
      isOutput: isArrayOf(isRecord<FavoriteRecord>({ gameId: isString, recordId: isString })),
    }),
  },
  guards: sessionGuards,
  actions: {
    setUser: assign((_, { userId }: FavoritesInput) => ({ userId, records: [], failure: null })),
    setRecords: assign({ records: (_, { records }: { records: readonly FavoriteRecord[] }) => records }),
    addRecord: assign({
      records: ({ context }, { gameId, recordId }: FavoriteRecord) => [
        ...without(context.records, gameId),
        { gameId, recordId },
      ],
    }),
    removeRecord: assign({
      records: ({ context }, { gameId }: { gameId: string }) => without(context.records, gameId),
    }),
    setFailure: assign({ failure: (_, failure: FavoritesFailure) => failure }),
    clearFailure: assign({ failure: null }),
  },
})

const without = (records: readonly FavoriteRecord[], gameId: string) =>
  records.filter((record) => record.gameId !== gameId)
