import { useChat } from '@saha/machines/react'
import { Heading, VisuallyHidden } from '@saha/ui'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { chatbotMessages } from '../../../i18n/messages/chatbot/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useFullViewport } from '../../../layout/use-full-viewport.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ChatToolbar } from './chat-toolbar.tsx'
import { ChatStore } from './chatbot.store.ts'
import { ChatConversation } from './conversation/chat-conversation.tsx'
import { ThreadList } from './threads/thread-list.tsx'

/** The viewport without the header. */
const tall = 'h-[max(30rem,calc(100dvh-8rem))]'

const createStore = () => new ChatStore()

function Chatbot() {
  const t = useTranslations('chatbot')
  const store = useToolActors(createStore, null)
  const { chat: actor, opened, id } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const chat = useChat(actor)
  const isEmpty = chat.messages.length === 0
  useFullViewport(!isEmpty)
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
        <ChatToolbar store={store} model={opened.model} openId={id} isEmpty={isEmpty} />
        <div className="min-h-0 flex-auto">
          {/* The key resets editing, and keeps the history of another thread from being announced. */}
          <ChatConversation key={opened.id} chat={chat} onEdit={store.edit} onStop={store.stopReply} />
        </div>
      </section>
      <section aria-labelledby="chats" className={`${tall} hidden flex-col gap-3 xl:flex`}>
        <Heading level={2} size="subheading" id="chats">
          {t('threads')}
        </Heading>
        <ThreadList store={store} openId={id} />
      </section>
    </div>
  )
}

export default withMessages(chatbotMessages, Chatbot)
