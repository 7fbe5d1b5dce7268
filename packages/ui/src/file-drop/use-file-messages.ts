import { getNumberFormat } from '../bidi/index.ts'
import { useKit } from '../provider/index.ts'
import type { FileProblem, FileRules } from './check-files.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in steps of 1,024, rounded up so that a file over the limit never looks like it fits. */
function fileSize(locale: string, bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const unit = units[step] ?? 'byte'
  return getNumberFormat(locale, {
    style: 'unit',
    unit,
    // Arabic has short forms for only some units, and the English short form of bytes has no plural.
    unitDisplay: unit === 'byte' || locale.startsWith('ar') ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
    roundingMode: 'ceil',
  }).format(bytes / 1024 ** step)
}

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
  const size = (bytes: number) => fileSize(locale, bytes)
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
