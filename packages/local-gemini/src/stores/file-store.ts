import { createHash, randomInt } from 'node:crypto'

/** Processing state of a file. */
export type FileState = 'PROCESSING' | 'ACTIVE' | 'FAILED'

/** Uploaded or generated file. */
export interface StoredFile {
  readonly id: string
  /** API key of its owner. */
  readonly key: string
  readonly mimeType: string
  readonly displayName: string
  readonly bytes: Uint8Array
  readonly source: 'UPLOADED' | 'GENERATED'
  /** Whether downloads are forbidden, because a fault was requested. */
  readonly locked?: boolean
  readonly created: number
  readonly state: FileState
}

/** Fields of a new file. */
export type NewFile = Pick<StoredFile, 'key' | 'mimeType' | 'displayName' | 'bytes' | 'source' | 'locked'> & {
  readonly fails?: boolean
}

interface Entry {
  file: StoredFile
  /** Number of polls so far. */
  polls: number
  readonly fails: boolean
}

const TWO_DAYS = 48 * 3600 * 1000
/** Maximum total size; the oldest files are evicted beyond it. */
export const MAX_STORED_BYTES = 512 * 1024 * 1024
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns an id in the service's format. */
export const newId = (length = 12): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Stores files in memory for two days, as the service does. Videos stay in processing until the second poll. */
export class FileStore {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add({ fails = false, ...file }: NewFile): StoredFile {
    const processed = file.source === 'UPLOADED' && (fails || file.mimeType.startsWith('video/'))
    const stored: StoredFile = {
      ...file,
      id: newId(),
      created: this.#now(),
      state: processed ? 'PROCESSING' : 'ACTIVE',
    }
    this.#entries.set(stored.id, { file: stored, polls: 0, fails })
    this.#evict()
    return stored
  }

  /** Returns the file with that id, if it belongs to the key. */
  find(id: string, key: string): StoredFile | null {
    const entry = this.#entries.get(id)
    if (entry === undefined || entry.file.key !== key || this.#now() > entry.file.created + TWO_DAYS)
      return null
    return entry.file
  }

  /** Finds a file and counts the poll; the second poll finds it processed. */
  poll(id: string, key: string): StoredFile | null {
    const file = this.find(id, key)
    const entry = this.#entries.get(id)
    if (file === null || entry === undefined || file.state !== 'PROCESSING') return file
    entry.polls += 1
    if (entry.polls > 1) entry.file = { ...file, state: entry.fails ? 'FAILED' : 'ACTIVE' }
    return entry.file
  }

  /** Returns the files of a key, newest first. */
  list(key: string): StoredFile[] {
    return [...this.#entries.values()].flatMap(({ file }) => this.find(file.id, key) ?? []).reverse()
  }

  remove(id: string): void {
    this.#entries.delete(id)
  }

  #evict(): void {
    let total = [...this.#entries.values()].reduce((sum, { file }) => sum + file.bytes.length, 0)
    for (const [id, { file }] of this.#entries) {
      if (total <= MAX_STORED_BYTES && this.#now() <= file.created + TWO_DAYS) return
      this.#entries.delete(id)
      total -= file.bytes.length
    }
  }
}

/** Returns a file as the service describes it. */
export function describeFile(file: StoredFile, origin: string, version: string): object {
  const { id, mimeType, displayName, bytes, source, created, state } = file
  const uri = `${origin}/${version}/files/${id}`
  return {
    name: `files/${id}`,
    ...(displayName === '' ? {} : { displayName }),
    mimeType,
    sizeBytes: String(bytes.length),
    createTime: new Date(created).toISOString(),
    updateTime: new Date(created).toISOString(),
    expirationTime: new Date(created + TWO_DAYS).toISOString(),
    sha256Hash: createHash('sha256').update(bytes).digest('base64'),
    uri,
    ...(source === 'GENERATED' ? { downloadUri: `${uri}:download?alt=media` } : {}),
    state,
    source,
    ...(state === 'FAILED' ? { error: { code: 3, message: 'The file failed to be processed.' } } : {}),
  }
}
