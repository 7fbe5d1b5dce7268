import { UserText } from '@saha/ui'
import { shorten } from '@saha/ui/characters'
import { useTranslations } from 'use-intl'
import type { GameScore } from '../../adapters/appwrite/documents/boards.ts'
import { Rich } from '../../i18n/index.ts'
import { useAuth } from '../session/use-auth.ts'

interface ChallengeTextProps {
  /** The row to beat; null if there is none. */
  row: GameScore | null
  /** Whether a run has beaten it. @default false */
  isBeaten?: boolean
}

/** Longer names would take a second line over the game. */
const maxName = 16

/** Names the player and the score to beat. */
export function ChallengeText({ row, isBeaten = false }: ChallengeTextProps) {
  const t = useTranslations('challenge')
  const { user } = useAuth()
  if (!row) return <span>{t('unavailable')}</span>
  if (user !== null && row.ownerId === user.id)
    return <span>{isBeaten ? t('beatenOwn') : t('beatOwn', { count: row.score })}</span>
  const name = () => <UserText>{shorten(row.userName, maxName)}</UserText>
  if (isBeaten) return <Rich>{t.rich('beaten', { name })}</Rich>
  return <Rich>{t.rich('beat', { name, count: row.score })}</Rich>
}
