/** An `ExtendableEvent`. */
interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Told extends Extendable {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/** Global scope of service workers. TypeScript's `webworker` types conflict with `dom`. */
interface WorkerScope {
  readonly registration: { readonly scope: string; readonly installing: unknown; readonly waiting: unknown }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', heard: (event: Extendable) => void): void
    (type: 'message', heard: (event: Told) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope
