import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { SmartSearchEvent, SmartSearchPorts } from './smart-search.types.ts'

/** Everything that can happen to the smart search machine. */
export const smartSearchCases = {
  inputs: [undefined],
  events: {
    'mode.change': [{ mode: 'maps' }, { mode: 'web' }],
    'search.submit': [{ query: 'cafés nearby' }, { query: 'who won?' }, { query: ' \n' }],
    'search.retry': [{}],
    'search.cancel': [{}],
  },
  ports: {
    locate: {
      resolves: [
        { latitude: 24.7, longitude: 46.6 },
        { latitude: Number.NaN, longitude: 46.6 },
        { latitude: 24.7, longitude: 460 },
      ],
      rejects: [new PortError('permission', 'denied')],
    },
    search: {
      resolves: [
        {
          value: { text: 'Two', sources: [{ maps: { uri: 'https://maps.example/1', title: 'Café' } }] },
          cutOff: false,
        },
        { value: { text: 'Tw', sources: [] }, cutOff: true },
      ],
      rejects: [new PortError('blocked', 'SAFETY'), new PortError('network', 'offline'), 'odd'],
    },
  },
  home: (snapshot) => snapshot.matches({ mode: 'web', query: 'idle' }),
} satisfies MachineCases<SmartSearchEvent, SmartSearchPorts, undefined>
