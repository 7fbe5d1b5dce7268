import { found } from './auth.entering.ts'
import { authSetup } from './auth.setup.ts'

/** The part of the chart for a browser that holds the session of a blocked account. */
export const blockedState = authSetup.createStateConfig({
  description:
    'This browser holds the session of a blocked account: every call is refused, signing out and in as well',
  tags: ['blocked'],
  initial: 'told',
  states: {
    told: {
      description: 'The visitor is told, and what they can do',
      on: { 'auth.recheck': { target: 'looking' } },
    },
    looking: {
      description: 'Is it still so? They are told all the while, and only an answer ends it',
      invoke: {
        id: 'getAccount',
        src: 'getAccount',
        onDone: [{ ...found, target: '#auth.signedIn' }, { target: '#auth.signedOut.reachable' }],
        onError: { target: 'told' },
      },
      after: { patience: { target: 'told' } },
    },
  },
})
