import { ClockIcon, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ScreenMessages } from '../../i18n/index.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { useIsQueued } from './use-outbox.ts'
import type { Mutation } from '../outbox/outbox-entries.ts'

type BadgeMessage = 'waiting' | 'scorePending'

interface PendingBadgeProps {
  kind: Mutation['kind']
  gameId: string
  /** @default waiting */
  message?: BadgeMessage
}

/** Marks a rating or score that is still in the outbox. */
export function PendingBadge({ kind, gameId, message = 'waiting' }: PendingBadgeProps) {
  return useIsQueued(kind, gameId) ? (
    <ScreenMessages add={offlineMessages}>
      <Badge message={message} />
    </ScreenMessages>
  ) : null
}

function Badge({ message }: { message: BadgeMessage }) {
  const t = useTranslations('offline')
  return (
    <Text as="span" size="small" tone="muted" className="flex items-center gap-2">
      <ClockIcon size={1.25} />
      <span>{t(message)}</span>
    </Text>
  )
}
