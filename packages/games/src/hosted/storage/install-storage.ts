import { startTimer, stopTimer } from '../native-timers.ts'
import { CookieJar } from './cookie-jar.ts'
import { readFrameName, writeFrameName, writeStored } from './frame-name.ts'
import { StorageArea } from './storage-area.ts'
import { createWebStorage, replaceInterface } from './web-storage.ts'

/** Room for local storage; cookies have at most another 740 KB, and few games use both. */
const localQuota = 3 * 1024 * 1024 - 64 * 1024
const sessionQuota = 5 * 1024 * 1024
/** Longest state that is written at each change, in UTF-16 code units. */
const maxImmediate = 50_000
/** Time that changes wait for further ones, in ms. */
const delayMs = 300
const longDelayMs = 2000

/**
 * Gives the page the storage that its opaque origin lacks, with the saves of its window's name, and reports changes.
 *
 * @param store receives all that the portal stores
 */
export function installStorage(store: (data: string) => void): void {
  const nativeName = Object.getOwnPropertyDescriptor(window, 'name') as Required<PropertyDescriptor>
  const initial = readFrameName(window.name)
  let timer: number | undefined
  let length = 0
  let gameName = initial.name
  const snapshot = () => ({ local: local.entries(), cookies: cookies.list() })
  /** A reload keeps the name of the frame, but not a change during `pagehide`. */
  const writeName = () => {
    const text = writeFrameName({ ...snapshot(), session: session.entries(), name: gameName })
    ;({ length } = text)
    nativeName.set.call(window, text)
  }
  const flush = () => {
    if (timer === undefined) return
    stopTimer(timer)
    timer = undefined
    if (length > maxImmediate) writeName()
    store(writeStored(snapshot()))
  }
  const onSession = () => {
    if (length <= maxImmediate) writeName()
  }
  const onChange = () => {
    onSession()
    timer ??= startTimer(flush, length > maxImmediate ? longDelayMs : delayMs)
  }
  const local = new StorageArea(localQuota, onChange)
  const session = new StorageArea(sessionQuota, onSession)
  const cookies = new CookieJar(location.hostname, onChange)
  local.restore(initial.local)
  session.restore(initial.session)
  cookies.restore(initial.cookies)
  Object.defineProperty(window, 'name', {
    get: () => gameName,
    set(name: unknown) {
      gameName = String(name)
      onSession()
    },
    configurable: true,
    enumerable: true,
  })
  writeName()

  replaceInterface(Storage.prototype)
  const define = (name: string, storage: Storage) =>
    Object.defineProperty(window, name, { get: () => storage, configurable: true, enumerable: true })
  define('localStorage', createWebStorage(local, Storage.prototype))
  define('sessionStorage', createWebStorage(session, Storage.prototype))
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => cookies.read(),
    set(text: unknown) {
      cookies.write(String(text))
    },
    configurable: true,
    enumerable: true,
  })

  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
