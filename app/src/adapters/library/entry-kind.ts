import * as v from 'valibot'
import type { ToolId } from '../../routing/tools.ts'
import { toTitle, type Entry } from './entry.ts'

/** Reads the entries of a tool. */
export interface EntryKind<Data> {
  readonly tool: ToolId
  /** Validates an entry's data; null if it is broken or of another tool. */
  readonly read: (entry: Entry) => Data | null
  /** Returns the texts to search and to export: first what the user wrote. */
  readonly getTexts: (data: Data) => readonly string[]
  /** Returns an entry's name, or the first visible line of its texts. */
  readonly getTitle: (entry: Entry) => string
}

interface EntryKindInput<Data> {
  tool: ToolId
  schema: v.GenericSchema<unknown, Data>
  getTexts: (data: Data) => readonly string[]
}

/** Creates a kind of entries. Each entry is validated once. */
export function createEntryKind<Data>({ tool, schema, getTexts }: EntryKindInput<Data>): EntryKind<Data> {
  const known = new WeakMap<Entry, Data | null>()
  const read = (entry: Entry): Data | null => {
    const parsed = known.get(entry)
    if (parsed !== undefined) return parsed
    const { success, output } = v.safeParse(schema, entry.tool === tool ? entry.data : undefined)
    const data = success ? output : null
    known.set(entry, data)
    return data
  }
  const getTitle = (entry: Entry): string => {
    const data = read(entry)
    return (
      entry.name ?? toTitle((data === null ? [] : getTexts(data)).find((text) => text.trim() !== '') ?? '')
    )
  }
  return { tool, read, getTexts, getTitle }
}
