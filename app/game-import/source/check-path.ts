import { ImportError } from '../import-error.ts'
import type { Limits } from '../limits.ts'

/** Devices of Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Characters with a special meaning in Windows paths, URLs or terminals. */
const forbidden = /[\p{Cc}\\:*?"<>|\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u
const encoder = new TextEncoder()

/** Returns a name as file systems without case see it. */
export const foldCase = (path: string): string => path.normalize('NFC').toLowerCase().normalize('NFC')

/** Files of operating systems and tools. The server would not send hidden files anyway. */
export function isIgnored(path: string): boolean {
  const segments = path.split('/')
  const name = segments.at(-1) ?? ''
  return (
    segments.some((segment) => segment.startsWith('.') || segment === '__MACOSX') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  )
}

/** Returns a path for a message, without control characters. */
const quote = (path: string): string => JSON.stringify(path.length > 120 ? `${path.slice(0, 120)}…` : path)

function findFault(path: string, { maxPathBytes }: Limits): string | null {
  const segments = path.split('/')
  if (path.startsWith('/')) return 'it is absolute'
  if (segments.includes('..')) return 'it leaves the folder of the game'
  if (segments.some((segment) => segment === '' || segment === '.')) return 'it has an empty part'
  if (forbidden.test(path)) return 'it has a backslash, a colon or another forbidden character'
  if (!path.isWellFormed()) return 'it is not valid Unicode'
  if (segments.some((segment) => /[. ]$/.test(segment))) return 'a part ends with a dot or a space'
  if (segments.some((segment) => deviceName.test(segment))) return 'a part is the name of a device of Windows'
  if (encoder.encode(path).length > maxPathBytes) return `it is longer than ${maxPathBytes} bytes`
  return null
}

/** @throws ImportError if a path is not a plain relative one that every file system can hold */
export function checkPath(path: string, limits: Limits): void {
  const fault = findFault(path, limits)
  if (fault !== null)
    throw new ImportError(
      `The path ${quote(path)} is not allowed.`,
      `Of this path, ${fault}.`,
      'Pack the game again with plain relative names.',
    )
}
