import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { AuthEvent, AuthPorts, User } from './auth.types.ts'

const user: User = { id: 'u1', email: 'sara@example.com', labels: [] }
const another: User = { id: 'u2', email: 'huda@example.com', labels: [] }
const offline = new PortError('network', 'offline')
const late = new PortError('timeout', 'no answer')
const refused = new PortError('auth', 'invalid credentials')
const blocked = new PortError('account-blocked', 'blocked')

const credentials = [
  { email: 'sara@example.com', password: new Secret('open sesame') },
  { email: 'sara@example.com', password: new Secret('short') },
  { email: 'sara@example.com', password: new Secret('') },
  { email: '  ', password: new Secret('open sesame') },
]

/** Inputs, events and port results of the auth machine. */
export const authFixtures = {
  inputs: [undefined],
  events: {
    'auth.signIn': credentials,
    'auth.signUp': credentials,
    'auth.signOut': [{}],
    'auth.expired': [{ userId: 'u1' }, { userId: 'u2' }],
    'auth.recheck': [{}],
    'auth.dismiss': [{}],
  },
  ports: {
    getAccount: {
      resolves: [user, another, null],
      rejects: [offline, late, refused, blocked, new Error('odd'), undefined],
    },
    createAccount: { resolves: [undefined], rejects: [offline, new PortError('conflict', 'taken')] },
    createSession: { resolves: [undefined], rejects: [offline, refused, blocked] },
    deleteSession: { resolves: [undefined], rejects: [offline, 'odd'] },
  },
  isHome: (snapshot) => snapshot.matches({ signedOut: 'reachable' }),
} satisfies MachineFixtures<AuthEvent, AuthPorts, undefined>
