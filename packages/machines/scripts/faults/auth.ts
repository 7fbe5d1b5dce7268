import type { Fault } from './fault.ts'

export const auth: readonly Fault[] = [
  {
    what: 'the password outlives the session call',
    file: 'auth/auth.entering.ts',
    from: "onDone: { target: 'fetchingAccount', actions: 'forgetCredentials' }",
    to: "onDone: { target: 'fetchingAccount' }",
  },
  {
    what: 'a refused sign-in keeps the password',
    file: 'auth/auth.setup.ts',
    from: 'fail: assign({ credentials: null, failure:',
    to: 'fail: assign({ failure:',
  },
  {
    what: 'a short password makes an account',
    file: 'auth/auth.setup.ts',
    from: 'isFilled(credentials) && isLongEnough(credentials)',
    to: 'isFilled(credentials)',
  },
  {
    what: 'seven characters are enough',
    file: 'auth/credentials.ts',
    from: 'minPasswordLength = 8',
    to: 'minPasswordLength = 7',
  },
  {
    what: 'a server failure looks like a lost connection',
    file: 'auth/auth.setup.ts',
    from: "kind === 'network' || kind === 'timeout'",
    to: "kind !== 'auth'",
  },
  {
    what: 'the user stays known after signing out',
    file: 'auth/auth.setup.ts',
    from: 'leave: assign({ user: null, failure: null })',
    to: 'leave: assign({ failure: null })',
  },
  {
    what: 'the first check never ends by itself',
    file: 'auth/auth.machine.ts',
    from: "after: { patience: { target: 'signedOut.unreachable' } },",
    to: '',
  },
  {
    what: 'finding a session counts as signing in just now',
    file: 'auth/auth.entering.ts',
    from: 'fresh: false',
    to: 'fresh: true',
  },
  {
    what: 'somebody else, signed in elsewhere, goes unnoticed',
    file: 'auth/auth.setup.ts',
    from: 'user != null && user.id === context.user?.id',
    to: 'user != null && context.user !== null',
  },
  {
    what: 'a check without an answer signs out',
    file: 'auth/auth.machine.ts',
    from: "{ target: 'idle' },\n            ],\n          },\n          after: { patience: { target: 'idle' } },",
    to: "{ target: '#auth.signedOut', actions: 'leave' },\n            ],\n          },\n          after: { patience: { target: 'idle' } },",
  },
  {
    what: 'signing in to a blocked account calls the browser’s own blocked',
    file: 'auth/auth.machine.ts',
    from: "target: 'looking',\n            },",
    to: "target: 'blocked',\n            },",
  },
  {
    what: 'a blocked account is forgotten while it is asked again',
    file: 'auth/auth.blocked.ts',
    from: "onError: { target: 'told' },",
    to: "onError: { target: '#auth.signedOut.reachable' },",
  },
  {
    what: 'an ended session is not noticed while signing out',
    file: 'auth/auth.machine.ts',
    from: "'auth.expired': {\n          target: 'signedOut',",
    to: "'auth.expired': {\n          target: '.idle',",
  },
]
