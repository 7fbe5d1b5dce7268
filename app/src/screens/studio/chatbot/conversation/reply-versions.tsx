import type { ModelMessage } from '@saha/machines/chat'
import { ChevronEndIcon, ChevronStartIcon, IconButton, useNumberFormat } from '@saha/ui'
import { useTranslations } from 'use-intl'

interface ReplyVersionsProps {
  message: ModelMessage
  /** No reply is running, so another version can be shown. */
  isIdle: boolean
  onShow: (version: number) => void
}

/** Steps through the replies to one question. Buttons stay focusable at both ends. */
export function ReplyVersions({ message: { before = [], after = [] }, isIdle, onShow }: ReplyVersionsProps) {
  const t = useTranslations('chatbot')
  const figure = useNumberFormat()
  const step = (icon: typeof ChevronEndIcon, label: string, to: number, isThere: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      variant="quiet"
      aria-disabled={!isThere || !isIdle}
      onClick={() => onShow(to)}
    />
  )
  const shown = before.length
  return (
    <fieldset aria-label={t('versions')} className="flex min-w-0 items-center gap-1">
      {step(ChevronStartIcon, t('earlierVersion'), shown - 1, before.length > 0)}
      <output className="type-caption text-ink-muted">
        {t('version', { number: figure(shown + 1), count: figure(shown + 1 + after.length) })}
      </output>
      {step(ChevronEndIcon, t('laterVersion'), shown + 1, after.length > 0)}
    </fieldset>
  )
}
