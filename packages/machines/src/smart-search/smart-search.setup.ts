import { assign, setup, stateIn } from 'xstate'
import type { EventObject } from 'xstate'
import {
  isAnswerOf,
  isListOf,
  isNumber,
  isRecord,
  isText,
  refusal,
  requiredPort,
  requiredResource,
  saysWhy,
} from '../port/index.ts'
import type { Answer } from '../port/index.ts'
import { isBlank, isComplete } from '../shared/question.ts'
import type {
  LocatorFact,
  Position,
  SearchFailure,
  SearchMode,
  SearchRequest,
  SearchResult,
  SearchSource,
  SmartSearchContext,
  SmartSearchEvent,
  SourceLink,
} from './smart-search.types.ts'

export interface Query {
  readonly query: string
}

export interface Answered {
  readonly answer: Answer<SearchResult>
}

const isPosition = isRecord<Position>({ latitude: isNumber, longitude: isNumber })
const isLink = isRecord<SourceLink>({ uri: isText, title: isText })
const isSource = (source: unknown): source is SearchSource =>
  isRecord<{ web: SourceLink }>({ web: isLink })(source) ||
  isRecord<{ maps: SourceLink }>({ maps: isLink })(source)
const isResult = isRecord<SearchResult>({ text: isText, sources: isListOf(isSource) })

const nothing = { position: null, positionUnknown: false, answer: null, failure: null }

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const smartSearchSetup = setup({
  types: {
    context: {} as SmartSearchContext,
    events: {} as SmartSearchEvent,
  },
  actors: {
    locator: requiredResource<void, EventObject, LocatorFact>('locator', refusal('locator.failed'), {
      facts: {
        'locator.granted': () => true,
        'locator.found': isRecord<{ position: Position }>({ position: isPosition }),
        'locator.failed': saysWhy,
      },
    }),
    search: requiredPort<SearchRequest, Answer<SearchResult>>('search', {
      patience: 60_000,
      answer: isAnswerOf(isResult),
    }),
  },
  guards: {
    hasQuery: (_, { query }: Query) => isComplete(query),
    isMapsChosen: (_, { mode }: { mode: SearchMode }) => mode === 'maps',
    isMapsMode: stateIn({ mode: 'maps' }),
    isMapsSearch: ({ context }) => context.search?.mode === 'maps',
    isBlank: (_, { answer }: Answered) => isBlank(answer.value.text),
    isOnEarth: (_, position: Position) => isOnEarth(position),
  },
  actions: {
    setQuery: assign((_, { query }: Query) => ({ ...nothing, search: { query, mode: 'web' as const } })),
    setMapsMode: assign({ search: ({ context }) => context.search && { ...context.search, mode: 'maps' } }),
    clearAnswer: assign(nothing),
    setPosition: assign({ position: (_, position: Position) => position }),
    setPositionUnknown: assign({ positionUnknown: true }),
    setAnswer: assign((_, { answer }: Answered) => ({ answer, position: null })),
    setFailure: assign((_, failure: SearchFailure) => ({ failure, position: null })),
    reset: assign({ ...nothing, search: null }),
  },
  delays: { promptTimeout: 60_000, fixTimeout: 5000 },
})

const isWithin = (degrees: number, most: number) => Math.abs(degrees) <= most

const isOnEarth = ({ latitude, longitude }: Position) => isWithin(latitude, 90) && isWithin(longitude, 180)
