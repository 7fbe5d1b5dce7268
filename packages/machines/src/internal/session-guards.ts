import type { FailureKind } from '../port/index.ts'

/** The part of a session that all machines share: the id of the signed-in user, null for none. */
export interface Session {
  readonly userId: string | null
}

/** Params for `session.changed`: the event itself. */
export const sessionParams = <Event extends Session>({ event }: { readonly event: Event }): Event => event

interface Knowing {
  readonly context: Session
}

/** Guards of machines that act for a signed-in user. */
export const sessionGuards = {
  isSignedIn: ({ context }: Knowing) => context.userId !== null,
  isSameUser: ({ context }: Knowing, { userId }: Session) => userId === context.userId,
  isOtherUser: ({ context }: Knowing, { userId }: Session) => userId !== context.userId,
  /** The backend reported that the session has ended. */
  hasSessionEnded: (_: unknown, { kind }: { readonly kind: FailureKind }) => kind === 'auth',
}
