import { databasesKey, type DatabaseStorage } from '../databases/database-storage.ts'
import { getStorageCost, gameStorageRate } from '../../bridge/guard/storage-rate.ts'
import { createTokenBucket } from '../../bridge/guard/token-bucket.ts'
import { runSoon, startTimer, stopTimer } from '../native-timers.ts'
import type { FrameChannel } from '../nested/frame-channel.ts'
import { nameFrames } from '../nested/name-frames.ts'
import { CookieJar } from './cookie-jar.ts'
import { isCookie, writeFrameName, writeStored, type FrameState } from './frame-name.ts'
import { StorageArea } from './storage-area.ts'
import { createWebStorage, replaceInterface } from './web-storage.ts'

/** Room for local storage and databases; cookies have at most another 740 KB, and few games use both. */
const localQuota = 3 * 1024 * 1024 - 64 * 1024
const sessionQuota = 5 * 1024 * 1024
/** Longest state that is written at each change, in UTF-16 code units. */
const maxImmediate = 50_000

interface StorageOptions {
  initial: FrameState
  channel: FrameChannel
  /** Receives all that the portal stores. */
  store: (data: string) => void
  warn: (text: string) => void
}

/** Applies what another page of the game changed in a storage. A null key stands for all. */
function followArea(
  channel: FrameChannel,
  type: string,
  area: StorageArea,
  onChange: (key: string | null, before: string | null, after: string | null) => void,
): void {
  channel.on(type, (change) => {
    const [key, value] = Array.isArray(change) ? (change as unknown[]) : []
    if (key !== null && typeof key !== 'string') return
    if (value !== null && typeof value !== 'string') return
    const before = key === null ? null : area.get(key)
    area.apply(key, value)
    onChange(key, before, value)
  })
}

/**
 * Gives the page the storage that its opaque origin lacks, with the saves of its window's name, shares it with the game's
 * other pages, and reports changes.
 */
export function installStorage({ initial, channel, store, warn }: StorageOptions): void {
  const nativeName = Object.getOwnPropertyDescriptor(window, 'name') as Required<PropertyDescriptor>
  const bucket = createTokenBucket(gameStorageRate)
  let timer: number | undefined
  let isChanged = false
  let length = 0
  let gameName = initial.name
  let { databases } = initial
  const snapshot = () => ({ local: local.entries(), cookies: cookies.list(), databases })
  const writeState = (name: string, isNested: boolean) =>
    writeFrameName({ ...snapshot(), session: session.entries(), name, isNested })
  /** A reload keeps the name of the frame, but not a change during `pagehide`. */
  const writeName = () => {
    const text = writeState(gameName, initial.isNested)
    ;({ length } = text)
    nativeName.set.call(window, text)
  }
  const flush = () => {
    if (!isChanged) return
    isChanged = false
    stopTimer(timer)
    if (length > maxImmediate) writeName()
    store(writeStored(snapshot()))
  }
  const flushAtRate = () => {
    const cost = getStorageCost(length)
    if (!isChanged || bucket.take(cost)) flush()
    else timer = startTimer(flushAtRate, Math.ceil(bucket.getWaitTime(cost)))
  }
  const onSession = () => {
    if (length <= maxImmediate) writeName()
  }
  const onChange = () => {
    onSession()
    if (isChanged) return
    isChanged = true
    // After the game's task, which may change more; the tab may close before a timer fires.
    runSoon(flushAtRate)
  }
  const postChange = (type: string, area: () => StorageArea) => (key: string | null) =>
    channel.post(type, [key, key === null ? null : area().get(key)])
  const local = new StorageArea(
    () => localQuota - (databases?.length ?? 0),
    (key) => {
      onChange()
      postChange('local', () => local)(key)
    },
  )
  const session = new StorageArea(
    () => sessionQuota,
    (key) => {
      onSession()
      postChange('session', () => session)(key)
    },
  )
  const cookies = new CookieJar(location.hostname, () => {
    onChange()
    channel.post('cookies', cookies.list())
  })
  local.restore(initial.local)
  session.restore(initial.session)
  cookies.restore(initial.cookies)
  followArea(channel, 'local', local, (key, oldValue, newValue) => {
    onChange()
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: location.href }))
  })
  followArea(channel, 'session', session, onSession)
  channel.on('cookies', (list) => {
    if (!Array.isArray(list)) return
    cookies.restore(list.filter(isCookie))
    onChange()
  })
  channel.on('databases', (text) => {
    if (typeof text !== 'string') return
    databases = text
    onChange()
  })
  // A page may have changed after it named its frame.
  channel.on('joined', () => {
    for (const [type, area] of [
      ['local', local],
      ['session', session],
    ] as const)
      for (const entry of area.entries()) channel.post(type, entry)
    channel.post('cookies', cookies.list())
  })
  nameFrames((name) => writeState(name, true))
  const databaseStorage: DatabaseStorage = {
    initial: databases,
    getRoom: () => localQuota - local.length,
    store: (text) => {
      databases = text
      onChange()
      channel.post('databases', text)
    },
    warn,
  }
  Object.defineProperty(globalThis, databasesKey, { value: databaseStorage })

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

  // A tab that closes asks each page first, and does not wait for messages of `pagehide`.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
