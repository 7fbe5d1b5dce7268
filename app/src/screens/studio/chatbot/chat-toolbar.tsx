import type { ChatModel } from '@saha/machines/chat'
import { Button, PlusIcon, Select } from '@saha/ui'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { ChatStore } from './chatbot.store.ts'

const models: readonly ChatModel[] = ['flash', 'pro', 'flash-lite']

interface ChatToolbarProps {
  store: ChatStore
  model: ChatModel
  /** The chat has no messages, so a new one would be the same. */
  isEmpty: boolean
}

/** Selects the model and starts a new chat. Memoized because the chat renders with every chunk of a reply. */
export const ChatToolbar = memo(function ChatToolbar({ store, model, isEmpty }: ChatToolbarProps) {
  const t = useTranslations('chatbot')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow sm:grow-0">
        <Select
          aria-label={t('model')}
          aria-describedby="chat-model-meaning"
          value={model}
          onChange={({ currentTarget }) => store.startThread(currentTarget.value as ChatModel)}
        >
          {models.map((each) => (
            <option key={each} value={each}>
              {t(`models.${each}`)}
            </option>
          ))}
        </Select>
        <span id="chat-model-meaning" hidden>
          {t('modelMeaning')}
        </span>
      </div>
      <Button startIcon={PlusIcon} disabled={isEmpty} onClick={() => store.startThread(model)}>
        {t('newChat')}
      </Button>
    </div>
  )
})
