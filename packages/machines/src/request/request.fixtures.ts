import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { RequestEvent, RequestPorts } from './request.types.ts'

/** Inputs, events and port results of the request machine. */
export const requestFixtures = {
  inputs: [undefined],
  events: {
    'request.submit': [
      { question: 'Why is the sky blue?' },
      { question: { image: 'bytes', instruction: 'Make it blue' } },
      { question: '  \n' },
      { question: { image: null, instruction: 'Make it blue' } },
      { question: undefined },
      { question: {} },
      { question: [] },
    ],
    'request.retry': [{}],
    'request.cancel': [{}],
    'request.reset': [{}],
  },
  ports: {
    ask: {
      resolves: [
        { value: 'Because of Rayleigh scattering.', cutOff: false },
        { value: 'Because of', cutOff: true },
        { value: ' \n', cutOff: false },
      ],
      rejects: [
        new PortError('blocked', 'SAFETY'),
        new PortError('empty', 'no parts'),
        new PortError('network', 'offline'),
        'odd',
      ],
    },
  },
  isHome: (snapshot) => snapshot.matches('idle'),
} satisfies MachineFixtures<RequestEvent, RequestPorts<unknown, string>, undefined>
