import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { RequestEvent, RequestInput, RequestPorts } from './request.types.ts'

/** Everything that can happen to the request machine. */
export const requestCases = {
  inputs: [{ patience: 120_000 }, { patience: 5000 }],
  events: {
    'request.submit': [
      { question: 'Why is the sky blue?' },
      { question: { image: 'bytes', instruction: 'Make it blue' } },
      { question: '  \n' },
      { question: { image: null, instruction: 'Make it blue' } },
      { question: undefined },
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
      ],
      rejects: [
        new PortError('blocked', 'SAFETY'),
        new PortError('empty', 'no parts'),
        new PortError('network', 'offline'),
        'odd',
      ],
    },
  },
  home: (snapshot) => snapshot.matches('idle'),
} satisfies MachineCases<RequestEvent, RequestPorts<unknown, string>, RequestInput>
