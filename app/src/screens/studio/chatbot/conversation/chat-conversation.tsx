import type { ChatMessage } from '@saha/machines/chat'
import type { ChatView } from '@saha/machines/react'
import { ChatTranscript, warmUpProse, PromptInput } from '@saha/ui'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { listFiles } from '../../../../adapters/library/thread.ts'
import { useNotice } from '../../../../features/notices/notices.tsx'
import { useFilesDropAnywhere } from '../../shared/files/use-file-drop-anywhere.ts'
import { useDraft } from '../../shared/forms/use-draft.ts'
import { useCancelOnEscape } from '../../shared/forms/use-cancel-on-escape.ts'
import { useRestoreFocus } from '../../../../platform/use-restore-focus.ts'
import { ChatIdeas, EmptyChatHeading } from './empty-chat.tsx'
import type { ChatStore } from '../chatbot.store.ts'
import { AttachButtons } from '../files/attach-buttons.tsx'
import { PendingFileList } from '../files/pending-file-list.tsx'
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
  store: ChatStore
  chat: ChatView
}

interface TranscriptProps {
  /** No reply is running, so a message can be sent. */
  isIdle: boolean
}

/** Message list. */
function Transcript({ store, chat, isIdle }: ConversationProps & TranscriptProps) {
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
            contents={store.contents}
            onEdit={store.edit}
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
export function ChatConversation({ store, chat }: ConversationProps) {
  const t = useTranslations('chatbot')
  const isIdle = chat.status === 'idle'
  const isEmpty = chat.messages.length === 0
  const [draft, write] = useDraft('chatbot', v.string(), '')
  const field = useRef<HTMLTextAreaElement>(null)
  const answering = useRef(!isIdle)
  const notice = useNotice()
  const { pendingFiles } = store
  const pending = useSyncExternalStore(pendingFiles.subscribe, pendingFiles.getSnapshot)
  const hasAttachments = pending.files.length + pending.reading + pending.rejected.length > 0
  const addFiles = useCallback(
    (files: readonly File[]) => {
      const { messages } = store.getSnapshot().chat.getSnapshot().context
      void pendingFiles.add(files, listFiles(messages))
    },
    [pendingFiles, store],
  )
  useFilesDropAnywhere(addFiles)
  useEffect(warmUpProse, [])
  useCancelOnEscape(!isIdle, store.stopReply)
  // The "retry" button disappears with the reply that it replaces.
  useRestoreFocus(field, `${isIdle}`)
  useEffect(() => {
    // The edited message is replaced together with its field.
    if (answering.current && document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      {isEmpty && <EmptyChatHeading />}
      <Transcript store={store} chat={chat} isIdle={isIdle} />
      <PromptInput
        className="shrink-0"
        label={t('message')}
        placeholder={t('placeholder')}
        value={draft}
        onValueChange={write}
        limit={limits.prompt}
        textRef={field}
        busy={!isIdle}
        onStop={store.stopReply}
        attachments={
          hasAttachments && (
            <PendingFileList
              pending={pending}
              store={pendingFiles}
              contents={store.contents}
              onRemoved={() => field.current?.focus()}
            />
          )
        }
        tools={<AttachButtons onFiles={addFiles} />}
        onSend={(text) => {
          if (pending.reading > 0) {
            notice(t('files.wait'))
            return false
          }
          chat.sendMessage(text, pendingFiles.take())
          return true
        }}
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
