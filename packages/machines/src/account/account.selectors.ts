import type { SnapshotFrom } from 'xstate'
import type { accountMachine } from './account.machine.ts'
import type { AccountAction, Profile } from './account.types.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type AccountSnapshot = SnapshotFrom<typeof accountMachine>

export type AccountStatus = 'loading' | 'loadFailed' | 'ready' | 'signedOut'

export const selectAccountStatus = (snapshot: AccountSnapshot): AccountStatus => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('loadFailed')) return 'loadFailed'
  return snapshot.matches('signedOut') ? 'signedOut' : 'ready'
}

/** What the account tells of itself; null until it is known. */
export const selectProfile = ({ context }: AccountSnapshot): Profile | null => context.profile

/** What is under way, so that its own button waits; null for nothing. */
export const selectAccountBusy = (snapshot: AccountSnapshot): AccountAction | null => {
  if (snapshot.matches({ ready: 'renaming' })) return 'rename'
  if (snapshot.matches({ ready: 'changingPassword' })) return 'change-password'
  if (snapshot.matches({ ready: 'endingSessions' })) return 'end-sessions'
  return snapshot.matches({ ready: 'closing' }) ? 'close' : null
}

/** What was wanted last and has been done. */
export const selectAccountDone = ({ context }: AccountSnapshot): AccountAction | null => context.done

const failureOf = ({ context }: AccountSnapshot) => context.failure

/** What was refused, or got no answer. */
export const selectAccountFailure = failureCodeSelector(failureOf)
export const selectAccountFailureKind = failureKindSelector(failureOf)
