import {
  selectAccountBusy,
  selectAccountDone,
  selectAccountStatus,
  selectProfile,
} from '../../account/index.ts'
import type {
  AccountActor,
  AccountEmitted,
  AccountEvent,
  AccountMachine,
  AccountSnapshot,
  PasswordChange,
} from '../../account/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: AccountSnapshot) => ({
  status: selectAccountStatus(snapshot),
  /** Null until loaded. */
  profile: selectProfile(snapshot),
  /** The action in progress; null for none. */
  busy: selectAccountBusy(snapshot),
  /** The last completed action; null for none. */
  done: selectAccountDone(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<AccountEvent>) => ({
  rename: (name: string) => send({ type: 'account.rename', name }),
  changePassword: (change: PasswordChange) => send({ type: 'account.changePassword', ...change }),
  /** Ends all sessions of the account on all devices, including this one. */
  endSessions: () => send({ type: 'account.endSessions' }),
  /** Closes the account permanently. */
  close: () => send({ type: 'account.close' }),
  reload: () => send({ type: 'account.reload' }),
  /** Clears the failure or the success message. */
  dismiss: () => send({ type: 'account.dismiss' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useAccount}. */
export interface AccountView extends Values, Commands {
  readonly actor: AccountActor
}

/** Connects the screen of the user's account. Give it a `key` of the user. */
export const useAccount: MachineHook<AccountMachine, AccountActor, undefined, AccountEmitted, AccountView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
  })
