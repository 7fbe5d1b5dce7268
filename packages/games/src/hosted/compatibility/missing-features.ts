const rejected = () =>
  Promise.reject(new DOMException('The game has no such feature here.', 'NotSupportedError'))

/** A container of service workers as a browser has it that registers none. */
const noServiceWorkers = () =>
  Object.assign(new EventTarget(), {
    controller: null,
    // A page waits for it only after a registration.
    ready: new Promise(() => undefined),
    oncontrollerchange: null,
    onmessage: null,
    register: rejected,
    getRegistration: () => Promise.resolve(undefined),
    getRegistrations: () => Promise.resolve([]),
    startMessages: () => undefined,
  })

/** Replaces features whose getters throw for an opaque origin, by what pages meet in older or private browsers. */
export function installMissingFeatures(): void {
  const define = (target: object, name: string, value: unknown) => {
    if (name in target)
      Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true })
  }
  define(navigator, 'serviceWorker', noServiceWorkers())
  // A script of ours replaces it in games that use it; others fall back to local storage.
  define(window, 'indexedDB', undefined)
  define(window, 'caches', undefined)
}
