import { ClockIcon, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ScreenMessages } from '../../i18n/index.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { useIsWaiting } from './use-waiting.ts'
import type { Wish } from '../outbox/outbox-entries.ts'

interface WaitingNoteProps {
  kind: Wish['kind']
  gameId: string
  /** @default waiting */
  says?: 'waiting' | 'scoreWaits'
}

/** Beside what was wished for, as long as it waits. */
export function WaitingNote({ kind, gameId, says = 'waiting' }: WaitingNoteProps) {
  return useIsWaiting(kind, gameId) ? (
    <ScreenMessages add={offlineMessages}>
      <Words says={says} />
    </ScreenMessages>
  ) : null
}

function Words({ says }: { says: 'waiting' | 'scoreWaits' }) {
  const t = useTranslations('offline')
  return (
    <Text as="span" size="small" tone="muted" className="flex items-center gap-2">
      <ClockIcon size={1.25} />
      <span>{t(says)}</span>
    </Text>
  )
}
