import { PortError } from '../port/index.ts'
import { Secret } from '../shared/secret.ts'
import { startRig } from '../testing/index.ts'
import { authCases } from './auth.cases.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthPorts, User } from './auth.types.ts'

export const user: User = { id: 'u1', email: 'sara@example.com', labels: [] }

export const credentials = { email: 'sara@example.com', password: new Secret('open sesame') }

export const offline = new PortError('network', 'offline')

export const start = () => startRig<typeof authMachine, AuthPorts>(authMachine, authCases)

export const startSignedOut = async () => {
  const rig = start()
  rig.ports.getAccount.resolve(null)
  await rig.settle()
  return rig
}

export const startSignedIn = async () => {
  const rig = start()
  rig.ports.getAccount.resolve(user)
  await rig.settle()
  return rig
}
