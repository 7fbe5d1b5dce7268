import { MAX_STORED_BYTES, newId } from '../stores/file-store.ts'

/** Upload in progress. */
export interface Upload {
  readonly key: string
  readonly mimeType: string
  readonly displayName: string
  readonly fails: boolean
  /** Whether the next part is answered without a status, once. */
  losesNextPart: boolean
  readonly parts: Buffer[]
  received: number
  readonly startedAt: number
}

const HOUR = 3600 * 1000

/** Uploads in progress. */
export class Uploads {
  readonly #uploads = new Map<string, Upload>()

  start(upload: Omit<Upload, 'parts' | 'received'>): string {
    for (const [id, { startedAt }] of this.#uploads)
      if (upload.startedAt - startedAt > HOUR) this.#uploads.delete(id)
    const id = newId(24)
    this.#uploads.set(id, { ...upload, parts: [], received: 0 })
    return id
  }

  find(id: string): Upload | null {
    return this.#uploads.get(id) ?? null
  }

  /** Adds a part. Drops the oldest uploads when all of them together are too large. */
  add(upload: Upload, part: Buffer): void {
    upload.parts.push(part)
    upload.received += part.length
    let total = [...this.#uploads.values()].reduce((sum, { received }) => sum + received, 0)
    for (const [id, { received }] of this.#uploads) {
      if (total <= MAX_STORED_BYTES) return
      this.#uploads.delete(id)
      total -= received
    }
  }

  end(id: string): void {
    this.#uploads.delete(id)
  }
}
