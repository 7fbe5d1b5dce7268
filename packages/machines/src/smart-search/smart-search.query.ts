import { failedAs, timedOutAs } from '../port/index.ts'
import { smartSearchSetup } from './smart-search.setup.ts'
import type { Search } from './smart-search.types.ts'

const queryOf = ({ event: { query } }: { event: { query: string } }) => ({ query })
const again = [
  { guard: 'askedOnMaps', target: 'locating', actions: 'askAgain' },
  { target: 'searching', actions: 'askAgain' },
] as const
const onWithout = { target: 'searching', actions: 'warn' } as const

/** The part of the chart that searches: where is the visitor, if that matters, and what is the answer? */
export const queryState = smartSearchSetup.createStateConfig({
  description: 'What is searched for?',
  initial: 'idle',
  on: {
    'search.submit': {
      guard: { type: 'filled', params: queryOf },
      target: '.deciding',
      actions: { type: 'ask', params: queryOf },
    },
  },
  states: {
    idle: { description: 'Nothing is searched for' },
    deciding: {
      description: 'A maps search asks first where the visitor is',
      always: [{ guard: 'mapsMode', target: 'locating', actions: 'lookOnMaps' }, { target: 'searching' }],
    },
    locating: {
      description: 'The browser is asked where the visitor is; without an answer the search goes on',
      tags: ['busy'],
      on: { 'search.cancel': { target: 'idle', actions: 'clear' } },
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'onEarth', params: ({ event }) => event.output },
            target: 'searching',
            actions: { type: 'keepPosition', params: ({ event }) => event.output },
          },
          onWithout,
        ],
        onError: onWithout,
      },
      after: { locating: onWithout },
    },
    searching: {
      description: 'The answer is on its way',
      tags: ['busy'],
      on: { 'search.cancel': { target: 'idle', actions: 'clear' } },
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { search, position } }) => ({ ...(search as Search), position }),
        onDone: {
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: failedAs('search') } },
      },
      after: {
        patience: { target: 'failed', actions: { type: 'fail', params: timedOutAs('search') } },
      },
    },
    answered: {
      description: 'The answer is shown with its sources, perhaps cut off',
      on: { 'search.retry': again },
    },
    failed: {
      description: 'There is no answer, and the visitor is told why; the search is kept to try again',
      on: { 'search.retry': again },
    },
  },
})
