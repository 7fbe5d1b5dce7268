import { useKit } from '../provider/index.ts'
import type { FileProblem, FileRules } from './check-files.ts'
import { formatFileSize } from './format-file-size.ts'

/** Returns localized descriptions of types, sizes and problems. */
export function useFileMessages({ accept, maxBytes, maxFiles }: FileRules) {
  const { locale, messages } = useKit()
  const families: Readonly<Record<string, string>> = {
    'image/*': messages.imageFiles,
    'video/*': messages.videoFiles,
    'audio/*': messages.audioFiles,
  }
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    accept.map((entry) => families[entry] ?? entry.replace(/^.*[./]/u, '').toUpperCase()),
  )
  const size = (bytes: number) => formatFileSize(locale, bytes)
  const problem = (reason: FileProblem, file: File) =>
    ({
      type: () => messages.wrongFileType(types),
      size: () => messages.fileTooLarge(size(file.size), size(maxBytes)),
      empty: () => messages.fileEmpty,
      folder: () => messages.fileIsFolder,
      content: () => messages.fileUnreadable,
      count: () => messages.tooManyFiles(maxFiles),
    })[reason]()
  return { types, size, problem }
}
