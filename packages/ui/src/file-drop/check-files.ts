/**
 * Reason why a file was rejected: `type` is not accepted, `size` is over the limit, `empty` has no bytes, `folder` is
 * a directory, `count` exceeds the maximum. The host sets `content` when the content does not match the type.
 */
export type FileProblem = 'type' | 'size' | 'empty' | 'folder' | 'count' | 'content'

/** A file that was not accepted. */
export interface RejectedFile {
  /** The file. */
  file: File
  /** Why it was not accepted. */
  reason: FileProblem
}

/** Limits of a FileDrop. */
export interface FileRules {
  /** MIME types (`image/png`), wildcards (`image/*`) or extensions (`.srt`); empty accepts any type. */
  accept: readonly string[]
  /** Maximum size of a file in bytes. */
  maxBytes: number
  /** Maximum number of files. */
  maxFiles: number
}

/** A dropped, pasted or picked file that is not checked yet. */
export interface IncomingFile {
  file: File
  folder: boolean
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  const mime = type.toLowerCase()
  return (
    accept.length === 0 ||
    accept.some((entry) => {
      const accepted = entry.toLowerCase()
      if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted)
      return accepted.endsWith('/*') ? mime.startsWith(accepted.slice(0, -1)) : mime === accepted
    })
  )
}

/** Checks a file by name, type and size, without reading it. */
function findProblem(
  { file, folder }: IncomingFile,
  { accept, maxBytes }: FileRules,
): FileProblem | undefined {
  if (folder) return 'folder'
  if (!isAccepted(file, accept)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Adds the incoming files that follow the rules. With `maxFiles: 1` a new file replaces the old one. Duplicates are
 * skipped.
 */
export function checkFiles(
  current: readonly File[],
  incoming: readonly IncomingFile[],
  rules: FileRules,
): { files: File[]; rejected: RejectedFile[] } {
  const rejected: RejectedFile[] = []
  const added: File[] = []
  const existing = rules.maxFiles === 1 ? [] : current
  for (const item of incoming) {
    const reason = findProblem(item, rules)
    if (reason) rejected.push({ file: item.file, reason })
    else if ([...existing, ...added].some((file) => isSame(file, item.file))) continue
    else if (existing.length + added.length >= rules.maxFiles)
      rejected.push({ file: item.file, reason: 'count' })
    else added.push(item.file)
  }
  return { files: added.length > 0 ? [...existing, ...added] : [...current], rejected }
}

/** Returns the dropped or pasted files and whether each is a folder. */
export const readDataTransfer = ({ items }: DataTransfer): IncomingFile[] =>
  [...items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    return file ? [{ file, folder: item.webkitGetAsEntry()?.isDirectory ?? false }] : []
  })
