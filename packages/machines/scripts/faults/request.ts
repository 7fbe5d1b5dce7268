import type { Fault } from './fault.ts'

export const request: readonly Fault[] = [
  {
    what: 'a blank question is asked',
    file: 'request/question.ts',
    from: "part.trim() === ''",
    to: "part === ''",
  },
  {
    what: 'a question with a part missing is asked',
    file: 'request/question.ts',
    from: 'part === null || ',
    to: '',
  },
  {
    what: 'a question asks for ever',
    file: 'request/request.machine.ts',
    from: "patience: { target: 'failed', actions: { type: 'fail', params: timedOutAs('request') } },",
    to: '',
  },
  {
    what: 'Cancel lets the call go on',
    file: 'request/request.machine.ts',
    from: "on: { 'request.cancel': { target: 'idle', actions: 'clear' } },",
    to: '',
  },
  {
    what: 'the answer before stays on the screen while another is asked for',
    file: 'request/request.setup.ts',
    from: 'askAgain: assign({ answer: null, failure: null })',
    to: 'askAgain: assign({ failure: null })',
  },
  {
    what: 'a new question waits for the old one',
    file: 'request/request.machine.ts',
    from: "target: '.working',\n",
    to: '',
  },
  {
    what: 'the host cannot wait longer',
    file: 'request/request.setup.ts',
    from: 'patience: ({ context }) => context.patience',
    to: 'patience: 120_000',
  },
  {
    what: 'a cut-off answer looks whole',
    file: 'request/request.selectors.ts',
    from: 'context.answer?.cutOff ?? false',
    to: 'false',
  },
]
