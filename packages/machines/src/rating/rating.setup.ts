import { assign, emit, setup } from 'xstate'
import { requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type {
  RatingContext,
  RatingEmitted,
  RatingEvent,
  RatingFailure,
  RatingInput,
  RatingRequest,
} from './rating.types.ts'

export interface Stars {
  readonly stars: number
}

type Session = Pick<RatingInput, 'userId' | 'saved'>

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const ratingSetup = setup({
  types: {
    context: {} as RatingContext,
    events: {} as RatingEvent,
    emitted: {} as RatingEmitted,
    input: {} as RatingInput,
    tags: {} as 'busy' | 'choosing',
  },
  actors: { saveRating: requiredPort<RatingRequest, void>('saveRating') },
  guards: {
    stars: (_, { stars }: Stars) => isStars(stars),
    starsBySignedIn: ({ context }, { stars }: Stars) => isStars(stars) && context.userId !== null,
    signedOut: ({ context }, { userId }: Session) => userId === null && context.userId !== null,
    sessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
    anotherUser: ({ context }, { userId }: Session) => userId !== context.userId,
  },
  actions: {
    preview: assign({ preview: (_, { stars }: Stars) => stars }),
    endPreview: assign({ preview: null }),
    choose: assign({ choice: (_, { stars }: Stars) => stars, preview: null, failure: null }),
    prepareSaving: assign({ preview: null, failure: null }),
    clear: assign({ choice: null, preview: null, failure: null }),
    fail: assign({ failure: (_, failure: RatingFailure) => failure }),
    refuse: assign({ choice: null, preview: null, failure: { code: 'login-required', kind: 'auth' } }),
    keepSaved: assign({ saved: ({ context }) => context.choice, choice: null }),
    useSession: assign((_, { userId, saved }: Session) => ({ userId, saved })),
    tellRated: emit(({ context: { gameId, saved } }) => ({ type: 'rated', gameId, stars: saved as number })),
    tellLoginRequired: emit(({ context: { gameId } }, { stars }: Stars) => ({
      type: 'loginRequired',
      gameId,
      stars,
    })),
  },
  delays: { patience: 30_000, thanks: 2500 },
})

const isStars = (stars: number) => Number.isInteger(stars) && stars >= 1 && stars <= 5
