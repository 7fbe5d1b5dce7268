import { startTimer } from '../native-timers.ts'

/** Runs first in a worker: resolves addresses as if the worker had that of its script. Uses no other code. */
function prepareWorker(base: string): void {
  const scope = globalThis as unknown as Record<string, unknown>
  const resolve = (address: unknown) => {
    try {
      return new URL(String(address), base).href
    } catch {
      return String(address)
    }
  }
  const nativeImport = scope['importScripts'] as ((...addresses: string[]) => void) | undefined
  if (nativeImport)
    scope['importScripts'] = (...addresses: unknown[]) => nativeImport(...addresses.map(resolve))
  const nativeFetch = fetch.bind(globalThis)
  scope['fetch'] = (input: unknown, init?: RequestInit) =>
    nativeFetch(input instanceof Request ? input : resolve(input), init)
  if (typeof XMLHttpRequest !== 'undefined') {
    const open: unknown = Reflect.get(XMLHttpRequest.prototype, 'open')
    XMLHttpRequest.prototype.open = function openResolved(this: XMLHttpRequest, ...given: unknown[]) {
      given[1] = resolve(given[1])
      Reflect.apply(open as () => void, this, given)
    }
  }
  try {
    Object.defineProperty(globalThis, 'location', { value: new URL(base), configurable: true })
  } catch {
    // This browser has it as a fixed property.
  }
}

/** Returns the source of a worker that prepares itself and loads a classic script. */
const writeWorker = (address: string): string =>
  `(${prepareWorker.toString()})(${JSON.stringify(address)});\nimportScripts(${JSON.stringify(address)});`

/** Starts classic workers from blobs, because an opaque origin may start none of its own files. */
export function installWorkers(): void {
  const NativeWorker = window.Worker as typeof Worker | undefined
  if (!NativeWorker) return
  window.Worker = class extends NativeWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const resolved = new URL(String(address), document.baseURI)
      if (!/^https?:$/.test(resolved.protocol) || options?.type === 'module') {
        super(address, options)
        return
      }
      const source = writeWorker(resolved.href)
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
      super(url, options)
      startTimer(() => URL.revokeObjectURL(url), 10_000)
    }
  }
}
