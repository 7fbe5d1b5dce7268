import { startTimer, stopTimer } from '../native-timers.ts'
import { CookieJar } from './cookie-jar.ts'
import { readFrameName, writeFrameName, writeStored } from './frame-name.ts'
import { StorageArea } from './storage-area.ts'
import { createWebStorage, replaceInterface } from './web-storage.ts'

/** Room for local storage; cookies have at most another 740 KB, and few games use both. */
const localQuota = 3 * 1024 * 1024 - 64 * 1024
const sessionQuota = 5 * 1024 * 1024
/** Time that changes wait for further ones, in ms: long texts take longer to write. */
const getDelay = (length: number) => (length > 200_000 ? 2000 : 300)

/**
 * Gives the page the storage that its opaque origin lacks, with the saves of its window's name, and reports changes.
 *
 * @param store receives all that the portal stores
 */
export function installStorage(store: (data: string) => void): void {
  const initial = readFrameName(window.name)
  window.name = initial.name
  let timer: number | undefined
  let length = 0
  const snapshot = () => ({ local: local.entries(), cookies: cookies.list() })
  const flush = () => {
    if (timer === undefined) return
    stopTimer(timer)
    timer = undefined
    const text = writeStored(snapshot())
    ;({ length } = text)
    store(text)
  }
  const onChange = () => {
    timer ??= startTimer(flush, getDelay(length))
  }
  const local = new StorageArea(localQuota, onChange)
  const session = new StorageArea(sessionQuota)
  const cookies = new CookieJar(location.hostname, onChange)
  local.restore(initial.local)
  session.restore(initial.session)
  cookies.restore(initial.cookies)

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

  addEventListener('pagehide', () => {
    flush()
    window.name = writeFrameName({ ...snapshot(), session: session.entries(), name: window.name })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
