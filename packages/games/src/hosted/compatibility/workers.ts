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

/** Returns the address of a worker that prepares itself and loads a classic script. */
function writeClassicWorker(address: string): string {
  const source = `(${prepareWorker.toString()})(${JSON.stringify(address)});\nimportScripts(${JSON.stringify(address)});`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  startTimer(() => URL.revokeObjectURL(url), 10_000)
  return url
}

const writeModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

/** Returns the address of a worker that prepares itself and loads a module. Chromium starts no module from a blob there. */
function writeModuleWorker(address: string): string {
  const preparation = writeModule(`(${prepareWorker.toString()})(${JSON.stringify(address)})`)
  // Imports run in their order.
  return writeModule(`import ${JSON.stringify(preparation)}; import ${JSON.stringify(address)}`)
}

function readBlob(address: string): string {
  const request = new XMLHttpRequest()
  request.open('GET', address, false)
  request.send()
  return request.responseText
}

/** Starts workers from scripts of ours, because an opaque origin may start none of its own files. */
export function installWorkers(): void {
  const NativeWorker = window.Worker as typeof Worker | undefined
  if (!NativeWorker) return
  window.Worker = class extends NativeWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const resolved = new URL(String(address), document.baseURI)
      const isModule = options?.type === 'module'
      if (isModule && resolved.protocol === 'blob:') super(writeModule(readBlob(resolved.href)), options)
      else if (!/^https?:$/.test(resolved.protocol)) super(address, options)
      else super((isModule ? writeModuleWorker : writeClassicWorker)(resolved.href), options)
    }
  }
}
