import { failureFromError, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { smartSearchSetup } from './smart-search.setup.ts'
import type { Search, SearchMode, SmartSearchPorts, SmartSearchResources } from './smart-search.types.ts'

const modeParams = ({ event: { mode } }: { event: { mode: SearchMode } }) => ({ mode })
const queryParams = ({ event: { query } }: { event: { query: string } }) => ({ query })

/** Searches the web, or maps near the user. */
export const smartSearchMachine = smartSearchSetup.createMachine({
  id: 'smartSearch',
  ...loopLimit,
  description: 'Searches the web, or maps near the user',
  context: { search: null, position: null, positionUnknown: false, answer: null, failure: null },
  type: 'parallel',
  states: {
    mode: {
      description: 'Mode of the next search',
      initial: 'web',
      on: {
        'mode.change': [
          { guard: { type: 'isMapsChosen', params: modeParams }, target: '.maps' },
          { target: '.web' },
        ],
      },
      states: {
        web: { description: 'Web' },
        maps: { description: 'Maps near the user' },
      },
    },
    query: {
      description: 'The search',
      initial: 'idle',
      on: {
        'search.submit': {
          guard: { type: 'hasQuery', params: queryParams },
          target: '.deciding',
          actions: { type: 'setQuery', params: queryParams },
        },
      },
      states: {
        idle: { description: 'No search' },
        deciding: {
          description: 'Chooses: a maps search locates the user first',
          always: [
            { guard: 'isMapsMode', target: 'locating', actions: 'setMapsMode' },
            { target: 'searching' },
          ],
        },
        locating: {
          description: 'Locating the user; without a position the search continues',
          initial: 'asking',
          on: {
            'search.cancel': { target: 'idle', actions: 'reset' },
            'locator.found': [
              {
                guard: { type: 'isOnEarth', params: ({ event }) => event.position },
                target: 'searching',
                actions: { type: 'setPosition', params: ({ event }) => event.position },
              },
              { target: 'searching', actions: 'setPositionUnknown' },
            ],
            'locator.failed': { target: 'searching', actions: 'setPositionUnknown' },
          },
          invoke: { id: 'locator', src: 'locator' },
          states: {
            asking: {
              description: 'The permission prompt may be open',
              on: { 'locator.granted': { target: 'fixing' } },
              after: {
                promptTimeout: { target: '#smartSearch.query.searching', actions: 'setPositionUnknown' },
              },
            },
            fixing: {
              description: 'Permission granted: the device determines its position',
              after: {
                fixTimeout: { target: '#smartSearch.query.searching', actions: 'setPositionUnknown' },
              },
            },
          },
        },
        searching: {
          description: 'Searching',
          on: { 'search.cancel': { target: 'idle', actions: 'reset' } },
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { search, position } }) => ({ ...(search as Search), position }),
            onDone: [
              {
                guard: { type: 'isBlank', params: ({ event }) => ({ answer: event.output }) },
                target: 'failed',
                actions: { type: 'setFailure', params: { code: 'search', kind: 'empty' } },
              },
              {
                target: 'answered',
                actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: failureFromError('search') },
            },
          },
        },
        answered: {
          description: 'The answer and its sources are shown, possibly cut off',
          on: {
            'search.retry': [
              { guard: 'isMapsSearch', target: 'locating', actions: 'clearAnswer' },
              { target: 'searching', actions: 'clearAnswer' },
            ],
          },
        },
        failed: {
          description: 'The search failed; it can be retried',
          on: {
            'search.retry': [
              { guard: 'isMapsSearch', target: 'locating', actions: 'clearAnswer' },
              { target: 'searching', actions: 'clearAnswer' },
            ],
          },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link SmartSearchPorts} and {@link SmartSearchResources}. */
export const createSmartSearchMachine = (
  ports: SmartSearchPorts & SmartSearchResources,
): typeof smartSearchMachine => providePorts(smartSearchMachine, ports)
