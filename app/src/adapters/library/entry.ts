import { shorten, takeGraphemes, toVisibleLine } from '@saha/ui/characters'
import * as v from 'valibot'
import { tools, type ToolId } from '../../routing/tools.ts'

/** A file of an entry, without its content. */
export interface FileInfo {
  /** Unique within the entry. */
  readonly id: string
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** A stored result of a tool. Its files are stored beside it, so that lists do not load them. */
export interface Entry {
  readonly id: string
  readonly tool: ToolId
  /** Name given by the user, or null. */
  readonly name: string | null
  /** JSON that the tool's kind of entry validates. */
  readonly data: unknown
  readonly files: readonly FileInfo[]
  /** Time of the last change, in ms. */
  readonly at: number
  /** Number of writes; 0 before the first. */
  readonly revision: number
  /** Bytes of its data and files, estimated. */
  readonly size: number
}

/** Contents of files by id. */
export type Files = ReadonlyMap<string, Blob>

/** Limits of all tools together. Above them, the user is asked which entries to delete. */
export const bounds = { entries: 500, bytes: 500 * 1024 * 1024, name: 120, title: 80 } as const

/** Creates the id of a new entry. */
export const createEntryId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

/** Describes a file for its entry. */
export const describeFile = (id: string, { type, size }: Blob): FileInfo => ({ id, type, size })

interface EntryInput {
  tool: ToolId
  data: unknown
  /** Contents of all its files. */
  files?: Files
}

/** Creates an entry that is not stored yet. */
export const createEntry = ({ tool, data, files = new Map() }: EntryInput): Entry => ({
  id: createEntryId(),
  tool,
  name: null,
  data,
  files: [...files].map(([id, blob]) => describeFile(id, blob)),
  at: Date.now(),
  revision: 0,
  size: 0,
})

/** Estimates the bytes of an entry. */
export const measureEntry = ({ data, files }: Pick<Entry, 'data' | 'files'>): number =>
  files.reduce((sum, { size }) => sum + size, JSON.stringify(data)?.length ?? 0)

/** Returns the first visible line of a text, shortened; `…` if there is none. */
export function toTitle(text: string): string {
  const lines = takeGraphemes(text.trim(), 10 * bounds.title).split('\n')
  return shorten(lines.map(toVisibleLine).find(Boolean) ?? '…', bounds.title)
}

/** Normalizes a name; null for a blank one, which restores the entry's own title. */
export const toEntryName = (name: string): string | null =>
  takeGraphemes(toVisibleLine(name), bounds.name).trim() || null

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.string(), v.nonEmpty())

const storedEntry = v.object({
  id,
  tool: v.picklist(tools),
  name: v.fallback(v.pipe(v.string(), v.transform(toEntryName)), null),
  data: v.unknown(),
  files: v.array(v.object({ id, type: v.string(), size: count })),
  at: count,
  revision: count,
  size: count,
})

/** Validates a stored entry, which an older version or a user may have written. */
export function readEntry(value: unknown): Entry | null {
  const { success, output } = v.safeParse(storedEntry, value)
  return success ? output : null
}

/** Newest first. */
export const sortNewestFirst = (entries: Iterable<Entry>): Entry[] =>
  [...entries].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))

/** Returns whether an entry may be proposed for deletion: named ones stay. */
const isExpendable = ({ name }: Entry): boolean => name === null

/**
 * Returns the oldest unnamed entries whose deletion makes room for some bytes, and for a tenth of what is stored, so
 * that the user is not asked with every new entry.
 *
 * @param stored newest first
 */
export function findOldest(stored: readonly Entry[], bytes: number): readonly Entry[] {
  const total = stored.reduce((sum, { size }) => sum + size, 0)
  const oldest: Entry[] = []
  let freed = 0
  for (const entry of stored.filter(isExpendable).toReversed()) {
    if (oldest.length > 0 && freed >= Math.max(bytes, total / 10)) break
    oldest.push(entry)
    freed += entry.size
  }
  return oldest
}
