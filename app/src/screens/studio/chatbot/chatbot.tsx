import { selectChatMessages } from '@saha/machines/chat'
import { Heading, VisuallyHidden } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/chatbot/ar.ts'
import en from '../../../i18n/messages/chatbot/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { useFilledWindow } from '../../../layout/use-filled-window.ts'
import { useKept } from '../use-kept.ts'
import { ChatBar } from './chat-bar.tsx'
import { ChatDesk } from './chat-desk.ts'
import { Conversation } from './conversation.tsx'
import { ThreadList } from './thread-list.tsx'

const messages = { chatbot: { en, ar } }

/** A conversation has the window, but for what stays above it. */
const tall = 'h-[max(30rem,calc(100dvh-8rem))]'

const startDesk = () => new ChatDesk()

export default function Chatbot() {
  return (
    <ScreenMessages add={messages}>
      <Desk />
    </ScreenMessages>
  )
}

function Desk() {
  const t = useTranslations('chatbot')
  const desk = useKept(startDesk, null)
  const { chat, opened, id } = useSyncExternalStore(desk.subscribe, desk.getSnapshot)
  const fresh = useSelector(chat, (snapshot) => selectChatMessages(snapshot).length === 0)
  useFilledWindow(!fresh)
  const section = useRef<HTMLElement>(null)
  const wasFresh = useRef(fresh)
  useLayoutEffect(() => {
    const grows = wasFresh.current && !fresh
    wasFresh.current = fresh
    if (!grows || !section.current?.contains(document.activeElement)) return undefined
    // What was a line to write in becomes a conversation, and stays in sight of who writes. With the frame that shows it:
    // now, all of it would be laid out within the press.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'end' }))
    return () => cancelAnimationFrame(frame)
  }, [fresh])
  return (
    <div className="grid min-w-0 gap-x-8 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <section
        ref={section}
        aria-labelledby="chat"
        className={`${fresh ? 'h-96' : tall} flex min-w-0 flex-col gap-3`}
      >
        {/* Above the headings of answers, which stand below it in the outline. */}
        <h2 id="chat">
          <VisuallyHidden>{t('chat')}</VisuallyHidden>
        </h2>
        <ChatBar desk={desk} model={opened.model} openId={id} fresh={fresh} />
        <div className="min-h-0 flex-auto">
          {/* Another conversation is another place: its history is not announced, and nothing is being edited. */}
          <Conversation key={opened.id} chat={chat} onEdit={desk.edit} onStop={desk.stopReply} />
        </div>
      </section>
      <section aria-labelledby="chats" className={`${tall} hidden flex-col gap-3 xl:flex`}>
        <Heading level={2} size="subheading" id="chats">
          {t('threads')}
        </Heading>
        <ThreadList desk={desk} openId={id} />
      </section>
    </div>
  )
}
