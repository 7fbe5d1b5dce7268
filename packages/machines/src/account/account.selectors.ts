import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { accountMachine } from './account.machine.ts'
import type { AccountAction, Profile } from './account.types.ts'

type Logic = typeof accountMachine

/** The machine with its ports. */
export interface AccountMachine extends Logic {}

/** A running account machine. */
export interface AccountActor extends ActorRefFrom<Logic> {}

export interface AccountSnapshot extends SnapshotOf<Logic> {}

export type AccountStatus = 'loading' | 'loadFailed' | 'ready' | 'signedOut'

export const selectAccountStatus = (snapshot: AccountSnapshot): AccountStatus => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('loadFailed')) return 'loadFailed'
  return snapshot.matches('signedOut') ? 'signedOut' : 'ready'
}

/** The account's data; null until loaded. */
export const selectProfile = ({ context }: AccountSnapshot): Profile | null => context.profile

/** The action in progress, for the busy state of its button; null for none. */
export const selectAccountBusy = (snapshot: AccountSnapshot): AccountAction | null => {
  if (snapshot.matches({ ready: 'renaming' })) return 'rename'
  if (snapshot.matches({ ready: 'changingPassword' })) return 'change-password'
  if (snapshot.matches({ ready: 'endingSessions' })) return 'end-sessions'
  return snapshot.matches({ ready: 'closing' }) ? 'close' : null
}

/** The last completed action; null for none. */
export const selectAccountDone = ({ context }: AccountSnapshot): AccountAction | null => context.done

/** The action that failed. */
export const selectAccountFailure = ({ context }: AccountSnapshot) => context.failure?.code ?? null
