import { assign, setup, stateIn } from 'xstate'
import { requiredPort } from '../port/index.ts'
import type { Answer } from '../port/index.ts'
import { isComplete } from '../request/question.ts'
import type {
  Position,
  SearchFailure,
  SearchMode,
  SearchRequest,
  SearchResult,
  SmartSearchContext,
  SmartSearchEvent,
} from './smart-search.types.ts'

export interface Query {
  readonly query: string
}

const nothing = { position: null, positionUnknown: false, answer: null, failure: null }

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const smartSearchSetup = setup({
  types: {
    context: {} as SmartSearchContext,
    events: {} as SmartSearchEvent,
    tags: {} as 'busy',
  },
  actors: {
    locate: requiredPort<void, Position>('locate'),
    search: requiredPort<SearchRequest, Answer<SearchResult>>('search'),
  },
  guards: {
    filled: (_, { query }: Query) => isComplete(query),
    toMaps: (_, { mode }: { mode: SearchMode }) => mode === 'maps',
    mapsMode: stateIn({ mode: 'maps' }),
    askedOnMaps: ({ context }) => context.search?.mode === 'maps',
    onEarth: (_, position: Position) => isOnEarth(position),
  },
  actions: {
    ask: assign((_, { query }: Query) => ({ ...nothing, search: { query, mode: 'web' as const } })),
    lookOnMaps: assign({ search: ({ context }) => context.search && { ...context.search, mode: 'maps' } }),
    askAgain: assign(nothing),
    keepPosition: assign({ position: (_, position: Position) => position }),
    warn: assign({ positionUnknown: true }),
    keepAnswer: assign((_, { answer }: { answer: Answer<SearchResult> }) => ({ answer, position: null })),
    fail: assign((_, failure: SearchFailure) => ({ failure, position: null })),
    clear: assign({ ...nothing, search: null }),
  },
  delays: { locating: 5000, patience: 60_000 },
})

const isWithin = (degrees: number, most: number) => Math.abs(degrees) <= most

const isOnEarth = ({ latitude, longitude }: Position) => isWithin(latitude, 90) && isWithin(longitude, 180)
