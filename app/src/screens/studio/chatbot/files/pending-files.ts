import type { ChatFile } from '@saha/machines/chat'
import { createStore } from '../../../../platform/store.ts'
import type { FileContents } from './file-contents.ts'
import { fileLimits, readFile, RejectedFileError } from './read-file.ts'

/** Files of the next message. */
export interface PendingFiles {
  readonly files: readonly ChatFile[]
  /** Number of files that are being read. */
  readonly reading: number
  readonly rejected: readonly RejectedFileError[]
}

const none: PendingFiles = { files: [], reading: 0, rejected: [] }

const sumSizes = (files: readonly ChatFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Collects the files of the next message. They stay when the tool is left. */
export class PendingFilesStore {
  readonly #store = createStore(none)
  readonly #contents: FileContents
  readonly #end = new AbortController()

  constructor(contents: FileContents) {
    this.#contents = contents
  }

  readonly subscribe = this.#store.subscribe
  readonly getSnapshot = this.#store.get

  /**
   * Reads files one at a time, because decoded images take much memory.
   *
   * @param sent files of the messages so far
   */
  async add(files: readonly File[], sent: readonly ChatFile[]): Promise<void> {
    this.#change(({ reading }) => ({ reading: reading + files.length, rejected: [] }))
    for (const file of files) {
      const error = await this.#read(file, sent).catch((thrown: unknown) =>
        thrown instanceof RejectedFileError ? thrown : new RejectedFileError('gone', file),
      )
      this.#change(({ reading, rejected }) => ({
        reading: reading - 1,
        rejected: error ? [...rejected, error] : rejected,
      }))
    }
  }

  remove(id: string): void {
    this.#change(({ files }) => ({ files: files.filter((file) => file.id !== id), rejected: [] }))
  }

  /** Returns the files and forgets them, because they are sent. */
  take(): readonly ChatFile[] {
    const { files } = this.getSnapshot()
    this.#change(() => ({ files: [], rejected: [] }))
    return files
  }

  stop(): void {
    this.#end.abort()
  }

  async #read(file: File, sent: readonly ChatFile[]): Promise<undefined> {
    const check = () => {
      if (this.getSnapshot().files.length >= fileLimits.count) throw new RejectedFileError('count', file)
    }
    check()
    const read = await readFile(file, this.#end.signal)
    check()
    const all = [...sent, ...this.getSnapshot().files, read.file]
    if (sumSizes(all) > fileLimits.chat) throw new RejectedFileError('chat', file)
    this.#contents.add(read.file.id, read.blob)
    this.#change(({ files }) => ({ files: [...files, read.file] }))
  }

  #change(change: (pending: PendingFiles) => Partial<PendingFiles>): void {
    const pending = this.getSnapshot()
    this.#store.set({ ...pending, ...change(pending) })
  }
}
