import { assign, emit, setup } from 'xstate'
import { isRecord, isString, requiredPort } from '../port/index.ts'
import { sessionGuards } from '../internal/session-guards.ts'
import type {
  FavoriteAddition,
  FavoriteContext,
  FavoriteEmitted,
  FavoriteEvent,
  FavoriteFailure,
  FavoriteInput,
  FavoriteRecord,
  StoredFavorite,
} from './favorite.types.ts'

const timeoutMs = 30_000

type Session = Pick<FavoriteInput, 'userId' | 'recordId'>

export const favoriteSetup = setup({
  types: {
    context: {} as FavoriteContext,
    events: {} as FavoriteEvent,
    emitted: {} as FavoriteEmitted,
    input: {} as FavoriteInput,
    tags: {} as 'busy' | 'favorite',
  },
  actors: {
    addFavorite: requiredPort<FavoriteAddition, StoredFavorite>('addFavorite', {
      timeoutMs,
      writes: true,
      isOutput: isRecord<StoredFavorite>({ recordId: isString }),
    }),
    removeFavorite: requiredPort<FavoriteRecord, void>('removeFavorite', { timeoutMs, writes: true }),
  },
  guards: {
    ...sessionGuards,
    isStored: ({ context }) => context.userId !== null && context.recordId !== null,
    isNotStored: ({ context }) => context.userId === null || context.recordId === null,
  },
  actions: {
    setSession: assign(({ context }, { userId, recordId }: Session) => ({
      userId,
      recordId,
      // A changed record means that the failed action succeeded after all.
      failure: recordId === context.recordId ? context.failure : null,
    })),
    setRecord: assign({ recordId: (_, { recordId }: StoredFavorite) => recordId }),
    clearRecord: assign({ recordId: null }),
    setFailure: assign({ failure: (_, failure: FavoriteFailure) => failure }),
    clearFailure: assign({ failure: null }),
    emitAdded: emit(({ context: { gameId, recordId } }) => ({
      type: 'added',
      gameId,
      recordId: recordId as string,
    })),
    emitRemoved: emit(({ context: { gameId, recordId } }) => ({
      type: 'removed',
      gameId,
      recordId: recordId as string,
    })),
    emitLoginRequired: emit(({ context: { gameId } }) => ({ type: 'loginRequired', gameId })),
  },
})
