import { useLiveChat } from '@saha/machines/react'
import { PromptInput } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { liveChatMessages } from '../../../i18n/messages/live-chat/index.ts'
import { textToSpeechMessages } from '../../../i18n/messages/text-to-speech/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useNotice } from '../../../features/notices/notices.tsx'
import { ExamplePrompts } from '../shared/forms/example-prompts.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { Captions } from './captions/captions.tsx'
import { SoundSettings } from './sound-settings.tsx'
import { draftSchema, noDraft } from './live-chat.draft.ts'
import { LiveChatStore } from './live-chat.store.ts'
import { ConversationView } from './conversation-view.tsx'

const messages = { ...liveChatMessages, ...textToSpeechMessages }

/** Captions would truncate a longer message. */
const maxMessageLength = 2000

const examples = ['example1', 'example2', 'example3'] as const

const createStore = () => new LiveChatStore()
const leaveLiveChat = (store: LiveChatStore) => store.leave()

function LiveChat() {
  const t = useTranslations('liveChat')
  const notice = useNotice()
  const store = useToolActors(createStore, leaveLiveChat)
  const [draft, setDraft] = useDraft('live-chat', draftSchema, noDraft)
  const field = useRef<HTMLTextAreaElement>(null)
  const { status, undelivered, clearUndelivered, sendText } = useLiveChat(store.chat)
  useEffect(() => {
    if (undelivered.length === 0) return
    clearUndelivered()
    setDraft({ ...draft, text: [...undelivered, draft.text].filter(Boolean).join('\n') })
    notice(t('cameBack'))
  }, [clearUndelivered, draft, notice, setDraft, t, undelivered])
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="grid min-w-0 gap-6 xl:grid-cols-2">
        <ConversationView store={store} draft={draft} />
        <div className="flex min-w-0 flex-col gap-3">
          <Captions store={store} />
          <PromptInput
            label={t('message')}
            placeholder={t('placeholder')}
            aria-describedby="message-hint"
            value={draft.text}
            onValueChange={(text) => setDraft({ ...draft, text })}
            limit={maxMessageLength}
            textRef={field}
            maxRows={4}
            onSend={(text) => {
              if (status !== 'connected') {
                notice(t('connectFirst'))
                return false
              }
              sendText(text)
              return true
            }}
          />
          <p id="message-hint" className="type-small text-ink-muted">
            {t('messageHint')}
          </p>
          {draft.text === '' && status !== 'connected' && (
            <ExamplePrompts
              title={t('examples')}
              texts={examples.map((example) => t(example))}
              onPick={(text) => {
                setDraft({ ...draft, text })
                field.current?.focus()
              }}
            />
          )}
        </div>
      </div>
      <SoundSettings store={store} draft={draft} onDraft={setDraft} />
    </div>
  )
}

export default withMessages(messages, LiveChat)
