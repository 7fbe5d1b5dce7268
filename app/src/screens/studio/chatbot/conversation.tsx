import { selectChatMessages, selectChatStatus, type ChatMessage } from '@saha/machines/chat'
import { ChatTranscript, warmUpProse, PromptInput } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/models.ts'
import { isText, useDraft } from '../use-draft.ts'
import { useEscape } from '../use-escape.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import { EmptyChat } from './empty-chat.tsx'
import type { Chat } from './keep-chat.ts'
import { Turn } from './turn.tsx'

/** What is asked anew is another question, though it stands in the same place; its reply goes with it. */
function useKeys() {
  const keys = useRef(new WeakMap<ChatMessage, number>())
  const count = useRef(0)
  return (messages: readonly ChatMessage[]): readonly string[] =>
    messages.map((message, index) => {
      const question = message.role === 'user' ? message : messages[index - 1]
      if (!question) return `${index}`
      let key = keys.current.get(question)
      if (key === undefined) keys.current.set(question, (key = ++count.current))
      return `${key} ${message.role}`
    })
}

interface ConversationProps {
  chat: Chat
  onEdit: (index: number, text: string) => void
}

interface StoppableProps extends ConversationProps {
  /** The reply that is on its way is to be stopped. */
  onStop: () => void
}

interface TranscriptProps {
  /** Nothing is on its way, so that something may be said. */
  free: boolean
  /** An example was chosen, to be asked. */
  onPick: (text: string) => void
}

/** What was said. It alone is drawn again with every piece of a reply. */
function Transcript({ chat, free, onEdit, onPick }: ConversationProps & TranscriptProps) {
  const t = useTranslations('chatbot')
  const messages = useSelector(chat, selectChatMessages)
  const keys = useKeys()(messages)
  return (
    <div className="relative min-h-0 flex-auto">
      <ChatTranscript label={t('transcript')} className="h-full">
        {messages.map((message, index) => (
          <Turn
            key={keys[index]}
            message={message}
            index={index}
            last={index === messages.length - 1}
            free={free}
            chat={chat}
            onEdit={onEdit}
          />
        ))}
      </ChatTranscript>
      {/* Over the transcript, which is there from the start, so that the first answer is announced as any other. */}
      {messages.length === 0 && <EmptyChat onPick={onPick} />}
    </div>
  )
}

/** A conversation: what was said, and where to say more. */
export function Conversation({ chat, onEdit, onStop }: StoppableProps) {
  const t = useTranslations('chatbot')
  const free = useSelector(chat, selectChatStatus) === 'idle'
  const [draft, write] = useDraft('chatbot', isText, '')
  const field = useRef<HTMLTextAreaElement>(null)
  const answering = useRef(!free)
  useEffect(warmUpProse, [])
  useEscape(!free, onStop)
  // What asked again goes with the answer that it asked for again.
  useFocusWhenLost(field, `${free}`)
  useEffect(() => {
    // Something was said otherwise, and the field in which it was is gone.
    if (answering.current && document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <Transcript
        chat={chat}
        free={free}
        onEdit={onEdit}
        onPick={(text) => {
          write(text)
          field.current?.focus()
        }}
      />
      <PromptInput
        className="shrink-0"
        label={t('message')}
        placeholder={t('placeholder')}
        value={draft}
        onValueChange={write}
        limit={limits.prompt}
        textRef={field}
        busy={!free}
        onStop={onStop}
        onSend={(text) => chat.send({ type: 'chat.send', text })}
      />
    </div>
  )
}
