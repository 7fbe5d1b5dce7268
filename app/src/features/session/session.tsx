import type { AuthFailure, AuthStatus } from '@saha/machines/auth'
import { createContext, use, type ReactNode } from 'react'
import { ChunkLoadError, loadChunk } from '../../chunks/load-chunk.ts'
import type { SessionActors } from './actors.ts'

/** Somebody who is signed in. `name` is what others may see. */
export interface SignedInUser {
  id: string
  name: string
  /** What the portal's operator has given them: `editor`. */
  labels: readonly string[]
}

/** Who is here, as the screens see it. */
export interface AuthView {
  status: AuthStatus
  user: SignedInUser | null
  failure: AuthFailure | null
  /** The backend did not answer when it was asked who is here. */
  unreachable: boolean
  /** This browser holds the session of an account that is blocked. */
  blocked: boolean
  /** Credentials are on their way, or nobody knows yet whether they are needed. */
  entering: boolean
  signingOut: boolean
}

const nobodyKnowsYet: AuthView = {
  status: 'unknown',
  user: null,
  failure: null,
  unreachable: false,
  blocked: false,
  entering: true,
  signingOut: false,
}
const actorsDidNotCome: AuthView = {
  ...nobodyKnowsYet,
  status: 'signedOut',
  unreachable: true,
  entering: false,
}

/** An actor, or several that end together. */
export interface Stoppable {
  stop(): void
}

/**
 * The session before and after its actors are there. They come as a chunk of their own once the first paint
 * is done, because nothing on it depends on who is here.
 */
export class Session {
  #view = nobodyKnowsYet
  #actors: Promise<SessionActors> | undefined
  #failed = false
  #started: SessionActors | null = null
  readonly #listeners = new Set<() => void>()
  readonly #kept = new Map<() => Stoppable, Stoppable>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): AuthView => this.#view

  /** What a page of the build shows, which is the same for everybody. */
  readonly viewOfAnybody = (): AuthView => nobodyKnowsYet

  /** The actors, once they are there. */
  get started(): SessionActors | null {
    return this.#started
  }

  /** The actors, loaded and started at the first call; after a chunk that did not load, the next call loads it again. */
  actors(): Promise<SessionActors> {
    this.#forgetFailure()
    return this.actorsOfThisAttempt()
  }

  /** The same, which keeps a failure until it is on the screen: a render that suspends would load without end. */
  actorsOfThisAttempt(): Promise<SessionActors> {
    this.#actors ??= this.#start().catch((error: unknown) => {
      this.#failed = true
      if (error instanceof ChunkLoadError) error.forget = this.#forgetFailure
      this.#show(actorsDidNotCome)
      throw error
    })
    return this.#actors
  }

  async #start(): Promise<SessionActors> {
    const { startActors, authViewOf } = await loadChunk(() => import('./actors.ts'))
    // Reading the chunk and starting what is in it are each enough for a task.
    await new Promise((resolve) => setTimeout(resolve))
    const actors = startActors()
    this.#started = actors
    this.#show(authViewOf(actors.auth.getSnapshot()))
    actors.auth.subscribe((snapshot) => this.#show(authViewOf(snapshot)))
    return actors
  }

  readonly #forgetFailure = (): void => {
    if (!this.#failed) return
    this.#failed = false
    this.#actors = undefined
  }

  /** What `start` made when it was first asked for in this visit: it outlives the screens that ask. */
  kept<Made extends Stoppable>(start: () => Made): Made {
    const made = (this.#kept.get(start) as Made | undefined) ?? start()
    this.#kept.set(start, made)
    return made
  }

  /** Stops the actors, if they were ever needed. A page that closes needs no end; a story does. */
  async end(): Promise<void> {
    for (const made of this.#kept.values()) made.stop()
    this.#kept.clear()
    await this.#actors?.catch(() => undefined)
    this.#started?.stop()
  }

  #show(view: AuthView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}

const SessionContext = createContext<Session | null>(null)

/** The session itself; for who is here see `useAuth`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session)
    throw new Error('useSession was called outside <SessionProvider>; main.tsx puts one around the screens.')
  return session
}

/** What only a browser can show was asked of the build, which leaves its place to the browser. */
export class BrowserOnly extends Error {}

/** The session's actors; suspends until they are there, and not for a moment after. */
export function useSessionActors(): SessionActors {
  const session = useSession()
  if (import.meta.env.SSR) throw new BrowserOnly('Nobody is signed in while the portal is built.')
  return session.started ?? use(session.actorsOfThisAttempt())
}

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)
