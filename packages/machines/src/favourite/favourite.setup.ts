import { assign, emit, setup } from 'xstate'
import { requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type {
  FavouriteAddition,
  FavouriteContext,
  FavouriteEmitted,
  FavouriteEvent,
  FavouriteFailure,
  FavouriteInput,
  FavouriteRecord,
} from './favourite.types.ts'

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
    addFavourite: requiredPort<FavouriteAddition, { readonly recordId: string }>('addFavourite'),
    removeFavourite: requiredPort<FavouriteRecord, void>('removeFavourite'),
  },
  guards: {
    signedIn: ({ context }) => context.userId !== null,
    stored: ({ context }) => context.userId !== null && context.recordId !== null,
    notStored: ({ context }) => context.userId === null || context.recordId === null,
    sessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
    sameUser: ({ context }, { userId }: Session) => userId === context.userId,
    anotherUser: ({ context }, { userId }: Session) => userId !== context.userId,
  },
  actions: {
    useSession: assign((_, { userId, recordId }: Session) => ({ userId, recordId })),
    keepRecord: assign({ recordId: (_, { recordId }: { recordId: string }) => recordId }),
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
  delays: { patience: 30_000 },
})
