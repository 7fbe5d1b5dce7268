import { createStore } from '../../platform/store.ts'
import { withLock } from '../../adapters/locks.ts'
import { isDataSaverOn } from '../../adapters/network/is-data-saver-on.ts'
import { pageLockName, type VersionQuery, type WorkerCommand } from '../../service-worker/messages.ts'

const file = 'service-worker.js'

/** The part of the Trusted Types API that registering a worker by URL needs. */
interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function allowOnlyWorkerUrl(url: string): string {
  if (url === file) return url
  throw new TypeError(`This policy registers the portal's worker and nothing else, not ${url}.`)
}

/** Returns the entry script of this page. */
const getEntryScript = (): string =>
  document.querySelector<HTMLLinkElement>('link[data-app=entry]')?.href ?? ''

let registration: ServiceWorkerRegistration | undefined

/** Whether a newer version than this page's is ready to be activated. */
export const newVersion = createStore(false)

const postCommand = (worker: ServiceWorker | null, command: WorkerCommand) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker?.postMessage(command)

/** Asks a waiting worker whether it is newer than this page, which may have loaded after the update. */
function queryVersion(waiting: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => newVersion.set(true), { once: true })
  port1.start()
  const query: VersionQuery = { type: 'page', script: getEntryScript() }
  waiting.postMessage(query, [port2])
}

function watchUpdate({ installing, waiting }: ServiceWorkerRegistration): void {
  // A first installation replaces no version.
  if (waiting && navigator.serviceWorker.controller) queryVersion(waiting)
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) queryVersion(installing)
  })
}

/** Asks a new worker to cache the files that the page loaded before it was active. */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/**
 * Registers the service worker and watches for new versions. Failures are only logged, because the portal works
 * without it. In data saver mode a first registration is skipped: it downloads a megabyte.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || (isDataSaverOn() && !workers.controller)) return
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  const policy = trustedTypes?.createPolicy('saha-worker', { createScriptURL: allowOnlyWorkerUrl })
  const isControlled = workers.controller !== null
  // Held while this page is open, so that the caches of its version stay.
  void withLock(pageLockName(getEntryScript()), { mode: 'shared' }, () => new Promise(() => undefined))
  const url = policy?.createScriptURL(file) ?? file
  // Some browsers throw instead of rejecting.
  const requestWorker = async () => workers.register(url, { updateViaCache: 'none' })
  const registered = await requestWorker().catch((error: unknown) => {
    console.warn('The service worker could not be registered.', error)
    return undefined
  })
  // A browser with workers disabled may also resolve with undefined.
  if (!registered) return
  registration = registered
  watchUpdate(registered)
  registered.addEventListener('updatefound', () => watchUpdate(registered))
  postCommand(registered.active, { type: 'tidy' })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registered.update().catch(() => undefined)
  })
  if (!isControlled) await cacheLoadedFiles()
}

/** Time in ms for a new version to activate. The page then reloads in any case. */
const activationTimeout = 5000

/** Activates the waiting version, if any, and reloads the page. */
export async function reloadNewestVersion(): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const activated = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, activationTimeout)
    })
    postCommand(waiting, { type: 'activate' })
    await activated
  }
  window.location.reload()
}
