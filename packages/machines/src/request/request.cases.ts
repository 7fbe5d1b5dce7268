import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { RequestEvent, RequestPorts } from './request.types.ts'

/** Everything that can happen to the request machine. */
export const requestCases = {
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
  home: (snapshot) => snapshot.matches('idle'),
} satisfies MachineCases<RequestEvent, RequestPorts<unknown, string>, undefined>
