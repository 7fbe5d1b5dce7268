import { selectChatStatus, type ModelMessage } from '@saha/machines/chat'
import { ChevronEndIcon, ChevronStartIcon, IconButton, useNumberFormat } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { Chat } from '../streaming/autosave-chat.ts'

interface ReplyVersionsProps {
  message: ModelMessage
  index: number
  chat: Chat
}

/** Steps through the replies to one question. Buttons stay focusable at both ends. */
export function ReplyVersions({ message: { before = [], after = [] }, index, chat }: ReplyVersionsProps) {
  const t = useTranslations('chatbot')
  const figure = useNumberFormat()
  const isIdle = useSelector(chat, selectChatStatus) === 'idle'
  const step = (icon: typeof ChevronEndIcon, label: string, to: number, isThere: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      variant="quiet"
      aria-disabled={!isThere || !isIdle}
      onClick={() => chat.send({ type: 'version.show', index, version: to })}
    />
  )
  const throttled = before.length
  return (
    <fieldset aria-label={t('versions')} className="flex min-w-0 items-center gap-1">
      {step(ChevronStartIcon, t('earlierVersion'), throttled - 1, before.length > 0)}
      <output className="type-caption text-ink-muted">
        {t('version', { number: figure(throttled + 1), count: figure(throttled + 1 + after.length) })}
      </output>
      {step(ChevronEndIcon, t('laterVersion'), throttled + 1, after.length > 0)}
    </fieldset>
  )
}
