import type { FailureKind } from '../port/index.ts'

/** Who is signed in; null for nobody. What a session knows beside that differs from machine to machine. */
export interface Session {
  readonly userId: string | null
}

/** For a chart's `session.changed`: the params of all that it sets off. */
export const sessionParams = <Event extends Session>({ event }: { readonly event: Event }): Event => event

interface Knowing {
  readonly context: Session
}

/** What every machine that acts in somebody's name asks. */
export const sessionGuards = {
  isSignedIn: ({ context }: Knowing) => context.userId !== null,
  isSameUser: ({ context }: Knowing, { userId }: Session) => userId === context.userId,
  isOtherUser: ({ context }: Knowing, { userId }: Session) => userId !== context.userId,
  /** A call answered that whoever was signed in is so no longer. */
  hasSessionEnded: (_: unknown, { kind }: { readonly kind: FailureKind }) => kind === 'auth',
}
