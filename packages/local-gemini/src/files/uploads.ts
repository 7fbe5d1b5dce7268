import { MOST_BYTES, newId } from './file-store.ts'

/** An upload that has begun. */
export interface Upload {
  readonly key: string
  readonly mimeType: string
  readonly displayName: string
  readonly fails: boolean
  /** Whether its next part is answered without a status, once. */
  loses: boolean
  readonly parts: Buffer[]
  received: number
  readonly begun: number
}

const HOUR = 3600 * 1000

/** Uploads between their first request and their last. */
export class Uploads {
  readonly #uploads = new Map<string, Upload>()

  begin(upload: Omit<Upload, 'parts' | 'received'>): string {
    for (const [id, { begun }] of this.#uploads) if (upload.begun - begun > HOUR) this.#uploads.delete(id)
    const id = newId(24)
    this.#uploads.set(id, { ...upload, parts: [], received: 0 })
    return id
  }

  find(id: string): Upload | null {
    return this.#uploads.get(id) ?? null
  }

  /** Adds a part; the oldest uploads are forgotten when all of them hold too much. */
  add(upload: Upload, part: Buffer): void {
    upload.parts.push(part)
    upload.received += part.length
    let held = [...this.#uploads.values()].reduce((sum, { received }) => sum + received, 0)
    for (const [id, { received }] of this.#uploads) {
      if (held <= MOST_BYTES) return
      this.#uploads.delete(id)
      held -= received
    }
  }

  end(id: string): void {
    this.#uploads.delete(id)
  }
}
