import { Banner, Button, SearchBox, Text } from '@saha/ui'
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { Entry } from '../../../../adapters/library/entry.ts'
import type { Deletion } from '../../../../adapters/library/library-store.ts'
import { searchEntries } from '../../../../adapters/library/search-entries.ts'
import { isolate, useFormat } from '../../../../i18n/index.ts'
import { HistoryFooter } from './history-footer.tsx'
import { HistoryRow } from './history-row.tsx'
import type { HistoryProps } from './history.ts'
import { useLibrary } from './library.ts'
import { useEntryExport } from './use-entry-export.ts'

/** Memoized because the list changes every second while a reply is saved, and rendering the input causes a layout. */
const HistorySearch = memo(SearchBox)

/** Rows that are rendered until the user asks for more. */
const pageSize = 50

interface Removed {
  /** Title of the only entry. */
  readonly title: string | null
  readonly count: number
  readonly deletion: Promise<Deletion>
}

interface HistoryListProps<Data> extends HistoryProps<Data> {
  onOpened?: () => void
}

/** Lists the stored results of a tool, with search, rename, export and delete. */
function HistoryListContent<Data>({
  kind,
  openId,
  onOpen,
  onRemove,
  toMarkdown,
  onOpened,
}: HistoryListProps<Data>) {
  const t = useTranslations('history')
  const format = useFormat()
  const library = useLibrary()
  const { state, entries: all } = useSyncExternalStore(library.subscribe, library.getSnapshot)
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [damaged, setDamaged] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const entries = useMemo(() => all.filter((entry) => kind.read(entry) !== null), [all, kind])
  const found = searchEntries(kind, entries, useDeferredValue(search))
  const { failed, exportEntries } = useEntryExport(kind, toMarkdown)
  const exportOne = useCallback((entry: Entry) => void exportEntries([entry]), [exportEntries])
  const open = useCallback(
    async (entry: Entry) => {
      const data = kind.read(entry)
      const files = await library.loadFiles(entry)
      setDamaged(files === null ? entry.id : null)
      if (data === null || files === null) return
      onOpen({ entry, data, files })
      onOpened?.()
    },
    [kind, library, onOpen, onOpened],
  )
  const rename = useCallback((id: string, name: string | null) => void library.rename(id, name), [library])
  const remove = useCallback(
    (chosen: readonly Entry[]) => {
      const ids = chosen.map(({ id }) => id)
      const [only] = chosen.length === 1 ? chosen : []
      setRemoved({
        title: only ? kind.getTitle(only) : null,
        count: chosen.length,
        deletion: library.remove(ids),
      })
      onRemove(ids)
    },
    [kind, library, onRemove],
  )
  const removeOne = useCallback((entry: Entry) => remove([entry]), [remove])
  const undo = async (deletion: Removed['deletion']) => {
    setRemoved(null)
    // The pressed button unmounts.
    list.current?.focus()
    await library.restore(await deletion)
  }
  return (
    <div className="grid min-h-0 content-start gap-3">
      {entries.length > 0 && (
        <HistorySearch label={t('search')} value={search} onValueChange={setSearch} onSearch={setSearch} />
      )}
      {state === 'unavailable' && <Banner>{t('unavailable')}</Banner>}
      {failed && (
        <Banner tone="danger" live="alert">
          {t('exportFailed')}
        </Banner>
      )}
      <output>
        {removed ? (
          <span className="type-small flex items-center gap-2">
            <span className="min-w-0 wrap-anywhere">
              {removed.title === null
                ? t('removedAll', { count: removed.count })
                : t('removed', { title: isolate(removed.title) })}
            </span>
            <Button
              // The "remove" button is gone; "undo" is the likely next action.
              ref={(button) => button?.focus()}
              size="small"
              className="shrink-0"
              onClick={() => void undo(removed.deletion)}
            >
              {t('undo')}
            </Button>
          </span>
        ) : (
          <Text as="span" size="small" tone="muted">
            {search.trim() !== ''
              ? t('found', { count: found.length })
              : entries.length === 0 && state !== 'loading' && t('empty')}
          </Text>
        )}
      </output>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className="grid min-h-0 content-start gap-1 overflow-y-auto"
      >
        {found.slice(0, limit).map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            title={kind.getTitle(entry)}
            format={format}
            isOpen={entry.id === openId}
            onOpen={open}
            onRename={rename}
            onExport={exportOne}
            onRemove={removeOne}
          />
        ))}
      </ul>
      {damaged !== null && (
        <Banner tone="danger" live="alert">
          {t('damaged')}
        </Banner>
      )}
      {found.length > limit && (
        <Button size="small" variant="quiet" onClick={() => setLimit(limit + pageSize)}>
          {t('more')}
        </Button>
      )}
      {entries.length > 0 && (
        <HistoryFooter
          entries={entries}
          onExport={() => void exportEntries(entries)}
          onRemove={() => remove(entries)}
        />
      )}
    </div>
  )
}

/** Memoized because the chat renders with every chunk of a reply. */
export const HistoryList = memo(HistoryListContent) as typeof HistoryListContent
