import type { StorageArea } from './storage-area.ts'

const areas = new WeakMap<object, StorageArea>()

function areaOf(storage: unknown): StorageArea {
  const area = typeof storage === 'object' && storage !== null ? areas.get(storage) : undefined
  if (!area) throw new TypeError('Illegal invocation')
  return area
}

function requireArguments(name: string, given: number, needed: number): void {
  if (given < needed)
    throw new TypeError(
      `Failed to execute '${name}' on 'Storage': ${needed} argument${needed === 1 ? '' : 's'} required, but only ${given} present.`,
    )
}

/** The interface of web storage. Its methods have no names of their own, and convert their arguments as browsers do. */
const methods = {
  key(this: unknown, ...given: unknown[]): string | null {
    requireArguments('key', given.length, 1)
    return areaOf(this).keys()[Number(given[0]) >>> 0] ?? null
  },
  getItem(this: unknown, ...given: unknown[]): string | null {
    requireArguments('getItem', given.length, 1)
    return areaOf(this).get(String(given[0]))
  },
  setItem(this: unknown, ...given: unknown[]): void {
    requireArguments('setItem', given.length, 2)
    areaOf(this).set(String(given[0]), String(given[1]))
  },
  removeItem(this: unknown, ...given: unknown[]): void {
    requireArguments('removeItem', given.length, 1)
    areaOf(this).remove(String(given[0]))
  },
  clear(this: unknown): void {
    areaOf(this).clear()
  },
}

/** Replaces the interface, whose own methods reject every object but the browser's. */
export function replaceInterface(prototype: object): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(prototype, name, { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(prototype, 'length', {
    get(this: unknown) {
      return areaOf(this).size
    },
    enumerable: true,
    configurable: true,
  })
}

/**
 * Creates a storage that behaves as the browser's: its entries are properties, unless the interface has their name.
 *
 * @param prototype the interface, after `replaceInterface`
 */
export function createWebStorage(area: StorageArea, prototype: object): Storage {
  const isEntry = (key: string | symbol): key is string =>
    typeof key === 'string' && area.has(key) && !(key in prototype)
  const target = Object.create(prototype) as object
  const storage = new Proxy(target, {
    get: (_, key, receiver) => (isEntry(key) ? area.get(key) : Reflect.get(target, key, receiver)),
    set(_, key, value) {
      if (typeof key === 'symbol') return Reflect.set(target, key, value)
      area.set(key, String(value))
      return true
    },
    has: (_, key) => isEntry(key) || Reflect.has(target, key),
    deleteProperty(_, key) {
      if (!isEntry(key)) return Reflect.deleteProperty(target, key)
      area.remove(key)
      return true
    },
    ownKeys: () => [...area.keys().filter(isEntry), ...Reflect.ownKeys(target)],
    getOwnPropertyDescriptor: (_, key) =>
      isEntry(key)
        ? { value: area.get(key), writable: true, enumerable: true, configurable: true }
        : Reflect.getOwnPropertyDescriptor(target, key),
    defineProperty(_, key, descriptor) {
      if (typeof key === 'symbol') return Reflect.defineProperty(target, key, descriptor)
      if (!('value' in descriptor)) return false
      area.set(key, String(descriptor.value))
      return true
    },
    preventExtensions: () => false,
  })
  areas.set(storage, area)
  return storage as Storage
}
