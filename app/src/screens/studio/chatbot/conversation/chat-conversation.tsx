import type { ChatMessage } from '@saha/machines/chat'
import type { ChatView } from '@saha/machines/react'
import { ChatTranscript, warmUpProse, PromptInput } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { useDraft } from '../../shared/forms/use-draft.ts'
import { useCancelOnEscape } from '../../shared/forms/use-cancel-on-escape.ts'
import { useRestoreFocus } from '../../shared/use-restore-focus.ts'
import { ChatIdeas, EmptyChatHeading } from './empty-chat.tsx'
import { ChatTurn } from './chat-turn.tsx'

/** Returns a key per message that changes when the question at its index is replaced. */
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
  chat: ChatView
  onEdit: (index: number, text: string) => void
}

interface StoppableProps extends ConversationProps {
  /** Stops the running reply. */
  onStop: () => void
}

interface TranscriptProps {
  /** No reply is running, so a message can be sent. */
  isIdle: boolean
}

/** Message list. */
function Transcript({ chat, isIdle, onEdit }: ConversationProps & TranscriptProps) {
  const t = useTranslations('chatbot')
  const { messages, retry, sendMessage, showVersion } = chat
  const keys = useKeys()(messages)
  return (
    // Rendered while empty too, because its live region must exist before the first reply.
    <div className={messages.length === 0 ? 'sr-only' : 'min-h-0 flex-auto'}>
      <ChatTranscript label={t('transcript')} className="h-full">
        {messages.map((message, index) => (
          <ChatTurn
            key={keys[index]}
            message={message}
            index={index}
            isLast={index === messages.length - 1}
            isIdle={isIdle}
            onEdit={onEdit}
            onRetry={retry}
            onSend={sendMessage}
            onShowVersion={showVersion}
          />
        ))}
      </ChatTranscript>
    </div>
  )
}

/** Shows the messages and the field for the next one. */
export function ChatConversation({ chat, onEdit, onStop }: StoppableProps) {
  const t = useTranslations('chatbot')
  const isIdle = chat.status === 'idle'
  const isEmpty = chat.messages.length === 0
  const [draft, write] = useDraft('chatbot', v.string(), '')
  const field = useRef<HTMLTextAreaElement>(null)
  const answering = useRef(!isIdle)
  useEffect(warmUpProse, [])
  useCancelOnEscape(!isIdle, onStop)
  // The "retry" button disappears with the reply that it replaces.
  useRestoreFocus(field, `${isIdle}`)
  useEffect(() => {
    // The edited message is replaced together with its field.
    if (answering.current && document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      {isEmpty && <EmptyChatHeading />}
      <Transcript chat={chat} isIdle={isIdle} onEdit={onEdit} />
      <PromptInput
        className="shrink-0"
        label={t('message')}
        placeholder={t('placeholder')}
        value={draft}
        onValueChange={write}
        limit={limits.prompt}
        textRef={field}
        busy={!isIdle}
        onStop={onStop}
        onSend={chat.sendMessage}
      />
      {isEmpty && (
        <ChatIdeas
          onPick={(text) => {
            write(text)
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
