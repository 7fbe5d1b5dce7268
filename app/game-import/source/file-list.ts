import { ImportError } from '../import-error.ts'
import type { Limits } from '../limits.ts'
import { checkPath, foldCase, isIgnored } from './check-path.ts'

/** Checks names and sizes of a game's files before their content is read. */
export class FileList {
  readonly #limits: Limits
  /** Spelling of every file and folder by its name without case. */
  readonly #spellings = new Map<string, { path: string; isFile: boolean }>()
  #files = 0
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Returns the number of bytes of the added files. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * Adds a file. Returns whether to read it: files of operating systems are ignored.
   * @throws ImportError if the file, or the sum with it, is not allowed
   */
  add(path: string, size: number): boolean {
    checkPath(path, this.#limits)
    if (isIgnored(path)) return false
    this.#files += 1
    this.#bytes += size
    if (this.#files > this.#limits.maxFiles)
      throw new ImportError(
        `The game has more than ${this.#limits.maxFiles} files.`,
        'Each file is a request; a game of thousands starts slowly and fills the host.',
        'Pack images into atlases and scripts into bundles, and leave out sources and unused assets.',
      )
    if (this.#bytes > this.#limits.maxBytes)
      throw new ImportError(
        `The game is larger than ${this.#limits.maxBytes / 1024 / 1024} MB unpacked, counted up to "${path}".`,
        'Players on phones leave before such a game has loaded.',
        'Compress images and sounds, and leave out sources and unused assets.',
      )
    this.#claim(path)
    return true
  }

  #claim(path: string): void {
    const segments = path.split('/')
    segments.forEach((_, index) => {
      const part = segments.slice(0, index + 1).join('/')
      const isFile = index === segments.length - 1
      const other = this.#spellings.get(foldCase(part))
      if (other && (other.path !== part || other.isFile || isFile))
        throw new ImportError(
          `"${other.path}" and "${part}" are one name on some file systems.`,
          'Names that differ in case or accents only overwrite each other on Windows and macOS.',
          'Rename one of them, and where the game uses it.',
        )
      this.#spellings.set(foldCase(part), { path: part, isFile })
    })
  }
}
