/**
 * Why a file was not taken: `type` is not among the accepted ones, `size` is over the limit, `empty` has no
 * bytes, `folder` is a directory, `count` is one more than fits. `content` is the host's own: it looked
 * inside and found something else than the name and the type promise.
 */
export type FileProblem = 'type' | 'size' | 'empty' | 'folder' | 'count' | 'content'

export interface RejectedFile {
  file: File
  reason: FileProblem
}

export interface FileRules {
  /** MIME types (`image/png`), families (`image/*`) or endings (`.srt`); empty takes any type. */
  accept: readonly string[]
  /** Bytes of one file. */
  maxBytes: number
  maxFiles: number
}

/** A file on its way in. */
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

/** What is wrong with a file by its name, type and size alone: nothing is read. */
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
 * Adds what may come in to what is there. Where only one fits, the new one takes the old one's place; a file
 * that is already there is passed over.
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

/** The files that were dropped or pasted, with what only the browser knows: whether one is a folder. */
export const readDataTransfer = ({ items }: DataTransfer): IncomingFile[] =>
  [...items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    return file ? [{ file, folder: item.webkitGetAsEntry()?.isDirectory ?? false }] : []
  })
