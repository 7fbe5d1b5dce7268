import { useChat } from '@saha/machines/react'
import { Heading, VisuallyHidden } from '@saha/ui'
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { threadKind, toThread } from '../../../adapters/library/thread.ts'
import { drafts } from '../../../adapters/storage/drafts.ts'
import type { Session } from '../../../features/session/session.tsx'
import { chatbotMessages } from '../../../i18n/messages/chatbot/index.ts'
import { historyMessages } from '../../../i18n/messages/history/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useFullViewport } from '../../../layout/use-full-viewport.ts'
import { HistoryList } from '../shared/history/history-list.tsx'
import type { OpenedEntry } from '../shared/history/history.ts'
import { getLibrary } from '../shared/history/library.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useHandOver } from '../shared/send-to/hand-over.ts'
import { useLateNotice } from '../shared/use-late-notice.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ChatToolbar } from './chat-toolbar.tsx'
import { ChatStore, isAnswering } from './chatbot.store.ts'
import { ChatConversation } from './conversation/chat-conversation.tsx'
import { useThreadMarkdown } from './conversation/use-thread-markdown.ts'

/** The viewport without the header. */
const tall = 'h-[max(30rem,calc(100dvh-8rem))]'

const createStore = (session: Session) => new ChatStore(getLibrary(session))

function Chatbot() {
  const t = useTranslations('chatbot')
  const words = useTranslations('history')
  const store = useToolActors(createStore, null)
  const { chat: actor, opened, id } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const chat = useChat(actor)
  useLateNotice('chatbot', actor, isAnswering)
  const isEmpty = chat.messages.length === 0
  useFullViewport(!isEmpty)
  const open = useCallback(
    ({ entry }: OpenedEntry<unknown>) => {
      const thread = entry.id === store.getSnapshot().id ? null : toThread(entry)
      if (thread) store.open(thread)
    },
    [store],
  )
  useHandOver('chatbot', (content) => {
    // The new thread reads the draft.
    if (content.text !== undefined) drafts.set('chatbot', content.text)
    if (content.turn) store.continueFrom(content.turn)
    else store.startThread('flash')
    if (content.file) void store.pendingFiles.add([content.file], [])
  })
  const toMarkdown = useThreadMarkdown()
  const history = useMemo(
    () => ({ kind: threadKind, openId: id, onOpen: open, onRemove: store.leaveRemoved, toMarkdown }),
    [id, open, store, toMarkdown],
  )
  const section = useRef<HTMLElement>(null)
  const wasFresh = useRef(isEmpty)
  useLayoutEffect(() => {
    const grows = wasFresh.current && !isEmpty
    wasFresh.current = isEmpty
    if (!grows || !section.current?.contains(document.activeElement)) return undefined
    // Scrolls when the layout grows, so that the field stays in sight. Waits for the next frame to avoid a forced
    // layout within the event handler.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'end' }))
    return () => cancelAnimationFrame(frame)
  }, [isEmpty])
  return (
    <div className="grid min-w-0 gap-x-8 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <section
        ref={section}
        aria-labelledby="chat"
        className={`${isEmpty ? '' : tall} flex min-w-0 flex-col gap-3`}
      >
        {/* Parent heading of the headings in replies. */}
        <h2 id="chat">
          <VisuallyHidden>{t('chat')}</VisuallyHidden>
        </h2>
        <ToolHistory {...history} isBeside />
        <ChatToolbar store={store} model={opened.model} isEmpty={isEmpty} />
        <div className="min-h-0 flex-auto">
          {/* The key resets editing, and keeps the history of another thread from being announced. */}
          <ChatConversation key={opened.id} store={store} chat={chat} />
        </div>
      </section>
      <section aria-labelledby="chats" className={`${tall} hidden flex-col gap-3 xl:flex`}>
        <Heading level={2} size="subheading" id="chats">
          {words('title')}
        </Heading>
        <HistoryList {...history} />
      </section>
    </div>
  )
}

export default withMessages({ ...historyMessages, ...chatbotMessages }, Chatbot)
