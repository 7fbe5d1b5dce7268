import type { ChatModel } from '@saha/machines/chat'
import {
  Button,
  HistoryIcon,
  PlusIcon,
  Select,
  Sheet,
  SheetContent,
  SheetTitle,
  SheetTrigger,
} from '@saha/ui'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChatStore } from './chatbot.store.ts'
import { ThreadList } from './threads/thread-list.tsx'

const models: readonly ChatModel[] = ['flash', 'pro', 'flash-lite']

interface ChatToolbarProps {
  store: ChatStore
  model: ChatModel
  openId: string
  /** The chat has no messages, so a new one would be the same. */
  isEmpty: boolean
}

/**
 * Selects the model, starts a new chat, and opens the list of chats on narrow screens. Memoized because the chat
 * renders with every chunk of a reply.
 */
export const ChatToolbar = memo(function ChatToolbar({ store, model, openId, isEmpty }: ChatToolbarProps) {
  const t = useTranslations('chatbot')
  const [isListOpen, setListed] = useState(false)
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
      <div className="xl:hidden">
        <Sheet open={isListOpen} onOpenChange={setListed}>
          <SheetTrigger startIcon={HistoryIcon}>{t('threads')}</SheetTrigger>
          <SheetContent
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => {
              if (event.target instanceof Element && event.target.closest('[data-keeps-escape]'))
                event.preventDefault()
            }}
          >
            <SheetTitle>{t('threads')}</SheetTitle>
            <ThreadList store={store} openId={openId} onOpened={() => setListed(false)} />
          </SheetContent>
        </Sheet>
      </div>
    </div>
  )
})
