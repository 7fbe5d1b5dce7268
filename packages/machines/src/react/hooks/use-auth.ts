import {
  selectAccountBlocked,
  selectAuthBusy,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from '../../auth/index.ts'
import type {
  AuthActor,
  AuthEmitted,
  AuthEvent,
  AuthMachine,
  AuthSnapshot,
  Credentials,
} from '../../auth/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: AuthSnapshot) => ({
  status: selectAuthStatus(snapshot),
  user: selectUser(snapshot),
  busy: selectAuthBusy(snapshot),
  /** The backend is unreachable. */
  connectionFailed: selectConnectionFailed(snapshot),
  /** This browser holds the session of a blocked account. */
  blocked: selectAccountBlocked(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<AuthEvent>) => ({
  signIn: (credentials: Credentials) => send({ type: 'auth.signIn', ...credentials }),
  signUp: (credentials: Credentials) => send({ type: 'auth.signUp', ...credentials }),
  signOut: () => send({ type: 'auth.signOut' }),
  /** Reports that this user's session has ended. */
  expire: (userId: string) => send({ type: 'auth.expired', userId }),
  /** Checks again who is signed in. */
  recheck: () => send({ type: 'auth.recheck' }),
  /** Clears the failure. */
  dismiss: () => send({ type: 'auth.dismiss' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useAuth}. */
export interface AuthView extends Values, Commands {
  readonly actor: AuthActor
}

/** Connects the signed-in user. Start the actor at boot, because it lives as long as the page. */
export const useAuth: MachineHook<AuthMachine, AuthActor, undefined, AuthEmitted, AuthView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
  })
