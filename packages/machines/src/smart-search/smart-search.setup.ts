import { assign, setup, stateIn } from 'xstate'
import type { EventObject } from 'xstate'
import {
  isModelAnswer,
  isArrayOf,
  isNumber,
  isRecord,
  isString,
  toFailureEvent,
  requiredPort,
  requiredResource,
  hasFailureKind,
} from '../port/index.ts'
import type { ModelAnswer } from '../port/index.ts'
import { isBlank, isComplete } from '../internal/is-complete.ts'
import type {
  LocatorEvent,
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
  readonly answer: ModelAnswer<SearchResult>
}

const isPosition = isRecord<Position>({ latitude: isNumber, longitude: isNumber })
const isLink = isRecord<SourceLink>({ uri: isString, title: isString })
const isSource = (source: unknown): source is SearchSource =>
  isRecord<{ web: SourceLink }>({ web: isLink })(source) ||
  isRecord<{ maps: SourceLink }>({ maps: isLink })(source)
const isResult = isRecord<SearchResult>({ text: isString, sources: isArrayOf(isSource) })

const noAnswer = { position: null, positionUnknown: false, answer: null, failure: null }

export const smartSearchSetup = setup({
  types: {
    context: {} as SmartSearchContext,
    events: {} as SmartSearchEvent,
  },
  actors: {
    locator: requiredResource<void, EventObject, LocatorEvent>('locator', toFailureEvent('locator.failed'), {
      events: {
        'locator.granted': () => true,
        'locator.found': isRecord<{ position: Position }>({ position: isPosition }),
        'locator.failed': hasFailureKind,
      },
    }),
    search: requiredPort<SearchRequest, ModelAnswer<SearchResult>>('search', {
      timeoutMs: 60_000,
      isOutput: isModelAnswer(isResult),
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
    setQuery: assign((_, { query }: Query) => ({ ...noAnswer, search: { query, mode: 'web' as const } })),
    setMapsMode: assign({ search: ({ context }) => context.search && { ...context.search, mode: 'maps' } }),
    clearAnswer: assign(noAnswer),
    setPosition: assign({ position: (_, position: Position) => position }),
    setPositionUnknown: assign({ positionUnknown: true }),
    setAnswer: assign((_, { answer }: Answered) => ({ answer, position: null })),
    setFailure: assign((_, failure: SearchFailure) => ({ failure, position: null })),
    reset: assign({ ...noAnswer, search: null }),
  },
  delays: { promptTimeout: 60_000, fixTimeout: 5000 },
})

const isWithin = (degrees: number, most: number) => Math.abs(degrees) <= most

const isOnEarth = ({ latitude, longitude }: Position) => isWithin(latitude, 90) && isWithin(longitude, 180)
