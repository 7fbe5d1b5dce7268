import { assign, emit, setup } from 'xstate'
import { isNullOr, requiredPort } from '../port/index.ts'
import { sessionGuards } from '../internal/session-guards.ts'
import type { Session } from '../internal/session-guards.ts'
import type {
  RatingContext,
  RatingEmitted,
  RatingEvent,
  RatingFailure,
  RatingInput,
  RatingKey,
  RatingRequest,
} from './rating.types.ts'

export interface Stars {
  readonly stars: number
}

const timeoutMs = 30_000

const isStars = (stars: unknown): stars is number => [1, 2, 3, 4, 5].includes(stars as number)

export const ratingSetup = setup({
  types: {
    context: {} as RatingContext,
    events: {} as RatingEvent,
    emitted: {} as RatingEmitted,
    input: {} as RatingInput,
  },
  actors: {
    loadRating: requiredPort<RatingKey, number | null>('loadRating', {
      timeoutMs,
      isOutput: isNullOr(isStars),
    }),
    saveRating: requiredPort<RatingRequest, void>('saveRating', { timeoutMs, writes: true }),
  },
  guards: {
    ...sessionGuards,
    isRating: (_, { stars }: Stars) => isStars(stars),
    canRate: ({ context }, { stars }: Stars) => isStars(stars) && context.userId !== null,
    hasSignedOut: ({ context }, { userId }: Session) => userId === null && context.userId !== null,
    hasSavedRating: ({ context }) => context.saved !== null,
  },
  actions: {
    setPreview: assign({ preview: (_, { stars }: Stars) => stars }),
    clearPreview: assign({ preview: null }),
    setChoice: assign({ choice: (_, { stars }: Stars) => stars, preview: null, failure: null }),
    prepareSaving: assign({ preview: null, failure: null }),
    clearChoice: assign({ choice: null, preview: null, failure: null }),
    setFailure: assign({ failure: (_, failure: RatingFailure) => failure }),
    setLoginRequired: assign({ choice: null, failure: { code: 'login-required', kind: 'auth' } }),
    setSaved: assign({ saved: ({ context }) => context.choice, choice: null, loadError: null }),
    setUser: assign((_, { userId }: Session) => ({ userId, saved: null, loadError: null })),
    setLoaded: assign({ saved: (_, { stars }: { stars: number | null }) => stars }),
    setLoadError: assign({ loadError: (_, failure: RatingFailure) => failure }),
    emitRated: emit(({ context: { gameId, saved } }) => ({ type: 'rated', gameId, stars: saved as number })),
    emitLoginRequired: emit(({ context: { gameId } }, { stars }: Stars) => ({
      type: 'loginRequired',
      gameId,
      stars,
    })),
  },
  delays: { thanksDuration: 2500 },
})
