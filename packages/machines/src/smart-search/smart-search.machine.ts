import { failureFromError, providePorts } from '../port/index.ts'
import { smartSearchSetup } from './smart-search.setup.ts'
import type { Search, SearchMode, SmartSearchPorts, SmartSearchResources } from './smart-search.types.ts'

const modeParams = ({ event: { mode } }: { event: { mode: SearchMode } }) => ({ mode })
const queryParams = ({ event: { query } }: { event: { query: string } }) => ({ query })

/** Searches the web, or maps near the user. */
export const smartSearchMachine = smartSearchSetup.createMachine({
  id: 'smartSearch',
  options: { maxIterations: 100 },
  description: 'Searches the web, or maps near the visitor',
  context: { search: null, position: null, positionUnknown: false, answer: null, failure: null },
  type: 'parallel',
  states: {
    mode: {
      description: 'Where will the next search look?',
      initial: 'web',
      on: {
        'mode.change': [
          { guard: { type: 'isMapsChosen', params: modeParams }, target: '.maps' },
          { target: '.web' },
        ],
      },
      states: {
        web: { description: 'On the web' },
        maps: { description: 'On maps, near the visitor' },
      },
    },
    query: {
      description: 'What is searched for?',
      initial: 'idle',
      on: {
        'search.submit': {
          guard: { type: 'hasQuery', params: queryParams },
          target: '.deciding',
          actions: { type: 'setQuery', params: queryParams },
        },
      },
      states: {
        idle: { description: 'Nothing is searched for' },
        deciding: {
          description: 'A maps search asks first where the visitor is',
          always: [
            { guard: 'isMapsMode', target: 'locating', actions: 'setMapsMode' },
            { target: 'searching' },
          ],
        },
        locating: {
          description: 'The browser is asked where the visitor is; without an answer the search goes on',
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
              description: 'The visitor may be asked for permission, and takes their time',
              on: { 'locator.granted': { target: 'fixing' } },
              after: {
                promptTimeout: { target: '#smartSearch.query.searching', actions: 'setPositionUnknown' },
              },
            },
            fixing: {
              description: 'They said yes: the device finds out where it is',
              after: {
                fixTimeout: { target: '#smartSearch.query.searching', actions: 'setPositionUnknown' },
              },
            },
          },
        },
        searching: {
          description: 'The answer is on its way',
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
          description: 'The answer is shown with its sources, perhaps cut off',
          on: {
            'search.retry': [
              { guard: 'isMapsSearch', target: 'locating', actions: 'clearAnswer' },
              { target: 'searching', actions: 'clearAnswer' },
            ],
          },
        },
        failed: {
          description: 'There is no answer, and the visitor is told why; the search is kept to try again',
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
