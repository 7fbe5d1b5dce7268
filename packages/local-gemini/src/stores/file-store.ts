import { createHash, randomInt } from 'node:crypto'

/** How far a file is. */
export type FileState = 'PROCESSING' | 'ACTIVE' | 'FAILED'

/** A file that somebody uploaded, or that was made for them. */
export interface StoredFile {
  readonly id: string
  /** Whose it is. */
  readonly key: string
  readonly mimeType: string
  readonly displayName: string
  readonly bytes: Uint8Array
  readonly source: 'UPLOADED' | 'GENERATED'
  /** Whether nobody may fetch it, because a fault was asked for. */
  readonly locked?: boolean
  readonly created: number
  readonly state: FileState
}

/** What a new file is made of. */
export type NewFile = Pick<StoredFile, 'key' | 'mimeType' | 'displayName' | 'bytes' | 'source' | 'locked'> & {
  readonly fails?: boolean
}

interface Entry {
  file: StoredFile
  /** How often it is still told to be in processing before it is ready. */
  polls: number
  readonly fails: boolean
}

const TWO_DAYS = 48 * 3600 * 1000
/** What is total at most; the oldest goes when there is more. */
export const MAX_STORED_BYTES = 512 * 1024 * 1024
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id as the service makes them. */
export const newId = (length = 12): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Files in memory, for two days as the service keeps them. Videos are processed until they have been asked for. */
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

  /** The file with that id, if it is the caller's. */
  find(id: string, key: string): StoredFile | null {
    const entry = this.#entries.get(id)
    if (entry === undefined || entry.file.key !== key || this.#now() > entry.file.created + TWO_DAYS)
      return null
    return entry.file
  }

  /** As {@link find}, for a poll: the second one finds the file processed. */
  poll(id: string, key: string): StoredFile | null {
    const file = this.find(id, key)
    const entry = this.#entries.get(id)
    if (file === null || entry === undefined || file.state !== 'PROCESSING') return file
    entry.polls += 1
    if (entry.polls > 1) entry.file = { ...file, state: entry.fails ? 'FAILED' : 'ACTIVE' }
    return entry.file
  }

  /** The caller's files, newest first. */
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

/** A file as the service tells it. */
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
