import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { SmartSearchEvent, SmartSearchPorts, SmartSearchResources } from './smart-search.types.ts'

/** Inputs, events and port results of the smart search machine. */
export const smartSearchFixtures = {
  inputs: [undefined],
  events: {
    'mode.change': [{ mode: 'maps' }, { mode: 'web' }],
    'search.submit': [{ query: 'cafés nearby' }, { query: 'who won?' }, { query: ' \n' }],
    'search.retry': [{}],
    'search.cancel': [{}],
    'locator.granted': [{}],
    'locator.found': [
      { position: { latitude: 24.7, longitude: 46.6 } },
      { position: { latitude: Number.NaN, longitude: 46.6 } },
      { position: { latitude: 24.7, longitude: 460 } },
    ],
    'locator.failed': [{ kind: 'permission' }],
  },
  ports: {
    search: {
      resolves: [
        {
          value: { text: 'Two', sources: [{ maps: { uri: 'https://maps.example/1', title: 'Café' } }] },
          cutOff: false,
        },
        { value: { text: 'Tw', sources: [] }, cutOff: true },
        { value: { text: ' ', sources: [] }, cutOff: false },
      ],
      rejects: [new PortError('blocked', 'SAFETY'), new PortError('network', 'offline'), 'odd'],
    },
  },
  resources: { locator: { events: ['locator.granted', 'locator.found', 'locator.failed'] } },
  isHome: (snapshot) => snapshot.matches({ mode: 'web', query: 'idle' }),
} satisfies MachineFixtures<SmartSearchEvent, SmartSearchPorts, undefined, keyof SmartSearchResources>
