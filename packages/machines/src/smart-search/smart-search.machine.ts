import { fromPorts } from '../port/index.ts'
import { queryState } from './smart-search.query.ts'
import { smartSearchSetup } from './smart-search.setup.ts'
import type { SearchMode, SmartSearchPorts } from './smart-search.types.ts'

const modeOf = ({ event: { mode } }: { event: { mode: SearchMode } }) => ({ mode })

/** Searches the web, or maps near the visitor. */
export const smartSearchMachine = smartSearchSetup.createMachine({
  id: 'smartSearch',
  description: 'Searches the web, or maps near the visitor',
  context: { search: null, position: null, positionUnknown: false, answer: null, failure: null },
  type: 'parallel',
  states: {
    mode: {
      description: 'Where will the next search look?',
      initial: 'web',
      on: {
        'mode.change': [{ guard: { type: 'toMaps', params: modeOf }, target: '.maps' }, { target: '.web' }],
      },
      states: {
        web: { description: 'On the web' },
        maps: { description: 'On maps, near the visitor' },
      },
    },
    query: queryState,
  },
})

/** The machine with its world: see {@link SmartSearchPorts}. */
export const createSmartSearchMachine = (ports: SmartSearchPorts): typeof smartSearchMachine =>
  smartSearchMachine.provide({ actors: fromPorts(ports) })
