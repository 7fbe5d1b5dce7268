/** An `ExtendableEvent`. */
interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface ExtendableMessage extends Extendable {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/** Global scope of service workers. TypeScript's `webworker` types conflict with `dom`. */
interface WorkerScope {
  readonly registration: { readonly scope: string; readonly installing: unknown; readonly waiting: unknown }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void
    (type: 'message', listener: (event: ExtendableMessage) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope
