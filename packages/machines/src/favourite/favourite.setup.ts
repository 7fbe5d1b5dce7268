import { assign, emit, setup } from 'xstate'
import { isRecord, isText, requiredPort } from '../port/index.ts'
import { sessionGuards } from '../shared/session.ts'
import type {
  FavouriteAddition,
  FavouriteContext,
  FavouriteEmitted,
  FavouriteEvent,
  FavouriteFailure,
  FavouriteInput,
  FavouriteRecord,
  StoredFavourite,
} from './favourite.types.ts'

const patience = 30_000

type Session = Pick<FavouriteInput, 'userId' | 'recordId'>

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const favouriteSetup = setup({
  types: {
    context: {} as FavouriteContext,
    events: {} as FavouriteEvent,
    emitted: {} as FavouriteEmitted,
    input: {} as FavouriteInput,
    tags: {} as 'busy' | 'favourite',
  },
  actors: {
    addFavourite: requiredPort<FavouriteAddition, StoredFavourite>('addFavourite', {
      patience,
      writes: true,
      answer: isRecord<StoredFavourite>({ recordId: isText }),
    }),
    removeFavourite: requiredPort<FavouriteRecord, void>('removeFavourite', { patience, writes: true }),
  },
  guards: {
    ...sessionGuards,
    stored: ({ context }) => context.userId !== null && context.recordId !== null,
    notStored: ({ context }) => context.userId === null || context.recordId === null,
  },
  actions: {
    useSession: assign(({ context }, { userId, recordId }: Session) => ({
      userId,
      recordId,
      // Whatever failed: once its record comes or goes, it has been done after all.
      failure: recordId === context.recordId ? context.failure : null,
    })),
    keepRecord: assign({ recordId: (_, { recordId }: StoredFavourite) => recordId }),
    dropRecord: assign({ recordId: null }),
    fail: assign({ failure: (_, failure: FavouriteFailure) => failure }),
    dismiss: assign({ failure: null }),
    tellAdded: emit(({ context: { gameId, recordId } }) => ({
      type: 'added',
      gameId,
      recordId: recordId as string,
    })),
    tellRemoved: emit(({ context: { gameId, recordId } }) => ({
      type: 'removed',
      gameId,
      recordId: recordId as string,
    })),
    tellLoginRequired: emit(({ context: { gameId } }) => ({ type: 'loginRequired', gameId })),
  },
})
