import type { EntryKind } from '../../../../adapters/library/entry-kind.ts'
import type { Entry, Files } from '../../../../adapters/library/entry.ts'

/** A stored result that the user opens. */
export interface OpenedEntry<Data> {
  readonly entry: Entry
  readonly data: Data
  readonly files: Files
}

/** Connects a tool with the history. */
export interface HistoryProps<Data> {
  readonly kind: EntryKind<Data>
  /** Id of the entry that the tool shows. */
  readonly openId: string | null
  readonly onOpen: (opened: OpenedEntry<Data>) => void
  /** Entries were deleted; the tool may show one of them. */
  readonly onRemove: (ids: readonly string[]) => void
  /** Formats an entry as Markdown. @default its title and its texts */
  readonly toMarkdown?: (entry: Entry) => string
}
