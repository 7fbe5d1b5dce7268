import type { AuthFailure, AuthStatus } from '@saha/machines/auth'
import { createContext, use, type ReactNode } from 'react'
import { ChunkLoadError, loadChunk } from '../../chunks/load-chunk.ts'
import { createStore } from '../../platform/store.ts'
import type { SessionActors } from './session-actors.ts'

/** A signed-in user. */
export interface SignedInUser {
  id: string
  /** Public name. */
  name: string
  /** Labels set by the portal's operator, such as `editor`. */
  labels: readonly string[]
}

/** State of the session, as screens show it. */
export interface AuthView {
  status: AuthStatus
  user: SignedInUser | null
  failure: AuthFailure | null
  /** The backend could not be reached to check the session. */
  unreachable: boolean
  /** This browser holds the session of an account that is blocked. */
  blocked: boolean
  /** A sign-in is pending. */
  entering: boolean
  signingOut: boolean
}

const unknownView: AuthView = {
  status: 'unknown',
  user: null,
  failure: null,
  unreachable: false,
  blocked: false,
  entering: false,
  signingOut: false,
}
const unavailableView: AuthView = { ...unknownView, status: 'signedOut', unreachable: true }

/** An actor, or a group of actors. */
export interface Stoppable {
  stop(): void
}

/** The session. Its actors are a lazy chunk, because the first paint does not depend on the user. */
export class Session {
  readonly #view = createStore(unknownView)
  #actors: Promise<SessionActors> | undefined
  #failed = false
  #loadedActors: SessionActors | null = null
  readonly #toolActors = new Map<(session: Session) => Stoppable, Stoppable>()

  readonly subscribe = this.#view.subscribe
  readonly getView = this.#view.get

  /** View of prerendered pages, which belong to no user. */
  readonly getPrerenderedView = (): AuthView => unknownView

  /** The actors, once loaded. */
  get loadedActors(): SessionActors | null {
    return this.#loadedActors
  }

  /** Loads and starts the actors once. After a failure the next call retries. */
  loadActors(): Promise<SessionActors> {
    this.#forgetFailure()
    return this.loadActorsOnce()
  }

  /** Like `loadActors`, but without retry until the failure is shown: a suspended render would retry forever. */
  loadActorsOnce(): Promise<SessionActors> {
    this.#actors ??= this.#startActors().catch((error: unknown) => {
      this.#failed = true
      if (error instanceof ChunkLoadError) error.forget = this.#forgetFailure
      this.#view.set(unavailableView)
      throw error
    })
    return this.#actors
  }

  async #startActors(): Promise<SessionActors> {
    const { startSessionActors, toAuthView } = await loadChunk(() => import('./session-actors.ts'))
    // Evaluating the chunk and starting the actors are long enough for separate tasks.
    await new Promise((resolve) => setTimeout(resolve))
    const actors = startSessionActors()
    this.#loadedActors = actors
    this.#view.set(toAuthView(actors.auth.getSnapshot()))
    actors.auth.subscribe((snapshot) => this.#view.set(toAuthView(snapshot)))
    return actors
  }

  readonly #forgetFailure = (): void => {
    if (!this.#failed) return
    this.#failed = false
    this.#actors = undefined
  }

  /** Returns a tool's actors, created on first use. They outlive the tool's screen. */
  toolActors<Actors extends Stoppable>(create: (session: Session) => Actors): Actors {
    const actors = (this.#toolActors.get(create) as Actors | undefined) ?? create(this)
    this.#toolActors.set(create, actors)
    return actors
  }

  /** Stops all actors. Only stories and tests need it. */
  async dispose(): Promise<void> {
    // Actors are created after those that they use.
    for (const actors of [...this.#toolActors.values()].toReversed()) actors.stop()
    this.#toolActors.clear()
    await this.#actors?.catch(() => undefined)
    this.#loadedActors?.stop()
  }
}

const SessionContext = createContext<Session | null>(null)

/** Returns the session. For the user see `useAuth`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a <SessionProvider> around it.')
  return session
}

/** Thrown in prerendering by components that only the browser can render. */
export class BrowserOnly extends Error {}

/** Returns the session's actors; suspends until they are loaded. */
export function useSessionActors(): SessionActors {
  const session = useSession()
  if (import.meta.env.SSR) throw new BrowserOnly('Prerendering has no session.')
  return session.loadedActors ?? use(session.loadActorsOnce())
}

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)
