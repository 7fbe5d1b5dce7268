import { Banner, Button, SearchBox, Text } from '@saha/ui'
import { memo, useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { searchThreads } from '../../../../adapters/threads/search-threads.ts'
import { bounds, getThreadTitle, type Thread } from '../../../../adapters/threads/thread.ts'
import { isolate, useFormat } from '../../../../i18n/index.ts'
import type { ChatStore } from '../chatbot.store.ts'
import { ThreadRow } from './thread-row.tsx'

/** Memoized because the list changes every second while a reply is saved, and rendering the input causes a layout. */
const ThreadSearch = memo(SearchBox)

interface ThreadListProps {
  store: ChatStore
  openId: string
  onOpened?: () => void
}

/**
 * Lists the stored threads with search, rename, export and delete. Memoized because the chat renders with every chunk
 * of a reply.
 */
export const ThreadList = memo(function ThreadList({ store, openId, onOpened }: ThreadListProps) {
  const t = useTranslations('chatbot')
  const format = useFormat()
  const { state, threads } = useSyncExternalStore(store.store.subscribe, store.store.getSnapshot)
  const [search, setSearch] = useState('')
  const [removed, setRemoved] = useState<Thread | null>(null)
  const found = searchThreads(threads, useDeferredValue(search))
  const open = useCallback(
    (thread: Thread) => {
      if (thread.id !== store.getSnapshot().id) store.open(thread)
      onOpened?.()
    },
    [store, onOpened],
  )
  const rename = useCallback(
    ({ id }: Thread, name: string | null) => void store.store.rename(id, name),
    [store],
  )
  const remove = useCallback(
    (thread: Thread) => {
      setRemoved(thread)
      void store.remove(thread.id)
    },
    [store],
  )
  return (
    <div className="grid min-h-0 gap-3">
      {threads.length > 0 && (
        <ThreadSearch
          label={t('searchThreads')}
          value={search}
          onValueChange={setSearch}
          onSearch={setSearch}
        />
      )}
      {threads.length >= bounds.threads && (
        <Text size="small" tone="muted">
          {t('roomForThreads', { count: bounds.threads })}
        </Text>
      )}
      {state === 'unkept' && <Banner>{t('unkept')}</Banner>}
      <output>
        {removed ? (
          <span className="type-small flex items-center gap-2">
            <span className="min-w-0 wrap-anywhere">
              {t('removed', { title: isolate(getThreadTitle(removed)) })}
            </span>
            <Button
              // The "remove" button is gone; "undo" is the likely next action.
              ref={(button) => button?.focus()}
              size="small"
              className="shrink-0"
              onClick={() => {
                setRemoved(null)
                void store.store.restore(removed)
              }}
            >
              {t('undo')}
            </Button>
          </span>
        ) : (
          <Text as="span" size="small" tone="muted">
            {search.trim() !== ''
              ? t('found', { count: found.length })
              : threads.length === 0 && t('noThreads')}
          </Text>
        )}
      </output>
      <ul aria-label={t('threads')} className="grid min-h-0 content-start gap-1 overflow-y-auto">
        {found.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            format={format}
            open={thread.id === openId}
            onOpen={open}
            onRename={rename}
            onRemove={remove}
          />
        ))}
      </ul>
    </div>
  )
})
