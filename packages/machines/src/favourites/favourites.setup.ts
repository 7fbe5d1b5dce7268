import { assign, setup } from 'xstate'
import { isListOf, isRecord, isText, requiredPort } from '../port/index.ts'
import { sessionGuards } from '../shared/session.ts'
import type {
  FavouriteRecord,
  FavouritesContext,
  FavouritesEvent,
  FavouritesFailure,
  FavouritesInput,
} from './favourites.types.ts'

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const favouritesSetup = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    input: {} as FavouritesInput,
  },
  actors: {
    listFavourites: requiredPort<{ readonly userId: string }, readonly FavouriteRecord[]>('listFavourites', {
      patience: 30_000,
      answer: isListOf(isRecord<FavouriteRecord>({ gameId: isText, recordId: isText })),
    }),
  },
  guards: sessionGuards,
  actions: {
    changeUser: assign((_, { userId }: FavouritesInput) => ({ userId, records: [], failure: null })),
    keep: assign({ records: (_, { records }: { records: readonly FavouriteRecord[] }) => records }),
    add: assign({
      records: ({ context }, { gameId, recordId }: FavouriteRecord) => [
        ...without(context.records, gameId),
        { gameId, recordId },
      ],
    }),
    remove: assign({
      records: ({ context }, { gameId }: { gameId: string }) => without(context.records, gameId),
    }),
    fail: assign({ failure: (_, failure: FavouritesFailure) => failure }),
    tryAgain: assign({ failure: null }),
  },
})

const without = (records: readonly FavouriteRecord[], gameId: string) =>
  records.filter((record) => record.gameId !== gameId)
