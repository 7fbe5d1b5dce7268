import { withLock } from '../../adapters/locks.ts'
import { savesData } from '../../adapters/network/saves-data.ts'
import type { VersionQuery, Told } from '../../service-worker/messages.ts'
import { lockOf } from '../../service-worker/messages.ts'

const file = 'service-worker.js'

/** What a page under Trusted Types must ask before it may register a worker by its address. */
interface WorkerPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function onlyTheWorker(url: string): string {
  if (url === file) return url
  throw new TypeError(`This policy registers the portal's worker and nothing else, not ${url}.`)
}

/** The script that this page began with. */
const ownScript = (): string => document.querySelector<HTMLLinkElement>('link[data-app=entry]')?.href ?? ''

const listeners = new Set<() => void>()
let registration: ServiceWorkerRegistration | undefined
let newer = false

/** Whether a newer version than this page waits to be used. */
export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: (): boolean => newer,
  set: (there: boolean): void => {
    newer = there
    for (const listener of listeners) listener()
  },
}

const tell = (worker: ServiceWorker | null, told: Told) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker?.postMessage(told)

/** Asks a worker that waits whether it is newer than this page, which may have been loaded since. */
function ask(waiting: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => newVersion.set(true), { once: true })
  port1.start()
  const asked: VersionQuery = { type: 'page', script: ownScript() }
  waiting.postMessage(asked, [port2])
}

function follow({ installing, waiting }: ServiceWorkerRegistration): void {
  // The first of all has nothing to replace.
  if (waiting && navigator.serviceWorker.controller) ask(waiting)
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) ask(installing)
  })
}

/** What came before the worker did would have to be fetched again: it is told to keep that as well. */
async function keepWhatCame(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/**
 * Has the portal work without a connection from now on, and hears of new versions. What fails here is no failure of
 * the visit: the browser may keep nothing, or not yet. Whoever saves data is spared the megabyte.
 */
export async function register(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || (savesData() && !workers.controller)) return
  const { trustedTypes } = globalThis as { trustedTypes?: WorkerPolicies }
  const policy = trustedTypes?.createPolicy('saha-worker', { createScriptURL: onlyTheWorker })
  const controlled = workers.controller !== null
  // As long as this page is open, its version stays.
  void withLock(lockOf(ownScript()), { mode: 'shared' }, () => new Promise(() => undefined))
  const url = policy?.createScriptURL(file) ?? file
  // Some browsers throw instead of rejecting.
  const requestWorker = async () => workers.register(url, { updateViaCache: 'none' })
  const known = await requestWorker().catch((error: unknown) => {
    console.warn('The portal cannot be kept for a time without a connection.', error)
    return undefined
  })
  // A browser that was told to have no workers may also answer with nothing.
  if (!known) return
  registration = known
  follow(known)
  known.addEventListener('updatefound', () => follow(known))
  tell(known.active, { type: 'tidy' })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') known.update().catch(() => undefined)
  })
  if (!controlled) await keepWhatCame()
}

/** How long a new version may take to be made ready before the page is loaded all the same, in ms. */
const patience = 5000

/** Loads the portal anew, in the newest version that can be had. */
export async function reload(): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const ready = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, patience)
    })
    tell(waiting, { type: 'activate' })
    await ready
  }
  window.location.reload()
}
