import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A new folder that is removed after use. */
export interface TemporaryFolder extends Disposable {
  path: string
  /** Writes a file, and its folders, and returns its path. */
  write: (name: string, content: Uint8Array | string) => string
}

export function createFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'saha-import-'))
  return {
    path,
    write: (name, content) => {
      const target = join(path, name)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
      return target
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Options of an import that is not stopped. */
export const uninterrupted = () => ({ signal: new AbortController().signal, onProgress: () => undefined })
