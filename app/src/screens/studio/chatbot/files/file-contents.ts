import type { ChatFile } from '@saha/machines/chat'
import type { LibraryStore } from '../../../../adapters/library/library-store.ts'

/** Contents of the files of all chats: those of this visit from memory, others from the library. */
export class FileContents {
  readonly #known = new Map<string, Blob>()
  readonly #library: Pick<LibraryStore, 'getSnapshot' | 'loadFiles'>

  constructor(library: Pick<LibraryStore, 'getSnapshot' | 'loadFiles'>) {
    this.#library = library
  }

  add(id: string, blob: Blob): void {
    this.#known.set(id, blob)
  }

  /** Returns the content of a file; null if it is gone. */
  readonly load = async ({ id }: Pick<ChatFile, 'id'>): Promise<Blob | null> => {
    const known = this.#known.get(id)
    if (known) return known
    const entry = this.#library
      .getSnapshot()
      .entries.find(({ files }) => files.some((file) => file.id === id))
    const stored = (entry && (await this.#library.loadFiles(entry))) ?? new Map<string, Blob>()
    for (const [name, blob] of stored) this.#known.set(name, blob)
    return this.#known.get(id) ?? null
  }

  /** Returns the contents of files, without those that are gone. */
  async loadAll(ids: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
    const found = await Promise.all(ids.map(async (id) => [id, await this.load({ id })] as const))
    return new Map(found.flatMap(([id, blob]) => (blob ? [[id, blob]] : [])))
  }
}
