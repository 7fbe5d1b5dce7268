import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { AccountEvent, AccountPorts, Profile } from './account.types.ts'

const profile: Profile = {
  name: 'Sara',
  email: 'sara@example.com',
  createdAt: '2026-01-01T00:00:00.000+00:00',
}
const rejects = [new PortError('network', 'offline'), new PortError('auth', 'expired'), 'odd']
const old = new Secret('open sesame')

/** Inputs, events and port results of the account machine. */
export const accountFixtures = {
  inputs: [undefined],
  events: {
    'account.rename': [{ name: ' Huda ' }, { name: ' ' }, { name: 'n'.repeat(129) }],
    'account.changePassword': [
      { oldPassword: old, password: new Secret('another sesame') },
      { oldPassword: old, password: new Secret('short') },
      { oldPassword: old, password: new Secret('ن'.repeat(129)) },
      { oldPassword: new Secret('x'), password: new Secret('another sesame') },
    ],
    'account.endSessions': [{}],
    'account.close': [{}],
    'account.reload': [{}],
    'account.dismiss': [{}],
  },
  ports: {
    getProfile: { resolves: [profile], rejects },
    rename: { resolves: [undefined], rejects },
    changePassword: {
      resolves: ['changed', 'wrong-password'],
      rejects: [...rejects, new PortError('validation', 'weak')],
    },
    endSessions: { resolves: [undefined], rejects },
    closeAccount: { resolves: [undefined], rejects },
  },
  isHome: (snapshot) => snapshot.matches({ ready: 'idle' }),
} satisfies MachineFixtures<AccountEvent, AccountPorts, undefined>
