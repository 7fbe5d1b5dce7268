import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import { startHarness } from '../testing/index.ts'
import { authFixtures } from './auth.fixtures.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthPorts, User } from './auth.types.ts'

export const user: User = { id: 'u1', email: 'sara@example.com', labels: [] }

export const credentials = { email: 'sara@example.com', password: new Secret('open sesame') }

export const offline = new PortError('network', 'offline')

export const start = () => startHarness<typeof authMachine, AuthPorts>(authMachine, authFixtures)

export const startSignedOut = async () => {
  const harness = start()
  harness.ports.getAccount.resolve(null)
  await harness.settle()
  return harness
}

export const startSignedIn = async () => {
  const harness = start()
  harness.ports.getAccount.resolve(user)
  await harness.settle()
  return harness
}
